# sweep_runs.sh - sourced: the runs of docs/measured/sweep.md. Needs $build.
sweep_spec=docs/templates/sweep.txt
sweep_csv=docs/data/sweep.csv

# plan_sweep FOLDER [OPTION]...: the space of the page, with its files by their names from here.
plan_sweep() { "$build/onward" sweep plan "$sweep_spec" --out "$@"; }

# rows_of FOLDER [--partial]: CSV of what its page shows; timeout's interval is a part of its name.
rows_of() {
    "$build/onward" sweep merge "$@" | awk -F, -v OFS=, '
        NR == 1 {
            for (i = 1; i <= NF; i++) column[$i] = i
            print "l2.atomic_interval", "cu.patience", "gpu.cus", "policy", "benchmark", "status", "cycles"
            next
        }
        {
            policy = $column["policy"]
            if (policy == "timeout") policy = policy "-" $column["timeout.interval"] / 1000 "k"
            name = $column["file"]
            gsub(/^.*\/|\.sim$/, "", name)
            print $column["l2.atomic_interval"], $column["cu.patience"], $column["gpu.cus"], policy, name, $column["status"], $column["cycles"]
        }'
}

# write_sweep_page FOLDER: the page and its pictures.
write_sweep_page() { "$build/onward" figures docs/templates/sweep.in.md --suite heterosync --out "$1"; }
