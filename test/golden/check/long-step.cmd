# A search whose time is up, or that is interrupted, ends in the midst of a step, as if that had not been taken; it goes on later.
javac -d "$WORK" test/golden/check/LongSteps.java test/golden/check/Endless.java
for reduction in "" --no-por; do
    "$HAVELOCK" check $reduction --hunt-time=0 -cp "$WORK" LongSteps | sed -nE 's/, depth.*//p'
    "$HAVELOCK" check $reduction --hunt-time=0 --max-time=0.1s --checkpoint="$WORK/saved" -cp "$WORK" LongSteps 2>/dev/null | grep -v states
    "$HAVELOCK" check --resume="$WORK/saved" | sed -nE 's/, depth.*//p'
done
timeout 10 "$HAVELOCK" check --max-time=1s -cp "$WORK" Endless | grep -v states
timeout --preserve-status -s INT 2 timeout 10 "$HAVELOCK" check --checkpoint="$WORK/saved" -cp "$WORK" Endless | grep -v states
timeout 10 "$HAVELOCK" check --jobs=2 --max-time=1s -cp "$WORK" Endless | grep -v states
