# In a schedule that somebody has changed a thread waits for what comes later: the step is named, at once.
javac -d "$WORK" test/golden/replay/Waits.java
"$HAVELOCK" check --quiet --save="$WORK/found" -cp "$WORK" Waits >/dev/null 2>&1
awk '/^step 0/ && ++own == 2 { later = $0; next } /^end/ { print later } { print }' "$WORK/found" >"$WORK/changed"
grep -c '^step' "$WORK/found" "$WORK/changed" | sed 's/.*://'
timeout 100 "$HAVELOCK" replay "$WORK/changed" 2>&1 | grep -v java.base
exit "${PIPESTATUS[0]}"
