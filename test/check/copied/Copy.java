import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.net.URI;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Copies classes of java.util.concurrent from the JDK that runs this into another package, with whatever they hold, and
 * the program that uses them, too: {@code java Copy.java GROUP PROGRAM-CLASSES TO}. Only names in constant pools change.
 * A checker takes nothing for granted about the copies. What a group is built on is not copied with it, but in a group
 * of its own.
 */
public class Copy {
    static final Map<String, String> GROUPS = Map.of(
            "locks", "locks/(AbstractOwnableSynchronizer|AbstractQueuedSynchronizer|AbstractQueuedLongSynchronizer"
                    + "|ReentrantLock|ReentrantReadWriteLock|StampedLock)|Semaphore|CountDownLatch",
            "stages", "CompletableFuture|CompletionStage",
            "meetings", "CyclicBarrier|Phaser|Exchanger",
            "queues", "Helpers|ArrayBlockingQueue|LinkedBlockingQueue|LinkedBlockingDeque|PriorityBlockingQueue"
                    + "|DelayQueue|SynchronousQueue|LinkedTransferQueue",
            "tasks", "Helpers|FutureTask|ThreadPoolExecutor|ScheduledThreadPoolExecutor|AbstractExecutorService"
                    + "|Executors|ExecutorCompletionService|RejectedExecutionHandler");

    static String copied;
    static Pattern names, dotted;

    public static void main(String[] args) throws IOException {
        copied = GROUPS.get(args[0]);
        String end = "(?![A-Za-z0-9_])";
        String replaced = "ForkJoinWorkerThread|ThreadLocalRandom" + (args[0].equals("stages") ? "|ForkJoinPool" : "");
        names = Pattern.compile("java/util/concurrent/(?=(" + replaced + "|" + copied + ")" + end + ")"
                + "|java/lang/(?=Runtime" + end + ")");
        dotted = Pattern.compile("java\\.util\\.concurrent\\.(?=(" + copied.replace('/', '.') + ")(?![A-Za-z0-9_]))");
        Path to = Path.of(args[2]);
        Path library = FileSystems.getFileSystem(URI.create("jrt:/")).getPath("/modules/java.base");
        Pattern file = Pattern.compile("java/util/concurrent/(" + copied + ")(\\$.*)?\\.class");
        for (Path path : classes(library.resolve("java/util/concurrent")))
            if (file.matcher(library.relativize(path).toString()).matches()) copy(library, path, to);
        Path program = Path.of(args[1]);
        for (Path path : classes(program)) copy(program, path, to);
    }

    static List<Path> classes(Path folder) throws IOException {
        try (Stream<Path> paths = Files.walk(folder)) {
            return paths.filter(p -> p.toString().endsWith(".class")).collect(Collectors.toList());
        }
    }

    static void copy(Path from, Path path, Path to) throws IOException {
        String name = renamed(from.relativize(path).toString());
        Path target = to.resolve(name);
        Files.createDirectories(target.getParent());
        Files.write(target, renamed(Files.readAllBytes(path)));
    }

    static String renamed(String text) {
        return dotted.matcher(names.matcher(text).replaceAll("copied/")).replaceAll("copied.");
    }

    static byte[] renamed(byte[] file) throws IOException {
        DataInputStream in = new DataInputStream(new java.io.ByteArrayInputStream(file));
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        DataOutputStream out = new DataOutputStream(bytes);
        out.writeLong(in.readLong());
        int count = in.readUnsignedShort();
        out.writeShort(count);
        for (int i = 1; i < count; i++) {
            int tag = in.readUnsignedByte();
            out.writeByte(tag);
            switch (tag) {
            case 1 -> out.writeUTF(renamed(in.readUTF()));
            case 7, 8, 16, 19, 20 -> out.write(in.readNBytes(2));
            case 15 -> out.write(in.readNBytes(3));
            case 5, 6 -> {
                out.write(in.readNBytes(8));
                i++;
            }
            default -> out.write(in.readNBytes(4));
            }
        }
        in.transferTo(out);
        return bytes.toByteArray();
    }
}
