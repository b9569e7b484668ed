// Aims at: PrintStream: print and println of every type, char arrays, null, write, append, standard error apart.
public class PrintStreams {
    public static void main(String[] args) {
        System.out.print(true);
        System.out.print('c');
        System.out.print(1);
        System.out.print(2L);
        System.out.print(3f);
        System.out.print(4d);
        System.out.print(new char[] {'a', 'b'});
        System.out.print("s");
        System.out.print((String) null);
        System.out.print((Object) null);
        System.out.println();
        System.out.println(false);
        System.out.println('d');
        System.out.println(-1);
        System.out.println(-2L);
        System.out.println(-3f);
        System.out.println(-4d);
        System.out.println(new char[] {'x', 'y'});
        System.out.println((Object) "o");
        System.out.append('q').append("rst").append("012345", 2, 4).append(null).println();
        System.out.write('w');
        System.out.write('\n');
        System.out.println("\u00e9\u4f60\ud83d\ude00");
        System.err.println("err line");
        System.err.print("no newline");
        System.out.flush();
        System.out.println(System.out.checkError());
        java.io.ByteArrayOutputStream bytes = new java.io.ByteArrayOutputStream();
        java.io.PrintStream old = System.out;
        System.setOut(new java.io.PrintStream(bytes, true));
        System.out.println("captured");
        System.setOut(old);
        System.out.println(bytes.toString().trim() + bytes.size());
    }
}
