# Those of the program that were started, main included: also where the VM uses what one left for the next.
cd "$WORK" && cat >Started.java <<'J'
class Started {
    public static void main(String[] args) throws InterruptedException {
        new Thread(() -> {});
        for (String arg : args) {
            Thread thread = new Thread(() -> System.out.println(arg));
            thread.start();
            thread.join();
        }
    }
}
J
javac Started.java
for args in "" "a" "a b c"; do "$HAVELOCK" run -cp . Started $args | grep -o '[0-9]* threads\{0,1\}'; done
"$HAVELOCK" run --runs=3 --format json -cp . Started a 2>/dev/null | grep '"threads": [0-9]'
