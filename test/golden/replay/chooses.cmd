cp test/golden/replay/Chooses.java "$WORK"
cd "$WORK"
"$HAVELOCK" check --quiet --save=s Chooses.java >/dev/null; echo "$?"
"$HAVELOCK" replay s | tail -n 1
