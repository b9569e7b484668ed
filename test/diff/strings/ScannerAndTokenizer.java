// Aims at: Scanner over a String, StringTokenizer, StringReader with BufferedReader, StringWriter.
import java.io.BufferedReader;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.util.Scanner;
import java.util.StringTokenizer;

public class ScannerAndTokenizer {
    public static void main(String[] args) throws Exception {
        Scanner s = new Scanner("12 word 3.5 true\nsecond line here\n99\n-7,8,9");
        System.out.println(s.nextInt() + " " + s.next() + " " + s.nextDouble() + " " + s.nextBoolean() + "|"
            + s.nextLine()
            + "|" + s.nextLine() + "|" + s.hasNextInt() + s.nextLong());
        s.useDelimiter("[,\\s]+");
        int sum = 0;
        while (s.hasNextInt()) {
            sum += s.nextInt();
        }
        System.out.println(sum + " " + s.hasNext());
        StringTokenizer t = new StringTokenizer("a+b-c", "+-", true);
        System.out.print(t.countTokens() + ":");
        while (t.hasMoreTokens()) {
            System.out.print(t.nextToken() + " ");
        }
        System.out.println(new StringTokenizer("  one two\tthree ").countTokens());
        BufferedReader r = new BufferedReader(new StringReader("first\nsecond\r\n\nlast"));
        String line;
        int n = 0;
        while ((line = r.readLine()) != null) {
            System.out.print(++n + "=" + line + ";");
        }
        System.out.println();
        StringWriter w = new StringWriter();
        PrintWriter p = new PrintWriter(w);
        p.printf("%d %s", 5, "x");
        p.println(true);
        p.print('c');
        p.flush();
        System.out.println(w + " " + w.getBuffer().length());
    }
}
