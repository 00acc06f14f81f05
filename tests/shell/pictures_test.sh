#!/bin/bash
# The committed pictures, and those of a suite's report: colours in programs without style sheets, texts apart, axes with titles and
# units, and besides each colour a hatch or a marker.
# Some of them, which change with each commit, are made PNG and PDF, and the colours looked at. Usage: [SAMPLE=all] pictures_test.sh BUILD
build=$(cd "$1" && pwd)
cd "$(dirname "$0")/../.." || exit 1
. tests/support/lib.sh
needs pictures python3
pictures=(docs/measured/pictures/*.svg)
mkdir -p "$work/suites/tiny" "$work/report"
cp sim_hal/workloads/heterosync/{TB_LG,SPM_L}_small.sim sim_hal/workloads/heterosync/generated/{TB_LG,SPM_L}.s "$work/suites/tiny"
printf '%s\n' 'policies baseline awg' 'scenarios steady cu-loss' 'benchmark TB_LG TB_LG_small.sim' 'benchmark SPM_L SPM_L_small.sim' \
    >"$work/suites/tiny/benchmarks.txt"
ONWARD_WORKLOADS=$work/suites expect_exit 0 "a report" "$build/onward" suite tiny --set gpu.cus=2 --report "$work/report.html"
awk -v folder="$work/report" '/<svg /{ number++; on = 1 } on { print > (folder "/report-" number ".svg") } /<\/svg>/{ on = 0 }' "$work/report.html"
pictures+=("$work"/report/*.svg)
if [ ${#pictures[@]} -ge 70 ] && [ -s "$work/report/report-2.svg" ]; then ok; else not_ok "pictures" "${#pictures[@]} of them"; fi

# all WHAT ARGUMENT...: one check of every picture.
all() { if python3 tests/shell/pictures.py "$@" "${pictures[@]}" >"$work/out" 2>&1; then ok; else not_ok "$1" "$(head -n 5 "$work/out")"; fi; }
# convert PICTURE...
convert() {
    local picture
    for picture; do rsvg-convert -o "$work/$(basename "$picture").png" "$picture" && rsvg-convert -f pdf -o "$work/$(basename "$picture").pdf" "$picture" ||
         not_ok "$picture" "cannot be converted"; done
}
all labels
all axes
all marks
if ! lacks "colours of pictures" rsvg-convert; then
    mapfile -t pictures < <(printf '%s\n' "${pictures[@]}" | some 8)
    convert "${pictures[@]}"
    all colours "$work"
    all pdf "$work"
fi

# The checks find what they look for.
fault() { if python3 tests/shell/pictures.py "$@" >"$work/out" 2>&1; then not_ok "a fault that is not found" "$*"; else expect_words "$words" "$*"; fi; }
sed 's/\(<text class="small" font-size="10.5" x="\)[0-9.]*/\1300/' docs/measured/pictures/onward-loss.svg >"$work/moved.svg"
words="lies on" fault labels "$work/moved.svg"
sed 's/\(<text x="\)[0-9.]*/\19999/' docs/measured/pictures/onward-loss.svg >"$work/outside.svg"
words="reaches out of the picture" fault labels "$work/outside.svg"
sed 's/speedup over awg (times)/speedup/' docs/measured/pictures/onward-loss.svg >"$work/unit.svg"
words="no unit" fault axes "$work/unit.svg"
sed '/rotate(-90/d' docs/measured/pictures/onward-loss.svg >"$work/title.svg"
words="no title of the upright axis" fault axes "$work/title.svg"
sed 's/>0.5</>0.50</' docs/measured/pictures/onward-loss.svg >"$work/format.svg"
words="several formats" fault axes "$work/format.svg"
sed 's/"#2f6fd0"/"#d08c1f"/' docs/measured/pictures/sensitivity-loss.svg >"$work/colour.svg"
words="a colour twice" fault marks "$work/colour.svg"
sed 's/url(#h[0-9]*) none/none/' docs/measured/pictures/figure7.svg >"$work/hatch.svg"
words="a hatch or a marker twice" fault marks "$work/hatch.svg"
if ! lacks "colours that are missing" rsvg-convert; then
    sed 's/ fill="#[0-9a-f]*" x=/ x=/' docs/measured/pictures/ablation-less.svg >"$work/black.svg"
    convert "$work/black.svg"
    cp "$work/black.svg.png" "$work/ablation-less.svg.png"
    words="#8d95a3 is not in the picture" fault colours "$work" docs/measured/pictures/ablation-less.svg
    cp "$work/black.svg.pdf" "$work/ablation-less.svg.pdf"
    words="#8d95a3 is not in the PDF" fault pdf "$work" docs/measured/pictures/ablation-less.svg
    words="keys without a colour of their own" fault colours "$work" "$work/black.svg"
    sed 's/ fill="#c2452d"//' docs/measured/pictures/sweep-4.svg >"$work/sweep-4.svg"
    convert "$work/sweep-4.svg"
    words="#c2452d is not in the picture" fault colours "$work" docs/measured/pictures/sweep-4.svg
    words="#c2452d is not in the PDF" fault pdf "$work" docs/measured/pictures/sweep-4.svg
fi
finish pictures
