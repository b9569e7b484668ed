# A program that does not end is stopped; what was seen is told, and nothing found is not the same as clean. The bound is for
# all runs together: the verdict is about one run.
cd "$WORK" && cat >Endless.java <<'J'
class Endless {
    static int count;

    static void work() {
        for (;;) count++;
    }

    public static void main(String[] args) {
        if (args.length > 0) new Thread(Endless::work).start();
        work();
    }
}
J
javac Endless.java
for args in "" race; do
    timeout -k 1 100 "$HAVELOCK" run --quiet --max-time=0.3s --runs=100 -cp . Endless $args | grep -v '^  '
    echo "[${PIPESTATUS[0]}]"
done
"$HAVELOCK" run --max-time=0.3s --format json -cp . Endless 2>/dev/null | grep verdict
"$HAVELOCK" run --max-time=0 -cp . Endless 2>&1
