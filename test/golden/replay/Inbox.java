import java.io.*;

/** Two threads take lines from standard input and note them in a file: the assertion depends on who came first. */
public class Inbox {
    static final BufferedReader in = new BufferedReader(new InputStreamReader(System.in));

    static void note(String name) {
        try {
            String line = in.readLine();
            try (FileWriter out = new FileWriter("inbox", true)) { out.write(name + ":" + line + " "); }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> note("t"), "t");
        t.start();
        note("main");
        t.join();
        try (BufferedReader file = new BufferedReader(new FileReader("inbox"))) {
            String all = file.readLine();
            System.out.println(all);
            assert !all.startsWith("t:two") : all;
        }
    }
}
