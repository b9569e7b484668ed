cat >"$WORK/Printer.java" <<'END'
public class Printer {
    synchronized void print() throws Exception {
        Thread.sleep(100);
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
        printer.print();
    }
}
END
"$HAVELOCK" java "$WORK/Printer.java" 2>&1
