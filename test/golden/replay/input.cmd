# A schedule carries the standard input that it needs; neither the search nor the replay leaves a file behind.
javac -g -d "$WORK/classes" test/golden/replay/Inbox.java
mkdir "$WORK/empty"
cd "$WORK/empty"
printf 'one\ntwo\n' | "$HAVELOCK" check --quiet --save="$WORK/inbox" -cp ../classes Inbox | head -n 1
grep '^input' "$WORK/inbox"
for i in 1 2; do "$HAVELOCK" replay "$WORK/inbox" </dev/null | grep -A 1 -e '^Program output' -e '^violation'; done
sed -i '/^input/d' "$WORK/inbox"
"$HAVELOCK" replay "$WORK/inbox" </dev/null >/dev/null 2>"$WORK/error" || echo "without its input: status $?"
ls -A
