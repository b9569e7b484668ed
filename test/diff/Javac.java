import java.io.BufferedReader;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.util.Arrays;
import javax.tools.JavaCompiler;
import javax.tools.ToolProvider;

/**
 * Many calls of javac in one JVM, which has to learn its work only once. A line of the input is a call: a file for
 * what javac says and javac's arguments, all with tabs between them. The line that answers is the status.
 */
public class Javac {
    public static void main(String[] args) throws IOException {
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        BufferedReader calls = new BufferedReader(new InputStreamReader(System.in));
        for (String call = calls.readLine(); call != null; call = calls.readLine()) {
            String[] words = call.split("\t");
            try (OutputStream log = new FileOutputStream(words[0])) {
                System.out.println(compiler.run(null, log, log, Arrays.copyOfRange(words, 1, words.length)));
            }
        }
    }
}
