// check: --outcomes
// check: --outcomes --search=bfs
import java.io.*;

/** A file that is on disk (this class) is read as it is there, changed, and found changed; on disk it stays as it was. */
public class OnDisk {
    static File file = new File(System.getProperty("java.class.path").split(File.pathSeparator)[0], "OnDisk.class");

    static void shorten() {
        try (RandomAccessFile out = new RandomAccessFile(file, "rw")) {
            out.setLength(4);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public static void main(String[] args) throws Exception {
        try (DataInputStream in = new DataInputStream(new FileInputStream(file))) {
            Thread t = new Thread(OnDisk::shorten);
            t.start();
            boolean was_long = file.length() > 100;
            t.join();
            System.out.println(was_long + " " + Integer.toHexString(in.readInt()) + " " + in.read() + " " + file.length());
        }
        System.out.println(file.delete() + " " + file.exists() + " " + file.createNewFile() + " " + file.length());
    }
}
