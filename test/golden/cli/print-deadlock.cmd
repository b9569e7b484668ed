cat >"$WORK/Printer.java" <<'END'
public class Printer {
    synchronized void print(Thread other) throws Exception {
        while (other.getState() != Thread.State.BLOCKED) Thread.sleep(1);
        System.out.println("never printed");
    }

    @Override
    public synchronized String toString() {
        return "printer";
    }

    public static void main(String[] args) throws Exception {
        Printer printer = new Printer();
        Thread other = new Thread(() -> System.out.printf("%s%n", printer), "other");
        other.start();
        printer.print(other);
    }
}
END
"$HAVELOCK" java "$WORK/Printer.java" 2>&1
