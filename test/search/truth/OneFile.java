// states: 1 + 4 + 2 * (16 + 4) + 2 * (4 + 2) + (4 + 3) * 2 = 71
// outcome: 0 12
// outcome: 0 21
// As TwoByTwo, with k = 1, c = 4; but where both have written (2 of the 4 places of each) the file is one of two.
// In the end main opens it, reads twice and closes it, which is visible since several threads use the file.
public class OneFile {
    static void write(java.io.OutputStream out, int b) {
        try {
            out.write(b);
        } catch (java.io.IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
    }

    public static void main(String[] args) throws Exception {
        java.io.FileOutputStream one = new java.io.FileOutputStream("file", true), two = new java.io.FileOutputStream("file", true);
        Thread t = new Thread(() -> write(one, 1)), u = new Thread(() -> write(two, 2));
        t.start();
        u.start();
        t.join();
        u.join();
        try (java.io.FileInputStream in = new java.io.FileInputStream("file")) {
            System.out.println(in.read() * 10 + in.read());
        }
    }
}
