# The deadlock of many philosophers, which no search through all states comes upon in time.
javac -d "$WORK" examples/Philosophers.java
for n in 3 4 10 50 100; do
    "$HAVELOCK" check --minimize=0 --max-memory=2G -cp "$WORK" Philosophers $n 10 | sed -n 's/, replayed.*//; 1p; /^violation/p'
done
