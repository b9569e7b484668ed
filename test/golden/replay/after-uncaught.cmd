# What follows an exception that left a thread can be repeated, too: all findings of a search for everything.
javac -d "$WORK" test/check/classic/PetersonBad.java test/check/classic/Run.java
"$HAVELOCK" check --no-por --all --quiet --save="$WORK/found" -cp "$WORK" PetersonBad >/dev/null 2>&1
for file in "$WORK"/found*; do
    "$HAVELOCK" replay "$file" 2>&1 | grep -E '^  .* throws|^havelock'
done
