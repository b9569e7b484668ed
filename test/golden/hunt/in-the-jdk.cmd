"$HAVELOCK" hunt --quiet --jdk-fields test/golden/hunt/InTheJdk.java >"$WORK/out"
echo "status $?"
grep -E '^data-race.*ArrayList.size' "$WORK/out" | sed 's/ is .*//' | sort -u
