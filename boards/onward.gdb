# onward.gdb - the firmware's state in gdb. The firmware is the variable `cp` of the image; `onward-use EXPRESSION` names
# another one.
#   onward-status      the whole in a few lines, then queues, kernels, CUs and work-groups
#   onward-queues      each queue in use: how far it was read and completed
#   onward-kernels     each active dispatch
#   onward-cus         each compute unit
#   onward-wgs         the table of work-groups, but for free places
#   onward-conditions  spilled conditions and who waits on them
#   onward-trace FILE  copies the event trace to a file for `onward trace`
set pagination off
set print pretty off
set confirm off

define onward-use
    set $onward = &($arg0)
end
document onward-use
onward-use EXPRESSION: what the other commands print. An lvalue of type struct cp; `cp` if this was never said.
end

define onward-find
    if $_isvoid($onward)
        set $onward = &cp
    end
end

define onward-queues
    onward-find
    set $i = 0
    while $i < sizeof($onward->queues) / sizeof($onward->queues[0])
        if $onward->config.queues[$i].queue_memory
            set $q = &$onward->queues[$i]
            printf "queue %d: ", $i
            output (enum cp_queue_stage)$q->stage
            printf ", priority %d, next %llu, written %llu, complete %llu, kernels %d, wgs %d", (int)$onward->config.queues[$i].priority, $q->next, $q->written, $q->complete, $q->kernels, $q->held
            if $q->error
                printf ", error "
                output (enum cp_queue_error)$q->error
                printf " at packet %llu", $q->error_packet
            end
            printf "\n"
        end
        set $i = $i + 1
    end
end
document onward-queues
Each queue in use: stage, how far it was read, written and completed, what its kernels hold.
end

define onward-kernels
    onward-find
    set $i = 0
    while $i < sizeof($onward->kernels) / sizeof($onward->kernels[0])
        set $k = &$onward->kernels[$i]
        if $k->stage
            printf "kernel %d: ", $i
            output (enum cp_kernel_stage)$k->stage
            printf ", grid %u x %u x %u, unlaunched %u, live %d, ready %d, waves a wg %d\n", $k->groups[0], $k->groups[1], $k->groups[2], $k->unlaunched, $k->workgroups.count, $k->ready.count, $k->shape.waves
        end
        set $i = $i + 1
    end
end
document onward-kernels
Each active dispatch: stage, grid, work-groups left to launch, live and ready.
end

define onward-cus
    onward-find
    set $i = 0
    while $i < $onward->config.cus
        set $c = &$onward->cus[$i]
        printf "cu %d: ", $i
        if $onward->cus_usable.words[$i / 32] >> ($i % 32) & 1
            printf "usable"
        else
            printf "lost"
        end
        printf ", residents %d, waves free", $c->residents.count
        set $s = 0
        while $s < $onward->config.simds
            printf " %d", ($c->simds[$s].waves >> 22) & 511
            set $s = $s + 1
        end
        printf ", lds free %u\n", $c->rest & 0x1fffff
        set $i = $i + 1
    end
end
document onward-cus
Each compute unit: whether it may be used, who is resident, what is free.
end

define onward-wgs
    onward-find
    set $i = 0
    while $i < $onward->config.wg_slots
        set $w = &$onward->workgroups[$i]
        if $w->state
            printf "wg slot %d generation %u: ", $i, $w->generation
            output (enum cp_wg_state)$w->state
            printf ", kernel %d number %u, cu %d simd %d, wait %d, flags 0x%x\n", $w->kernel, $w->number, $w->cu, $w->simd, (int)$w->wait_number, $w->flags
        end
        set $i = $i + 1
    end
end
document onward-wgs
The table of work-groups, but for free places: state, kernel and number in its grid, place, newest wait (-1: none yet).
end

define onward-conditions
    onward-find
    set $i = 0
    while $i < sizeof($onward->conditions) / sizeof($onward->conditions[0])
        if $onward->spill.used[$i / 32] >> ($i % 32) & 1
            set $c = &$onward->conditions[$i]
            printf "condition %d: address 0x%llx operand 0x%llx kind %d, %d bytes, waits %d:", $i, $c->address, $c->operand, $c->condition, $c->bytes, $c->count
            set $n = $c->oldest
            set $left = $c->count
            while $left
                printf " slot %d wait %u", $onward->waits[$n].slot, $onward->waits[$n].wait_number
                set $n = $onward->waits[$n].rings[0].next
                set $left = $left - 1
            end
            printf "\n"
        end
        set $i = $i + 1
    end
end
document onward-conditions
Spilled conditions (kind 1 EQ, 2 NE, 3 LT, 4 GE) and their waiters, oldest first.
end

define onward-trace
    onward-find
    set $t = $onward->trace
    if $t
        dump binary memory $arg0 $t ((char *)$t + sizeof(struct cp_trace) + $t->entries * sizeof(struct cp_trace_entry))
        printf "event trace: %llu entries written, room for %u\n", $t->written, $t->entries
    else
        printf "no event trace was started\n"
    end
end
document onward-trace
onward-trace FILE: copies the ring of the event trace to a file; `onward trace FILE` makes a Chrome trace of it.
end

define onward-status
    onward-find
    printf "cycle %llu, panic 0x%x, oversubscribed %d, ready %u, stalled %d, swapped %d, wanting %u, free slots %d\n", $onward->now, $onward->panic, $onward->oversubscribed, $onward->ready, $onward->stalled.count, $onward->swapped.count, $onward->wanting, $onward->free.count
    onward-queues
    onward-kernels
    onward-cus
    onward-wgs
    onward-conditions
end
document onward-status
The whole firmware: a summary, queues, kernels, compute units, work-groups, spilled conditions.
end
