# Only some threads take steps: what they do wrong is real, what they do right proves nothing, and waiting for others is no deadlock.
javac -d "$WORK" test/golden/check/Window.java
for window in main,one,two main,one one main,one,two,crowd; do
    for how in --no-por --search=bfs --hunt-time=0; do
        echo "$window $how"
        "$HAVELOCK" check --window=$window $how --minimize=0 --max-states=2000 --save="$WORK/saved" -cp "$WORK" Window | grep '^[a-z]*: '
        if [ -e "$WORK/saved" ]; then "$HAVELOCK" replay "$WORK/saved" | tail -n 1; fi
        rm -f "$WORK/saved"
    done
done
