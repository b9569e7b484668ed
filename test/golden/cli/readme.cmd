# The sample in README.md is what the program prints, but for numbers of steps, states and seconds.
mask() { sed -E 's/^[0-9]+ states, .*/N states/; s/^(Counterexample \()[0-9]+/\1N/; s/ in step [0-9]+/ in step N/g; s/^ +[0-9]+  ( *[|0-9])/N  \1/'; }
sed -n '/^\$ havelock hunt --quiet examples\/ValueDeadlock.java$/,/^```$/p' README.md | sed '1d;$d' | mask >"$WORK/said"
"$HAVELOCK" hunt --quiet examples/ValueDeadlock.java | mask >"$WORK/printed"
diff "$WORK/said" "$WORK/printed" && grep -c . "$WORK/said"
grep -qF "$("$HAVELOCK" check examples/PhilosophersGate.java | head -n 1)" README.md && echo clean as said
