# With and without reduction tables; the last limit does not hold even one state.
javac -d "$WORK" examples/PhilosophersGate.java
cd "$WORK" || exit
for memory in 4m 1k; do
    "$HAVELOCK" check --max-memory=$memory -cp "$WORK" PhilosophersGate 6 10
    echo "status $?"
    "$HAVELOCK" check --no-por --max-memory=$memory -cp "$WORK" PhilosophersGate 6 10
    echo "status $?"
done
