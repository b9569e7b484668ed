# Every strategy finds the deadlock of two threads that take two locks in opposite order.
javac -d "$WORK" examples/ValueDeadlock.java
try() {
    "$HAVELOCK" check "$@" -cp "$WORK" ValueDeadlock >"$WORK/out"
    echo "$* -> status $?; $(sed -n 's/, replayed.*//; 1p; /^violation/p' "$WORK/out" | paste -sd ';')"
}
try --search=dfs --hunt-time=0
try --search=bfs
for heuristic in most-blocked interleaving fewest-switches; do try --search=best --heuristic=$heuristic; done
try --search=best --heuristic=target --target=Thread-0@ValueDeadlock.java:10,Thread-1@ValueDeadlock.java:10
for strategy in random pct pos surw delay; do try --search=$strategy; done
try --search=pct --bug-depth=2
try --hunt-time=1s
