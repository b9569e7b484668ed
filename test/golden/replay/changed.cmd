cp test/golden/replay/Printing.java "$WORK"
cd "$WORK"
"$HAVELOCK" check --quiet --save=s Printing.java x >/dev/null
sed 's/^jdk .*/jdk 1.4.2/' s >old-jdk; "$HAVELOCK" replay old-jdk 2>&1; echo "$?"
sed 's/^step 1 0 before \(.*\) 1$/step 1 0 before \1 3/' s >other-step; "$HAVELOCK" replay other-step 2>&1; echo "$?"
sed '2,$d' s >short; "$HAVELOCK" replay short 2>&1; echo "$?"
"$HAVELOCK" replay absent 2>&1; echo "$?"
"$HAVELOCK" replay 2>&1; echo "$?"
sed -i 's/seen + 1/seen + 2/' Printing.java; "$HAVELOCK" replay s 2>&1
