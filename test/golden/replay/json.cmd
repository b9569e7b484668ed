"$HAVELOCK" check --quiet --format json --save="$WORK/s" test/golden/replay/Printing.java x | grep '"schedule"'
"$HAVELOCK" check --quiet --format json test/golden/replay/Printing.java x | grep '"schedule"'
"$HAVELOCK" replay --format json "$WORK/s" 2>/dev/null | grep -v '"class": "java\.'
