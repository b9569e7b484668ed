/** A lost update of a program that prints. */
public class Printing {
    static int sold;

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(() -> {
            int seen = sold;
            System.out.println("other saw " + seen);
            sold = seen + 1;
        }, "other");
        other.start();
        int seen = sold;
        sold = seen + 1;
        other.join();
        System.out.println("sold " + sold + " for " + args[0]);
        if (sold != 2) throw new IllegalStateException("sold " + sold);
    }
}
