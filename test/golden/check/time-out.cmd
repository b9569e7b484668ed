# A finding that needs a time-out says so, with its length; units have their names.
javac -g -d "$WORK" test/golden/check/Week.java
cp test/golden/check/Week.java "$WORK"
"$HAVELOCK" check --quiet --timeouts=any -cp "$WORK" Week
"$HAVELOCK" check --timeouts=never -cp "$WORK" Week 2>&1 | head -n 1
