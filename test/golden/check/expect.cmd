# --expect: a class, a superclass, a place, several; what does not cover the exception; what is no declaration.
javac -d "$WORK" test/golden/check/Expect.java
cd "$WORK"
try() {
    echo "== $*"
    "$HAVELOCK" "$@" -cp . Expect 2>/dev/null | grep -E '^(uncaught|deadlock|lock-order|violation|clean|nothing-found|inconclusive)' | sed 's/[:,(].*//'
}
try check
try check --expect=Stop
try check --expect=Expect.Stop --expect=NumberFormatException
try check --no-por --expect=Expect\$Stop --expect=java.lang.IllegalArgumentException
try check --search=bfs --expect=IllegalStateException@Expect.stop --expect=NumberFormatException@Expect.java:14
try check --expect=IllegalStateException@Expect.java --expect=NumberFormatException@Expect.java:15
try check --expect=IllegalStateException@Other.stop
try run --quiet --deadlock=off --expect=Exception
try run --quiet --deadlock=off --expect=Stop
try hunt --quiet --expect=Exception
"$HAVELOCK" check --quiet --expect=Exception --save=saved -cp . Expect >/dev/null
"$HAVELOCK" replay saved 2>/dev/null | grep -E '^(deadlock|violation)' | sed 's/[:,].*//'
"$HAVELOCK" check --expect=@Main.run -cp . Expect
"$HAVELOCK" check --expect=Exception@run -cp . Expect
