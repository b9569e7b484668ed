# What makes no sense together is refused.
javac -d "$WORK" examples/ValueDeadlock.java
try() { echo "$*"; "$HAVELOCK" check "$@" -cp "$WORK" ValueDeadlock 2>&1 | head -1; echo "status ${PIPESTATUS[0]}"; }
try --search=widest
try --heuristic=most-blocked
try --search=best --heuristic=nearest
try --search=best --heuristic=target
try --target=Thread-0@A.java:1
for list in "" Thread-0 Thread-0@A.java Thread-0@A.java:x Thread-0@A.java:0 @A.java:1 Thread-0@:1 Thread-0@A.java:1, , a@b:99999999999999; do
    try --search=best --heuristic=target "--target=$list"
done
try --runs=10
try --search=random --runs=-1
try --search=bfs --hunt-time=1
try --search=pos --bug-depth=2
try --search=pct --bug-depth=0
try --minimize=soon
try --max-switches=few
