# The choices of a counterexample are values of Verify here; which thread goes on is none of them.
"$HAVELOCK" check --quiet --format=json --save="$WORK/s" test/golden/check/Choices.java >"$WORK/check.json"
sed -n '/"choices"/,/^      \]/p' "$WORK/check.json"
"$HAVELOCK" replay --format=json "$WORK/s" 2>/dev/null | sed -n '/"choices"/,/^      \]/p' | cmp - <(sed -n '/"choices"/,/^      \]/p' "$WORK/check.json") && echo "replay: the same"
