# The searches read the same standard input as the run. What depends on something that the run has changed is not refuted.
javac -d "$WORK" test/golden/hunt/Asked.java
told() { grep -E '^(lock-order|violation|nothing-found)|undecided:|found'; }
echo yes | "$HAVELOCK" hunt --quiet -cp "$WORK" Asked | told
echo no | "$HAVELOCK" hunt --quiet -cp "$WORK" Asked | told
echo yes | "$HAVELOCK" run --runs=3 --quiet -cp "$WORK" Asked | told
"$HAVELOCK" hunt --quiet -cp "$WORK" Asked "$WORK/made" | told
