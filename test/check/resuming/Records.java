import java.io.*;

/** Two threads take lines of standard input and append them, with what they find in a file on disk, to a file in the state. */
public class Records {
    static final BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
    static final File disk = new File(System.getProperty("java.class.path").split(File.pathSeparator)[0], "Records.class");

    static void copy() {
        try {
            for (String line; (line = in.readLine()) != null;) {
                int first;
                try (FileInputStream from = new FileInputStream(disk)) { first = from.read(); }
                try (Writer out = new FileWriter("records", true)) { out.write(line + first + " "); }
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(Records::copy);
        t.start();
        copy();
        t.join();
        try (BufferedReader records = new BufferedReader(new FileReader("records"))) {
            String all = records.readLine();
            assert all.length() == 10 : all;
            System.out.println(all);
        }
    }
}
