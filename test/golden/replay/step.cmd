"$HAVELOCK" check --quiet --save="$WORK/s" test/golden/story/AbBa.java >/dev/null
"$HAVELOCK" replay --step=4 "$WORK/s"
