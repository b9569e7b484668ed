# A bound ends the search; it is saved, and goes on to the same end.
javac -d "$WORK" examples/PhilosophersGate.java
cd "$WORK" || exit
"$HAVELOCK" check --hunt-time=0 --max-states=10 --checkpoint=saved -cp . PhilosophersGate 2>&1
"$HAVELOCK" check --resume=saved --max-states=25 2>&1
"$HAVELOCK" check --resume=saved 2>&1
"$HAVELOCK" check --hunt-time=0 -cp . PhilosophersGate | tail -n 1
"$HAVELOCK" check --resume=saved --no-por 2>&1
head -c 3000 saved >short
"$HAVELOCK" check --resume=short 2>&1
