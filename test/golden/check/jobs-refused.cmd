# What several workers cannot do is refused.
javac -d "$WORK" examples/ValueDeadlock.java
try() { echo "$*"; "$HAVELOCK" check "$@" -cp "$WORK" ValueDeadlock 2>&1 | head -1; echo "status ${PIPESTATUS[0]}"; }
try --jobs=0
try --jobs=65
try --jobs=many
try --jobs=2 --search=bfs
try --jobs=2 --search=pct
try --jobs=2 --no-por --max-depth=10
try --jobs=2 --race --store=fingerprint
try --jobs=2 --max-switches=3 --checkpoint=x
# With reduction one worker searches, and can do all of it.
try --jobs=2 --max-depth=10
try --jobs=2 --store=fingerprint
try --jobs=2 --checkpoint=x
