// fatal: a search cannot undo %s
// by: check

import java.util.zip.Deflater;

public class Compression {
    public static void main(String[] args) {
        Deflater deflater = new Deflater();
        deflater.setInput(new byte[100]);
        deflater.finish();
        System.out.println(deflater.deflate(new byte[100]));
    }
}
