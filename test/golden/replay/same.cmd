"$HAVELOCK" check --quiet --save="$WORK/s" test/golden/replay/Printing.java 'two euros' >"$WORK/check"
"$HAVELOCK" replay "$WORK/s"
