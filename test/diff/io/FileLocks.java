// Aims at: file locks: whole files and parts, shared ones, overlapping ones within the program, tryLock, release, closing.
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

public class FileLocks {
    interface Action {
        Object run() throws Exception;
    }

    static void attempt(String what, Action action) {
        try {
            System.out.println(what + ": " + action.run());
        } catch (Exception e) {
            System.out.println(what + ": " + e);
        }
    }

    static String shown(FileLock lock) {
        return lock == null ? "none" : lock.position() + " " + lock.size() + " " + lock.isShared() + " " + lock.isValid();
    }

    public static void main(String[] args) throws IOException {
        Path file = Files.createTempFile("havelock", ".lock");
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.READ, StandardOpenOption.WRITE);
             RandomAccessFile other = new RandomAccessFile(file.toFile(), "rw")) {
            FileLock whole = channel.lock();
            System.out.println(shown(whole));
            attempt("again", () -> shown(channel.tryLock()));
            attempt("other", () -> shown(other.getChannel().tryLock(0, 10, false)));
            whole.release();
            System.out.println(shown(whole));
            FileLock part = channel.lock(10, 20, false);
            attempt("before", () -> shown(other.getChannel().tryLock(0, 10, true)));
            attempt("overlapping", () -> shown(other.getChannel().lock(29, 5, false)));
            attempt("behind", () -> shown(other.getChannel().lock(30, Long.MAX_VALUE - 30, false)));
            System.out.println(part.overlaps(0, 10) + " " + part.overlaps(0, 11) + " " + (part.acquiredBy() == channel));
            part.close();
            channel.write(ByteBuffer.wrap(new byte[] {1, 2, 3}));
            System.out.println(channel.size() + " " + shown(part));
        }
        try (FileChannel reading = FileChannel.open(file)) {
            attempt("shared", () -> shown(reading.lock(0, 5, true)));
            attempt("exclusive", () -> shown(reading.tryLock()));
            attempt("negative", () -> shown(reading.tryLock(-1, 5, true)));
            attempt("exclusive elsewhere", () -> shown(reading.tryLock(50, 5, false)));
        } finally {
            Files.delete(file);
        }
        try {
            throw new OverlappingFileLockException();
        } catch (IllegalStateException e) {
            System.out.println(e);
        }
    }
}
