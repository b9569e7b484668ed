// states: 1 + 3 + 2 * (9 + 3) + 3 = 31
// outcome: 0 aab
// As TwoByTwo, with k = 0, c = 3: nobody else comes to a thread's own file, so what it does there is not visible.
public class OwnFiles {
    static void write(String text) {
        try (java.io.FileOutputStream out = new java.io.FileOutputStream(text)) {
            for (int i = 0; i < text.length(); i++) out.write(text.charAt(i));
        } catch (java.io.IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
    }

    static String read(String name) throws java.io.IOException {
        try (java.io.FileInputStream in = new java.io.FileInputStream(name)) {
            byte[] bytes = new byte[10];
            return new String(bytes, 0, in.read(bytes), java.nio.charset.StandardCharsets.ISO_8859_1);
        }
    }

    public static void main(String[] args) throws Exception {
        write("first");
        read("first"); // whatever of the JDK has to be initialised for that is
        Thread t = new Thread(() -> write("aa")), u = new Thread(() -> write("b"));
        t.start();
        u.start();
        t.join();
        u.join();
        System.out.println(read("aa") + read("b"));
    }
}
