#!/bin/bash
# Every benchmark of the heterosync suites, and the applications that steal work, with its primitive broken; and every kernel of suite
# barriers with a barrier left out or a wrong index. One small change to the source at a time: the checks report a wrong result (exit
# 1), it never ends (exit 3), or it faults (exit 4). The firmware launches the work-groups, one after the other, which decides who meets
# whom: so what a change does is what it did when it was planted. A third of the changes have their turn at each commit.
# Usage: [SAMPLE=all] broken_test.sh BUILD
build=$(cd "$1" && pwd)
cd "$(dirname "$0")/../.." || exit 1
. tests/support/lib.sh
needs broken clang libclc
workloads=$PWD/sim_hal/workloads
export build work workloads

# BENCHMARK | FILE | sed script | exit status | options
table() {
    cat <<'T'
SPM_G | heterosync/spin_mutex.h | s/onward_wait_cas(mutex, 0, 1, eq, ~0u, 0) == 0/onward_load(mutex) != 7/ | 1
SPM_G | heterosync/spin_mutex.h | s/onward_acquire();// | 1
SPM_G | heterosync/spin_mutex.h | s/onward_exch(mutex, 0);// | 3
SPM_L | heterosync/spin_mutex.h | s/onward_wait_cas(mutex, 0, 1, eq, ~0u, 0) == 0/onward_load(mutex) != 7/ | 1
SPM_L | heterosync/spin_mutex.h | s/onward_acquire();// | 1 | --policy timeout --set simd.waves=4 --set timeout.interval=1000
SPM_L | heterosync/spin_mutex.h | s/onward_exch(mutex, 0);// | 3
FAM_G | heterosync/ticket_mutex.h | s/onward_wait_load(serving, eq, ~0u, ticket) == ticket/onward_load(serving) != ~0u/ | 1
FAM_G | heterosync/ticket_mutex.h | s/onward_wait_load(serving, eq, ~0u, ticket) == ticket/onward_load(serving) == (ticket ^ 1)/ | 1
FAM_G | heterosync/ticket_mutex.h | s/onward_acquire();// | 1
FAM_G | heterosync/ticket_mutex.h | s/onward_add(serving, 1);// | 3
FAM_L | heterosync/ticket_mutex.h | s/onward_wait_load(serving, eq, ~0u, ticket) == ticket/onward_load(serving) != ~0u/ | 1
FAM_L | heterosync/ticket_mutex.h | s/onward_wait_load(serving, eq, ~0u, ticket) == ticket/onward_load(serving) == (ticket ^ 1)/ | 1
FAM_L | heterosync/ticket_mutex.h | s/onward_add(serving, 1);// | 3
SLM_G | heterosync/sleep_mutex.h | s/onward_wait_load(place, eq, ~0u, MINE) == MINE/onward_load(place) != 7/ | 1
SLM_G | heterosync/sleep_mutex.h | s/onward_exch(ring + (ticket & ring_mask), NOT_MINE);// | 1
SLM_G | heterosync/sleep_mutex.h | s/onward_acquire();// | 1
SLM_G | heterosync/sleep_mutex.h | s/(ticket + 1) & ring_mask/(ticket + 2) \& ring_mask/ | 3
SLM_L | heterosync/sleep_mutex.h | s/onward_wait_load(place, eq, ~0u, MINE) == MINE/onward_load(place) != 7/ | 1
SLM_L | heterosync/sleep_mutex.h | s/onward_exch(ring + (ticket & ring_mask), NOT_MINE);// | 1
SLM_L | heterosync/SLM_L.cl | s/onward_exch(ring, MINE);// | 3
TB_LG | heterosync/tree_barrier.h | s/\*answer = old == 0/*answer = old != 77777/ | 1
TB_LG | heterosync/tree_barrier.h | s/onward_acquire();// | 1 | --set l1.bytes=1048576
TB_LG | heterosync/tree_barrier.h | s/pass_barrier(global_words, .*;/;/ | 1 | --lose-cu 1@60us+50us
TB_LG | heterosync/tree_barrier.h | s/groups_of_cu(cu, cus), answer/groups_of_cu(cu, cus) + 1, answer/ | 3
TBEX_LG | heterosync/tree_barrier.h | s/\*answer = old == 0/*answer = old != 77777/ | 1
TBEX_LG | heterosync/TBEX_LG.cl | s/pass_local(.*;// | 1
TBEX_LG | heterosync/TBEX_LG.cl | s/pass_tree(.*;// | 1
LFTB_LG | heterosync/flag_barrier.h | s/while (onward_wait_load(in + i, eq_all, ~0u, 1) != 1)/while (onward_load(in + i) == 7)/ | 3
LFTB_LG | heterosync/flag_barrier.h | s/gather(local_in + first, groups_of_cu(cu, cus)/gather(local_in + first, 1/ | 3
LFTB_LG | heterosync/flag_barrier.h | s/onward_wait_load(out, eq, ~0u, 1) == 1/onward_load(out) != 7/ | 3
LFTB_LG | heterosync/flag_barrier.h | s/pass_global_flags(global_in, .*;/;/ | 1 | --lose-cu 1@60us+50us
LFTB_LG | heterosync/flag_barrier.h | s/onward_acquire();// | 1 | --set l1.bytes=1048576
LFTB_LG | heterosync/flag_barrier.h | s/onward_exch(in + i, 0);// | 3
LFTB_LG | heterosync/flag_barrier.h | s/onward_exch(out, 0);// | 3
LFTB_LG | heterosync/flag_barrier.h | s/onward_exch(in, 1);// | 3
LFTBEX_LG | heterosync/flag_barrier.h | s/while (onward_wait_load(in + i, eq_all, ~0u, 1) != 1)/while (onward_load(in + i) == 7)/ | 3
LFTBEX_LG | heterosync/LFTBEX_LG.cl | s/pass_flags(.*;// | 1
LFTBEX_LG | heterosync/LFTBEX_LG.cl | s/pass_flag_tree(.*;// | 1
SRB_G | heterosync-more/sense_barrier.h | s/(onward_wait_load(shared, eq, SENSE_MASK, next) & SENSE_MASK) == next/onward_load(shared) != 7/ | 1
SRB_G | heterosync-more/sense_barrier.h | s/\*sense = next;// | 1
SRB_G | heterosync-more/sense_barrier.h | s/onward_acquire();// | 1 | --set l1.bytes=1048576
SRB_G | heterosync-more/sense_barrier.h | s/turn_sense(shared, next);// | 3
SRB_LG | heterosync-more/sense_barrier.h | s/(onward_wait_load(shared, eq, SENSE_MASK, next) & SENSE_MASK) == next/onward_load(shared) != 7/ | 1
SRB_LG | heterosync-more/sense_barrier.h | s/\*sense = next;// | 1
SRB_LG | heterosync-more/SRB_LG.cl | s/pass_sense(global_words, above, min.*/;/ | 1 | --lose-cu 1@60us+50us
SEM_1 | heterosync-more/SEM.cl | s/places > 1/places > 0/ | 1
SEM_10 | heterosync-more/SEM.cl | s/onward_wait_cas(semaphore + GUARD, 0, 1, eq, ~0u, 0) != 0/onward_load(semaphore + GUARD) == 7/ | 3
SEM_10 | heterosync-more/SEM.cl | s/PLACES) == most/PLACES) > 0/ | 1
SEM_10 | heterosync-more/SEM.cl | s/onward_acquire();// | 1 | --set simd.waves=4
SEM_10 | heterosync-more/SEM.cl | s/PLACES) + freed/PLACES)/ | 3
SEMEBO_10 | heterosync-more/SEM.cl | s/onward_wait_cas(semaphore + GUARD, 0, 1, eq, ~0u, 0) != 0/onward_load(semaphore + GUARD) == 7/ | 3
HT_H | heterosync-more/HT.cl | s/onward_wait_cas(lock, 0, 1, eq, ~0u, 0) == 0/onward_load(lock) != 7/ | 1
HT_H | heterosync-more/HT.cl | s/onward_exch(lock, 0);// | 3
HT_L | heterosync-more/HT.cl | s/onward_wait_cas(lock, 0, 1, eq, ~0u, 0) == 0/onward_load(lock) != 7/ | 1
HT_L | heterosync-more/HT.cl | s/bucket->head = number + 1;/if (number != 1000) &/ | 1
HT_L | heterosync-more/HT.cl | s/node->next = bucket->head;/node->next = number == 1000 ? 0 : bucket->head;/ | 1
HT_L | heterosync-more/HT.cl | s/done = 1;/done = number != 1000 ? 1 : nodes[number].puts > 1;/ | 1
ATM | heterosync-more/ATM.cl | s/onward_cas(first, 0, 1) == 0/onward_load(first) != 7/ | 1
ATM | heterosync-more/ATM.cl | s/onward_cas(second, 0, 1) == 0/onward_load(second) != 7/ | 1
ATM | heterosync-more/ATM.cl | s/onward_exch(second, 0);// | 3
ATM | heterosync-more/ATM.cl | s/account->balance += amount;/if (mark != 1000) &/ | 1
octree_plain | cooperative/steal.h | s/while (onward_wait_cas(&queue->lock, 0, 1, eq, ~0u, 0) != 0)/while (onward_load(\&queue->lock) == 7)/; s/onward_cas(&queue->lock, 0, 1) != 0/onward_load(\&queue->lock) == 7/ | 1
octree_plain | cooperative/steal.h | s/onward_exch(&queue->lock, 0);// | 3 | --max-cycles 3000000
octree_plain | cooperative/steal.h | s/onward_acquire();// | 3
octree_plain | cooperative/steal.h | s/onward_exch(&me->pool->queued, ALL_DONE);/;/ | 3
octree | cooperative/steal.h | s/onward_store(&words->head, loot.x + loot.z);// | 1
game_plain | cooperative/game.cl | s/if (onward_add((volatile global uint \*)&record->left, ~0u) != 1)/if (onward_add((volatile global uint *)\&record->left, ~0u) == 77)/ | 1
PRK_1 | stealing/steal_queue.h | s/return scoped_cas(lock, 0, 1, agent, acq, remote) == 0/return scoped_load(lock, agent, acq, remote) != 7/ | 4 | --max-cycles 2000000
CLR_1 | stealing/steal_queue.h | s/queue->head = head + 1;// | 1
PRK_1 | stealing/steal_queue.h | s/queue->tail = tail;// | 3 | --max-cycles 2000000
PRK_1 | stealing/steal_queue.h | s/onward_exch(&me->pool->drained\[me->id\], me->round);/;/ | 3 | --max-cycles 2000000
PRK_1 | stealing/steal_queue.h | s/scoped_store(lock, 0, agent, rel, remote);/;/ | 3 | --max-cycles 2000000
UTS | stealing/tree_queue.h | s/queue->head = head + 1;// | 1
UTS | stealing/tree_queue.h | s/before + 1 == me->groups/before == me->groups/ | 3 | --max-cycles 5000000
OCTREE | stealing/tree_queue.h | s/queue->tail = tail;// | 3 | --max-cycles 5000000
OCTREE | stealing/tree_queue.h | s/if (!try_lock(scenario, &queue->lock))/if (onward_load(\&queue->lock) == 7)/ | 1 | --max-cycles 5000000 --set l1.mode=combine --set scopes.mode=selective
GAME | stealing/tree_queue.h | s/queue->head = head + 1;// | 4
GAME | stealing/game.cl | s/agent, rlx, remote/wg, rlx/; s/agent, ar, remote/wg, ar/ | 1 | --set l1.mode=combine --set scopes.mode=selective
GAME | stealing/game.cl | s/ + children != 1/ != 1/ | 1
bitonic | barriers/bitonic.cl | s/meet(); .. the step before is complete ..// | 1
bitonic | barriers/bitonic.cl | s/meet(); .. keys are in order ..// | 1
bitonic | barriers/bitonic.cl | s/(low & size) == 0/(low \& distance) == 0/ | 1
btree | barriers/btree.cl | s/meet(); .. the next node is known ..// | 4
btree | barriers/btree.cl | s/keys\[item\] <= query/keys[item] < query/ | 1
dot | barriers/dot.cl | s/meet(); .. sums are complete ..// | 1
dot | barriers/dot.cl | s/sums\[item + left\]/sums[item + left - 1]/ | 1
fwt | barriers/fwt.cl | s/meet(); .. the stage before is complete ..// | 1
fwt | barriers/fwt.cl | s/meet(); .. stages of four are complete ..// | 1
fwt | barriers/fwt.cl | s/meet(); .. the transform is complete ..// | 1
fwt | barriers/fwt.cl | s/a - b - c + d/a - b + c - d/ | 1
gridding | barriers/gridding.cl | s/meet(); .. sums of the distance before are complete ..// | 4
gridding | barriers/gridding.cl | s/meet(); .. samples are sorted up to this digit ..// | 4
gridding | barriers/gridding.cl | s/meet(); .. samples are sorted [*].// | 1
gridding | barriers/gridding.cl | s/sums\[from\]\[item - distance\]/sums[from][item - distance + 1]/ | 1
histo | barriers/histo.cl | s/meet(); .. bins are empty ..// | 1
histo | barriers/histo.cl | s/meet(); .. the chunk is counted ..// | 1
histo | barriers/histo.cl | s/chunk \* chunk_size + i\]/chunk * chunk_size + i \/ 2]/ | 1
lu | barriers/lu.cl | s/meet(); .. the factors are read ..// | 1
lu | barriers/lu.cl | s/meet(); .. the column before is done with ..// | 1
lu | barriers/lu.cl | s/meet(); .. the column of L is complete ..// | 1
lu | barriers/lu.cl | s/item > k && item < SIDE/item > k + 1 \&\& item < SIDE/ | 1
mm32 | barriers/mm32.cl | s/meet(); .. tiles are complete ..// | 1
mm32 | barriers/mm32.cl | s/meet(); .. tiles are read ..// | 1
mm32 | barriers/mm32.cl | s/upper += tile_a\[y\]\[k\] \* tile_b\[k\]\[x\]/upper += tile_a[y][k] * tile_b[k][x ^ 1]/ | 1
msort | barriers/msort.cl | s/meet(); .. runs are complete ..// | 1
msort | barriers/msort.cl | s/meet(); .. runs are read ..// | 1
msort | barriers/msort.cl | s/meet(); .. all is sorted ..// | 1
msort | barriers/msort.cl | s/keys\[place\], run & 1/keys[place], 0/ | 1
nw | barriers/nw.cl | s/meet(); .. the anti-diagonal before is complete ..// | 1
nw | barriers/nw.cl | s/\[~step & 1\]\[row - 1\]/[step \& 1][row - 1]/ | 1
octree256 | barriers/octree256.cl | s/meet(); .. the cell is known ..// | 4
octree256 | barriers/octree256.cl | s/meet(); .. there is room for children ..// | 1 | --set cu.simds=4
octree256 | barriers/octree256.cl | s/meet(); .. children are counted ..// | 1
octree256 | barriers/octree256.cl | s/i < octant; i++/i <= octant; i++/ | 4
pagecount | barriers/pagecount.cl | s/meet(); .. the round is counted ..// | 1
pagecount | barriers/pagecount.cl | s/meet(); .. there is room for a round ..// | 1
pagecount | barriers/pagecount.cl | s/pages\[slot\], views\[slot\]/pages[slot], 1/ | 1
pagerank | barriers/pagerank.cl | s/meet(); .. the step before is complete ..// | 1
pagerank | barriers/pagerank.cl | s/meet(); .. sums below are complete ..// | 1
pagerank | barriers/pagerank.cl | s/meet(); .. sums above are complete ..// | 1
pagerank | barriers/pagerank.cl | s/meet(); .. all sums are complete ..// | 1
pagerank | barriers/pagerank.cl | s/sums\[right\] += sum;/sums[right] = sum;/ | 1
pathfinder | barriers/pathfinder.cl | s/meet(); .. the row is complete ..// | 1
pathfinder | barriers/pathfinder.cl | s/#define KEPT  256/#define KEPT  500/ | 1
scan_steps | barriers/scan_steps.cl | s/meet(); .. the step before is complete ..// | 1
scan_steps | barriers/scan_steps.cl | s/meet(); .. the chunk is complete ..// | 1
scan_steps | barriers/scan_steps.cl | s/item - distance\]/item - distance + 1]/ | 1
scan_tree | barriers/scan_tree.cl | s/meet(); .. sums below are complete ..// | 1
scan_tree | barriers/scan_tree.cl | s/meet(); .. the total is complete ..// | 1
scan_tree | barriers/scan_tree.cl | s/meet(); .. sums above are complete ..// | 1
scan_tree | barriers/scan_tree.cl | s/meet(); .. all sums are complete ..// | 1
scan_tree | barriers/scan_tree.cl | s/above + sum/sum/ | 1
similar | barriers/similar.cl | s/meet(); .. sums are complete ..// | 1
similar | barriers/similar.cl | s/item + left\]/item + left - 1]/ | 1
srad | barriers/srad.cl | s/meet(); .. coefficients are complete ..// | 1
srad | barriers/srad.cl | s/(TILE - 3 \* ITERATIONS)/(TILE - 2 * ITERATIONS)/ | 1
stencil7 | barriers/stencil7.cl | s/meet(); .. the plane is complete ..// | 1
stencil7 | barriers/stencil7.cl | s/plane\[top + 1\]\[0\] = before\[at - 1\]/plane[top + 1][0] = before[at]/ | 1
uneven_cache | barriers/phases.h | s/meet(); .. values are complete ..// | 1
uneven_cache | barriers/uneven_cache.cl | s/i < links/i < links - (wave == 3)/ | 1
uneven_code | barriers/phases.h | s/meet(); .. values are complete ..// | 1
uneven_code | barriers/uneven_code.cl | s/i < length/i < length - (i == 3)/ | 1
uneven_data | barriers/phases.h | s/meet(); .. values are complete ..// | 1
uneven_data | barriers/phases.h | s/(item + WAVE) % items/(item + 1) % items/ | 1
octree256 | barriers/octree256.cl | s/meet(); .. children have places ..// | 4
octree256 | barriers/octree256.cl | s/meet_all(); .. the task is read.*// | 1 | --set cu.simds=1
octree256 | barriers/octree256.cl | s/meet(); .. the cell is done ..// | 4 | --set cu.simds=1
pagerank | barriers/pagerank.cl | s/meet(); .. pages are in order ..// | 1 | --set cu.simds=1
srad | barriers/srad.cl | s/meet(); .. the tile is complete ..// | 1 | --set cu.simds=1
srad | barriers/srad.cl | s/meet(); .. the image is read ..// | 1 | --set cu.simds=1
srad | barriers/srad.cl | s/meet(); .. the image is complete ..// | 1 | --set gpu.cus=1 --set cu.simds=1 --set icache.bytes=1024
uneven_data | barriers/phases.h | s/meet(); .. values are read ..// | 1 | --set gpu.cus=1 --set cu.simds=4 --set cu.patience=1000
T
}

# One line of the table, in a folder of links: prints a line when the benchmark does not end as it says.
one() {
    local name file script want options got=0 folder suite base
    IFS='|' read -r name file script want options <<<"$1"
    read -r name <<<"$name"
    read -r file <<<"$file"
    read -r want <<<"$want"
    script=${script# }
    script=${script% }
    folder=$(mktemp -d "$work/XXXXXX")
    suite=${file%/*}
    ln -s "$workloads"/* "$folder/"
    rm "$folder/$suite"
    mkdir "$folder/$suite"
    ln -s "$workloads/$suite"/*.* "$folder/$suite/"
    rm "$folder/$file"
    sed "$script" "$workloads/$file" >"$folder/$file"
    if cmp -s "$workloads/$file" "$folder/$file"; then
        echo "FAILED $1: the change changes nothing"
        return
    fi
    base=$folder/$suite/$(sed -nE '2s/\.cl .*//p' "$folder/$suite/${name}_small.sim")
    if ! "$workloads/compile.sh" "$base.cl" "$base.s" >"$folder/out" 2>&1; then
        echo "FAILED $1: $(head -n 1 "$folder/out")"
        return
    fi
    # shellcheck disable=SC2086
    timeout 60 "$build/onward" run "$folder/$suite/${name}_small.sim" --set gpu.dispatcher=0 --set gpu.cus=2 --set deadlock.window=50000 \
        ${options:-} >"$folder/out" 2>&1 || got=$?
    [ "$got" = "$want" ] || echo "FAILED $1: exit $got instead of $want: $(tail -n 1 "$folder/out")"
    rm -rf "$folder"
}
export -f one

table | some 3 >"$work/table"
count=$(wc -l <"$work/table")
lines=$(tr '\n' '\0' <"$work/table" | xargs -0 -P 2 -n 1 bash -c 'one "$1"' bash)
[ -z "$lines" ] || echo "$lines"
failed=$(grep -c '^FAILED' <<<"$lines")
passed=$((count - failed))
finish broken
