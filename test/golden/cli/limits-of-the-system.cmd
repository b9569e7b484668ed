# A file that may not grow (ulimit -f) gives a message, not a death by SIGXFSZ; a name that is no thread's is an error.
cat >"$WORK/Printer.java" <<'END'
public class Printer {
    public static void main(String[] args) throws Exception {
        Thread one = new Thread(() -> { throw new IllegalStateException("x".repeat(3000)); }, "one");
        if (args.length == 0) one.start();
    }
}
END
javac -d "$WORK" "$WORK/Printer.java" || exit 2
cd "$WORK" || exit 2
(ulimit -f 1 && "$HAVELOCK" check --quiet --minimize=0 -o report -cp . Printer 2>message)
echo "[$?]"
cat message
ls report 2>&1 | sed 's/.*: //'
for window in nosuch main,nosuch main,one; do
    "$HAVELOCK" check --quiet --window=$window -cp . Printer end 2>&1 | head -n 1
done
mkdir closed && cp Printer.class closed && chmod 000 closed
"$HAVELOCK" check --quiet -cp nosuch:/dev/null:closed:nosuch.jar:. Printer end | head -n 1
