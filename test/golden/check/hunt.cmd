# The deadlock of many philosophers, found before a search of all states begins. A long --hunt-time: what finds it does not
# depend on the speed of the machine.
javac -d "$WORK" examples/Philosophers.java
for n in 3 4 10 50 100; do
    "$HAVELOCK" check --hunt-time=1000s --minimize=0 --max-memory=2G -cp "$WORK" Philosophers $n 10 | sed -n 's/, replayed.*//; 1p; /^violation/p'
done
