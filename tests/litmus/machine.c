/* machine.c - see machine.h. */
#include "machine.h"

#include "path/memory_state.h"
#include "support_dispatcher.h"
#include "support_scoped.h"

#define SCRATCH_BYTES 16u /* of a work-item */
#define CHECKED       32u /* clock steps between two checks of all L1s */

struct machine {
    struct bench *bench;
    const struct litmus_plan *plan;
    struct litmus_result *result;
    uint64_t scratch;
    struct clock_event alarm; /* nothing happens at it, but time stops there */
    bool lost;                /* the CU of the move's group is lost, and not yet released */
    bool resident[LITMUS_GROUPS], saved[LITMUS_GROUPS], done[LITMUS_GROUPS], told;
};

static void ring(struct clock_event *event, uint64_t cycle)
{
    (void)event;
    (void)cycle;
}

static void set_delays(struct machine *machine)
{
    mem_write(&machine->bench->memory, machine->bench->data + LITMUS_DELAYS, machine->plan->delays,
              sizeof(machine->plan->delays), machine->bench->clock.now);
}

/* Each work-group that is late is a kernel's; the others are kernel 0's. */
static void announce_kernel(struct machine *machine, uint32_t number)
{
    struct bench *bench = machine->bench;
    const struct isa_kernel *kernel = &bench->program->kernels[0];
    uint32_t items = 64 * machine->plan->waves;

    send(bench, (struct cp_command){.opcode = CP_COMMAND_KERNEL_BEGIN,
                                    .begin = {.kernel = (uint16_t)number,
                                              .workgroup_size = {(uint16_t)items, 1, 1},
                                              .grid_size = {items * LITMUS_GROUPS, 1, 1},
                                              .code_properties = kernel->descriptor.kernel_code_properties,
                                              .private_segment = SCRATCH_BYTES,
                                              .scratch_wave_bytes = SCRATCH_BYTES * 64,
                                              .scratch_base = machine->scratch,
                                              .rsrc1 = kernel->descriptor.compute_pgm_rsrc1,
                                              .rsrc2 = kernel->descriptor.compute_pgm_rsrc2,
                                              .acquire = CP_FENCE_AGENT,
                                              .entry = bench->program->base,
                                              .kernarg = bench->data}});
}

static void set_waiting(struct machine *machine)
{
    bool performs = machine->plan->wait == LITMUS_PERFORM;

    if (machine->plan->wait == LITMUS_RETRY)
        return;
    send(machine->bench, (struct cp_command){.opcode = CP_COMMAND_WAITING,
                                             .waiting = {.mode = CP_WAIT_ATOMIC,
                                                         .watch = CP_WATCH_VALUE,
                                                         .resume = performs ? CP_RESUME_PREDICT : CP_RESUME_ALL,
                                                         .extensions = performs ? CP_EXTENSION_ALL : 0}});
}

static void launch(struct machine *machine, uint32_t group)
{
    const struct litmus_group *where = &machine->plan->groups[group];
    struct cp_command command = place(machine->bench, CP_COMMAND_LAUNCH, group, where->cu);

    if (where->late) {
        announce_kernel(machine, group);
        command.place.kernel = (uint16_t)group;
    }
    command.place.scratch = machine->scratch + (uint64_t)group * LITMUS_WAVES * SCRATCH_BYTES * 64;
    machine->resident[group] = true;
    send(machine->bench, command);
}

/* Launches a group and those behind it that do not wait for it. */
static void launch_from(struct machine *machine, uint32_t group)
{
    do {
        launch(machine, group++);
    } while (group < machine->plan->group_count && !machine->plan->groups[group].late);
}

static void begin_move(struct machine *machine)
{
    const struct litmus_move *move = &machine->plan->move;
    uint32_t group = move->group;

    if (!machine->resident[group])
        return;
    if (move->kind == LITMUS_MOVE) {
        force_save(machine->bench, group);
    } else if (move->kind == LITMUS_KILL) {
        send(machine->bench, place(machine->bench, CP_COMMAND_KILL, group, 0));
    } else {
        machine->lost = true;
        gpu_dispatcher_lose_cu(machine->bench->dispatcher, machine->plan->groups[group].cu, machine->bench->clock.now);
    }
}

static bool is_on_lost_cu(const struct machine *machine, uint32_t group)
{
    return machine->resident[group] &&
           machine->plan->groups[group].cu == machine->plan->groups[machine->plan->move.group].cu;
}

static void restore(struct machine *machine)
{
    for (uint32_t g = 0; g < machine->plan->group_count; g++) {
        struct cp_command command = place(machine->bench, CP_COMMAND_RESTORE, g, machine->plan->move.to);

        if (!machine->saved[g])
            continue;
        machine->saved[g] = false;
        if (machine->plan->groups[g].late)
            command.place.kernel = (uint16_t)g;
        send(machine->bench, command);
    }
}

/* The lost CU is given up when no work-group is left on it. */
static void release(struct machine *machine)
{
    const struct litmus_group *group = &machine->plan->groups[machine->plan->move.group];

    for (uint32_t g = 0; g < machine->plan->group_count; g++) {
        if (is_on_lost_cu(machine, g))
            return;
    }
    machine->lost = false;
    send(machine->bench, (struct cp_command){.opcode = CP_COMMAND_CU_RELEASE, .release = {.cu = (uint16_t)group->cu}});
}

static void tell(struct machine *machine)
{
    if (machine->told)
        return;
    machine->told = true;
    mem_read(&machine->bench->memory, machine->bench->data, machine->result->told, LITMUS_BYTES);
}

static void complain(struct machine *machine, const char *broken)
{
    if (broken && !machine->result->fault[0])
        snprintf(machine->result->fault, sizeof(machine->result->fault), "%s", broken);
}

static void check_state(struct machine *machine)
{
    complain(machine, scoped_broken(machine->bench->system, &machine->bench->parameters));
    complain(machine, scoped_monitored_broken(machine->bench->system));
}

/* With DONE and SAVED what the work-group has stored is in memory. */
static void check_flushed(struct machine *machine, uint32_t group)
{
    const uint32_t workgroup[3] = {group, 0, 0};

    if (scoped_has_dirty(machine->bench->system, workgroup))
        complain(machine, "a work-group has left dirty bytes");
}

static void end(struct machine *machine, uint32_t group)
{
    uint32_t next = group + 1;

    tell(machine);
    machine->done[group] = true;
    machine->resident[group] = false;
    machine->result->cycles = machine->bench->clock.now;
    if (next < machine->plan->group_count && machine->plan->groups[next].late)
        launch_from(machine, next);
}

static void handle(struct machine *machine, const struct cp_event *event)
{
    switch (event->kind) {
    case CP_EVENT_DONE:
        check_flushed(machine, event->wg.slot);
        end(machine, event->wg.slot);
        break;
    case CP_EVENT_MESSAGE:
        tell(machine);
        break;
    case CP_EVENT_SAVED:
        check_flushed(machine, event->wg.slot);
        machine->resident[event->wg.slot] = false;
        machine->saved[event->wg.slot] = true;
        clock_cancel(&machine->bench->clock, &machine->alarm);
        clock_schedule(&machine->bench->clock, &machine->alarm, machine->bench->clock.now + machine->plan->away);
        break;
    case CP_EVENT_CU_LOST:
        for (uint32_t g = 0; g < machine->plan->group_count; g++) {
            if (is_on_lost_cu(machine, g))
                force_save(machine->bench, g);
        }
        break;
    case CP_EVENT_FAULT:
        snprintf(machine->result->fault, sizeof(machine->result->fault), "fault in line %u: %.90s",
                 (unsigned)event->fault.line, gpu_dispatcher_fault(machine->bench->dispatcher));
        break;
    default:
        break;
    }
    if (machine->lost)
        release(machine);
}

static bool is_over(const struct machine *machine)
{
    for (uint32_t g = 0; g < machine->plan->group_count; g++) {
        if (!machine->done[g])
            return false;
    }
    return true;
}

/* The alarm rings twice: when the move begins, and when the work-group has been away for long enough. */
static void play(struct machine *machine)
{
    struct bench *bench = machine->bench;
    bool moved = machine->plan->move.kind == LITMUS_STAY;
    uint64_t start = bench->clock.now, alarm = moved ? CLOCK_NEVER : start + machine->plan->move_at;
    uint32_t steps = 0;

    if (!moved)
        clock_schedule(&bench->clock, &machine->alarm, alarm);
    while (!machine->result->fault[0] && !is_over(machine)) {
        const struct cp_event *first = gpu_dispatcher_event(bench->dispatcher);

        if (first || ++steps % CHECKED == 0)
            check_state(machine);
        if (first) {
            struct cp_event event = *first;

            gpu_dispatcher_event_taken(bench->dispatcher);
            handle(machine, &event);
        } else if (!clock_step(&bench->clock, start + machine->plan->limit)) {
            machine->result->hangs = true;
            return;
        }
        if (machine->alarm.scheduled)
            continue;
        if (!moved)
            begin_move(machine);
        moved = true;
        restore(machine);
    }
}

void litmus_run(const struct litmus_plan *plan, struct litmus_result *result)
{
    struct machine machine = {.bench = create_from(plan->text, plan->parameters), .plan = plan, .result = result};

    machine.alarm.fire = ring;
    *result = (struct litmus_result){.hangs = false};
    /* Aligned, so that words lie in the banks that translate.h says. */
    machine.bench->data = mem_allocate(&machine.bench->memory, LITMUS_BYTES, LITMUS_BYTES, MEM_RIGHTS_READ_WRITE);
    machine.scratch = mem_allocate(&machine.bench->memory, (uint64_t)LITMUS_GROUPS * LITMUS_WAVES * SCRATCH_BYTES * 64,
                                   64, MEM_RIGHTS_READ_WRITE);
    set_delays(&machine);
    set_waiting(&machine);
    announce_kernel(&machine, 0);
    launch_from(&machine, 0);
    play(&machine);
    mem_read(&machine.bench->memory, machine.bench->data, result->memory, LITMUS_BYTES);
    result->l2_accesses = path_counters(machine.bench->system)->l2_accesses;
    destroy(machine.bench);
}
