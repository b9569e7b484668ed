"$HAVELOCK" check --format=json -o "$WORK/out.json" examples/ValueDeadlock.java && exit 9
status=$?
cat "$WORK/out.json"
ls "$WORK"
exit $status
