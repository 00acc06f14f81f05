#!/bin/bash
# `onward sweep` on a cluster of Slurm: its own daemons on this machine, two nodes, a job and a node that are killed.
# Usage: slurm_test.sh BUILD
build=$(cd "$1" && pwd)
cd "$(dirname "$0")/../.." || exit 1
. tests/support/lib.sh
PATH=$PATH:/usr/sbin
needs slurm slurmctld slurmd sbatch munged
work=$(mktemp -d)
onward=$build/onward
unset "${!SLURM_@}" "${!SBATCH_@}"
kernels=$PWD/tests/kernels
conf=$work/slurm.conf
shards=4
cd "$work" || exit 1
chmod 711 "$work" # munged demands that all may reach its socket

# ours [WORD]...: the processes of this cluster, with one of the words in their environment. All have SLURM_CONF there; this script
# has not. slurmstepd, the parent of a job, has written its title over its own.
ours() {
    local words=() word process parent
    for word in "${@:-SLURM_CONF}"; do words+=(-e "$word"); done
    grep -lsF "SLURM_CONF=$conf" /proc/[0-9]*/environ | xargs -r grep -lsF "${words[@]}" | cut -d/ -f3 | while read -r process; do
        echo "$process"
        parent=$(sed -n 's/^PPid:\t//p' "/proc/$process/status" 2>/dev/null)
        ! grep -qsx slurmstepd "/proc/$parent/comm" || echo "$parent"
    done
}
# end_ours [WORD]...: kills them until none is left, as one may start another meanwhile. They stop first, so that none sees another die.
end_ours() {
    local processes i
    for i in $(seq 100); do
        processes=$(ours "$@")
        [ -n "$processes" ] || return 0
        # shellcheck disable=SC2086
        kill -STOP $processes 2>/dev/null
        # shellcheck disable=SC2086
        kill -9 $processes 2>/dev/null
        sleep 0.05
    done
    echo "slurm: processes are left after $i times: $processes" >&2
}
trap 'end_ours; rm -rf "$work"' EXIT
trap 'exit 143' TERM INT HUP
# A watcher does the same if this script is killed at once.
(
    trap '' TERM INT HUP
    tail --pid=$$ -f /dev/null
    end_ours
    rm -rf "$work"
) >/dev/null 2>&1 &
disown

# slurm COMMAND...: a command of Slurm for this cluster.
slurm() { SLURM_CONF=$conf timeout 30 "$@"; }
# daemon NAME COMMAND...: starts one, with its name in ONWARD_DAEMON, by which end_ours finds it.
daemon() {
    SLURM_CONF=$conf ONWARD_DAEMON=$1 "${@:2}" >"$1.out" 2>&1 &
    disown
}
# within SECONDS COMMAND...: waits until it holds.
within() {
    local end=$((SECONDS + $1))
    until "${@:2}"; do
        [ "$SECONDS" -lt "$end" ] || return 1
        sleep 0.1
    done
}
# demand NAME SECONDS COMMAND...: a test, without which nothing behind it can be tested.
demand() {
    if within "${@:2}"; then ok && return; fi
    not_ok "$1" "not within $2 s"
    tail -n 6 -- *.log *.out
    slurm squeue
    finish slurm
    exit 1
}

# ---- the cluster ----

is_free() { ! (: <"/dev/tcp/127.0.0.1/$1") 2>/dev/null; }
configure() {
    local port
    until port=$((20000 + RANDOM % 10000)) && is_free $port && is_free $((port + 1)) && is_free $((port + 2)); do :; done
    cat >"$conf" <<END
ClusterName=onward
SlurmctldHost=$(hostname -s)(127.0.0.1)
SlurmctldPort=$port
SlurmUser=$(id -un)
SlurmdUser=$(id -un)
AuthType=auth/munge
AuthInfo=socket=$work/munge.socket,cred_expire=5
StateSaveLocation=$work/state
SlurmdSpoolDir=$work/spool.%n
SlurmctldPidFile=$work/slurmctld.pid
SlurmdPidFile=$work/slurmd.%n.pid
SlurmctldLogFile=$work/slurmctld.log
SlurmdLogFile=$work/slurmd.%n.log
ProctrackType=proctrack/linuxproc
TaskPlugin=task/none
JobAcctGatherType=jobacct_gather/none
AccountingStorageType=accounting_storage/none
MpiDefault=none
SwitchType=switch/none
SelectType=select/cons_tres
SelectTypeParameters=CR_CPU
SchedulerType=sched/builtin
SlurmdTimeout=10
KillWait=5
ReturnToService=2
SlurmdParameters=config_overrides
NodeName=first NodeHostname=first NodeAddr=127.0.0.1 Port=$((port + 1)) CPUs=1
NodeName=second NodeHostname=second NodeAddr=127.0.0.1 Port=$((port + 2)) CPUs=1
PartitionName=all Nodes=first,second Default=YES MaxTime=INFINITE State=UP
END
}
is_idle() { [ "$(slurm sinfo -h -N -o '%N %t' 2>/dev/null | sort | tr '\n' ' ')" = "first idle second idle " ]; }
start() {
    rm -rf state ./*.log munge.key
    mkdir state
    head -c 128 /dev/urandom >munge.key
    chmod 400 munge.key
    configure
    daemon munged munged --foreground --key-file="$work/munge.key" --socket="$work/munge.socket" --pid-file="$work/munged.pid" \
        --log-file="$work/munged.log" --seed-file="$work/munged.seed"
    within 20 test -S munge.socket || return 1
    daemon slurmctld slurmctld -D -i
    daemon first slurmd -D -N first
    daemon second slurmd -D -N second
    within 40 is_idle
}
# Another process may have taken a port in between.
start || { grep -qs "Address already in use" -- *.log *.out && end_ours && start; }
demand "a cluster" 1 is_idle

# ---- a sweep of 1,000 runs ----

printf '%s\n' "axis file $kernels/bits.sim" "axis gpu.memory_mb 16" "axis gpu.cus 1" \
    "axis deadlock.window $(seq -s ' ' 20001 20500)" "axis wait.retry 1000 2000" >space
expect_exit 0 "a plan" "$onward" sweep plan space --out local
LIMIT=300 expect_exit 0 "the runs in a process" "$onward" sweep run local
expect_exit 0 "their CSV" "$onward" sweep merge local --csv local.csv
"$onward" sweep plan space --out cluster --for slurm --shards $shards >job.sh 2>out || not_ok "a job file" "$(cat out)"

# results SHARD: how many runs it has done.
results() { cat cluster/results/*/"$1-of-$shards.tsv" 2>/dev/null | grep -c $'^[0-9a-f]*\t'; }
submit() { if slurm sbatch job.sh >out 2>&1; then ok; else not_ok "$1: sbatch" "$(tail -n 1 out)"; fi; }
has_ended() { [ -z "$(slurm squeue -h 2>&1)" ]; }
have_begun() { [ "$(results 1)" -ge 3 ] && [ "$(results 2)" -ge 3 ]; }

submit "the first time"
demand "two shards at one time" 60 have_begun
expect_exit 1 "status while jobs run" "$onward" sweep status cluster
expect_report "^running  2 shards" "status while jobs run"

# A user cancels one shard, and the other one's node dies with all that runs there.
node=$(slurm squeue -h -r -t running -o '%K %N' | sed -n 's/^2 //p')
slurm scancel "$(slurm squeue -h -r -o '%i' | grep '_1$')" || not_ok "scancel"
end_ours "ONWARD_DAEMON=$node" "SLURMD_NODENAME=$node"
for shard in 1 2; do
    if [ "$(results $shard)" -lt $((1000 / shards)) ]; then ok; else not_ok "shard $shard" "it ended before it was killed"; fi
done

# The node comes back when the controller knows. Slurm does its shard again, the others follow, and the cancelled one stays as it is.
slurm scontrol update "NodeName=$node" State=DOWN Reason=killed || not_ok "a node that is down"
slurm scontrol update "NodeName=$node" State=RESUME || not_ok "a node that returns"
daemon "$node" slurmd -D -N "$node"
demand "the end of the jobs" 200 has_ended
if [ "$(results 2)" = $((1000 / shards)) ]; then ok; else not_ok "the shard of the node that died" "$(results 2) results"; fi
expect_exit 1 "merge without a shard" "$onward" sweep merge cluster --csv cluster.csv
expect_words "points have no result" "merge without a shard"
submit "the second time"
demand "the end of the jobs, the second time" 200 has_ended
expect_exit 0 "status of the whole" "$onward" sweep status cluster
expect_exit 0 "the CSV of the cluster" "$onward" sweep merge cluster --csv cluster.csv
if [ "$(wc -l <cluster.csv)" = 1001 ]; then ok; else not_ok "rows" "$(wc -l <cluster.csv)"; fi
if cmp -s local.csv cluster.csv; then ok; else not_ok "the same CSV" "$(diff local.csv cluster.csv | head -n 2 | cut -c1-200)"; fi

end_ours
if [ -z "$(ours)" ]; then ok; else not_ok "daemons are left" "$(ours)"; fi
finish slurm
