# A thread that waits for others in an atomic section waits for ever: said at once.
javac -cp "$(dirname "$HAVELOCK")/havelock-verify.jar" -d "$WORK" test/golden/check/AtomicSpin.java
timeout 100 "$HAVELOCK" check -cp "$WORK" AtomicSpin 2>&1 | grep -v java.base
exit "${PIPESTATUS[0]}"
