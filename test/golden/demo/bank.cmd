# The list, the command line, the program's own output, and the verdict on each prediction.
"$HAVELOCK" demo >"$WORK/out"
echo "status $?"
sed -n '1,/^lock-order\|^data-race/p' "$WORK/out"
grep -E '^(lock-order|uncaught-exception|violation)|threads in the search|  refuted' "$WORK/out"
