# A counterexample comes again every time.
javac -d "$WORK/classes" test/golden/story/*.java
for program in test/golden/story/*.java; do
    name=$(basename "$program" .java)
    "$HAVELOCK" check --quiet --save="$WORK/$name" -cp "$WORK/classes" "$name" >/dev/null
    again=0
    for _ in $(seq 25); do "$HAVELOCK" replay "$WORK/$name" >/dev/null; [ $? = 1 ] && again=$((again + 1)); done
    echo "$name $again of 25"
done
