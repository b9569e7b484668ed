"$HAVELOCK" check examples/PhilosophersGate.java 2 1
