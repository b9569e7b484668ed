# Ctrl-C: the partial verdict, and the status of a search that is not finished.
javac -d "$WORK" examples/PhilosophersGate.java
for seconds in 2 4 8 16 32; do # status 130: it had not begun yet
    timeout --preserve-status -s INT $seconds "$HAVELOCK" check --no-por -cp "$WORK" --checkpoint="$WORK/saved" PhilosophersGate 20 10
    status=$?
    [ $status = 130 ] || break
done
exit $status
