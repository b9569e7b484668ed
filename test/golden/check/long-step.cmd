# A search whose time is up, or that is interrupted, ends in the midst of a step, as if that had not been taken; it goes on later.
javac -d "$WORK" test/golden/check/LongSteps.java test/golden/check/Endless.java
for reduction in "" --no-por; do
    "$HAVELOCK" check $reduction --hunt-time=0 -cp "$WORK" LongSteps | sed -nE 's/, depth.*//p'
    rm -f "$WORK/saved"
    for seconds in 0.1 0.2 0.4 0.8 1.6 3.2; do # no file: the search had not begun yet
        "$HAVELOCK" check $reduction --hunt-time=0 --max-time=${seconds}s --checkpoint="$WORK/saved" -cp "$WORK" LongSteps >"$WORK/out" 2>"$WORK/err"
        [ ! -e "$WORK/saved" ] || break
    done
    grep -v states "$WORK/out"
    "$HAVELOCK" check --resume="$WORK/saved" | sed -nE 's/, depth.*//p'
done
# One that is stopped while it leaves threads behind in long steps begins again with what it has learned.
"$HAVELOCK" check --no-por --hunt-time=0 --max-states=2 --checkpoint="$WORK/hasty" -cp "$WORK" LongSteps 2>&1 >"$WORK/out" | sed 's/ in .*//'
"$HAVELOCK" check --resume="$WORK/hasty" | sed -nE 's/, depth.*//p'
timeout 100 "$HAVELOCK" check --max-time=1s -cp "$WORK" Endless | grep -v states
for seconds in 0.4 0.8 1.2 1.6 2 3 4 6 8 12 16 24 32; do # status 130: it had not begun yet
    timeout --preserve-status -s INT $seconds "$HAVELOCK" check --checkpoint="$WORK/saved" -cp "$WORK" Endless >"$WORK/out"
    [ $? = 130 ] || break
done
grep -v states "$WORK/out"
timeout 100 "$HAVELOCK" check --jobs=2 --max-time=1s -cp "$WORK" Endless | grep -v states
