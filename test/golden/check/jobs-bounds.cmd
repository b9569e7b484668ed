# Several workers and bounds: the states of all workers together are counted.
javac -d "$WORK" examples/PhilosophersGate.java
"$HAVELOCK" check --jobs=2 --no-por --hunt-time=0 --max-states=1234 -cp "$WORK" PhilosophersGate 5 3 | sed -E 's/^([0-9]+ states),.*/\1/'
echo "status ${PIPESTATUS[0]}"
"$HAVELOCK" check --jobs=2 --no-por --hunt-time=0 --max-time=1 --quiet -cp "$WORK" PhilosophersGate 20 10
echo "status $?"
"$HAVELOCK" check --jobs=2 --no-por --hunt-time=0 --max-memory=16m --quiet -cp "$WORK" PhilosophersGate 20 10
echo "status $?"
