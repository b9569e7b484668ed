# Lines inserted above and between change where a finding is, not its id.
mkdir "$WORK/a" "$WORK/b"
cp examples/ValueDeadlock.java "$WORK/a"
sed 's/^public class .*/\n\/\/ a comment\n&/; s/^\( *\)synchronized .*/\1\/\/ another\n&/' examples/ValueDeadlock.java >"$WORK/b/ValueDeadlock.java"
for folder in a b; do
    "$HAVELOCK" check --quiet --format=json "$WORK/$folder/ValueDeadlock.java" >"$WORK/$folder/out.json"
    grep '"id"' "$WORK/$folder/out.json"
    echo "story:" $(grep '"step"' "$WORK/$folder/out.json" | grep -o '"line": [0-9]*')
done
# What a hunt confirms has the id that the run gave it.
for command in run hunt; do "$HAVELOCK" $command --quiet --format=json examples/ValueDeadlock.java 2>/dev/null | grep -E '"(id|status)"'; done
