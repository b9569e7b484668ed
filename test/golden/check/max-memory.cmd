# No memory for more states, or for what the search keeps of them, is a verdict.
javac -d "$WORK" examples/BoundedBuffer.java
for search in "dfs --hunt-time=0" bfs best; do
    "$HAVELOCK" check --search=$search --no-por --max-memory=1200k -cp "$WORK" BoundedBuffer | grep ^inconclusive
    echo "status ${PIPESTATUS[0]}"
done
