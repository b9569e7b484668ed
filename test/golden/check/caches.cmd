# Whether a string knows its hash is no part of the state, so nothing may depend on it: all ways to search see the same.
javac -d "$WORK" test/check/resuming/Names.java
for store in collapse fingerprint; do
    "$HAVELOCK" check --no-por --hunt-time=0 --store=$store --max-states=5000 -cp "$WORK" Names 2>/dev/null | tail -n 1
done | sed 's/, depth.*//' | uniq | wc -l
