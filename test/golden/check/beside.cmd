# A second worker goes on probing while the search runs, which would not come to this bug for hours: what it finds is replayed
# and saved like everything else, and leaves no checkpoint behind. --jobs=1 or --hunt-time=0 turns the probing off.
javac -g -d "$WORK" test/golden/check/Reorder.java examples/PhilosophersGate.java || exit 9
cd "$WORK" || exit 9
"$HAVELOCK" check --jobs=2 --hunt-time=0.001 --minimize=0 --save=saved --checkpoint=left --stats -cp . Reorder 20 >out 2>err
echo "check $?"
sed -nE 's/^(assertion):.*/\1/p; s/^violation: .*probing.*/found by probing/p' out
grep -o '^havelock: probing_[a-z]*' err
"$HAVELOCK" replay saved >/dev/null
echo "replay $?"
test -e left || echo "no checkpoint"
for options in --jobs=1 "--jobs=2 --hunt-time=0"; do
    "$HAVELOCK" check --quiet --hunt-time=0.001 $options --max-states=100000 -cp . Reorder 20
done
# A bound ends both; a search with company is saved and resumed, and comes to the same end as one without.
"$HAVELOCK" check --quiet --hunt-time=0.001 --max-states=8000 --checkpoint=half -cp . PhilosophersGate 7 3
"$HAVELOCK" check --quiet --resume=half --stats 2>&1 | sed -nE '/^(clean|havelock: (states|transitions))\>/p'
"$HAVELOCK" check --quiet --jobs=1 --hunt-time=0 --stats -cp . PhilosophersGate 7 3 2>&1 | sed -nE '/^(clean|havelock: (states|transitions))\>/p'
