// check: --outcomes
import java.io.*;

/** Standard output by other ways than System.out's own: a writer around it, its descriptor, another stream in its place. */
public class PrintStreams {
    static void print(PrintStream out, String text) {
        out.print(text);
        out.flush();
    }

    public static void main(String[] args) throws Exception {
        PrintStream direct = new PrintStream(new FileOutputStream(FileDescriptor.out));
        Thread t = new Thread(() -> print(direct, "a"));
        t.start();
        System.out.print("b");
        t.join();
        System.setOut(new PrintStream(new FileOutputStream("out")));
        System.out.print("into the file");
        direct.println(" " + new File("out").length());
    }
}
