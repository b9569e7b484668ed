"$HAVELOCK" hunt --quiet --save="$WORK/found" examples/ValueDeadlock.java && exit 1
"$HAVELOCK" replay "$WORK/found" | tail -n 1
