import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import java.util.jar.JarFile;

/**
 * What HotSpot may say of a mutant when it is free to choose which bad method of a class it verifies first.
 *
 * Orders SEEDS MUTANTS NUMBER PROGRAM FILE: each class of the mutant is linked with one of its methods only, once for
 * each method; a line with the names of all errors is printed for each class, a space around each name. Verifying looks
 * at no other method of the class, so nothing is missed by their absence.
 */
public final class Orders {
    /** Defines one class from given bytes and leaves the rest to its path. */
    static final class Loader extends URLClassLoader {
        final String name;
        final byte[] bytes;

        Loader(URL[] path, String name, byte[] bytes) {
            super(path, ClassLoader.getPlatformClassLoader());
            this.name = name;
            this.bytes = bytes;
        }

        @Override
        protected Class<?> findClass(String wanted) throws ClassNotFoundException {
            return wanted.equals(name) ? defineClass(name, bytes, 0, bytes.length) : super.findClass(wanted);
        }
    }

    /** Where the methods of a class file are. */
    static final class Layout {
        final byte[] bytes;
        final List<int[]> methods = new ArrayList<>(); // from, to
        int count; // where their number is
        private int at = 8;

        Layout(byte[] bytes) {
            this.bytes = bytes;
            int constants = u2();
            for (int i = 1; i < constants; i++) i += constant();
            at += 6;
            skip(2 * u2());
            for (int fields = u2(); fields > 0; fields--) member();
            count = at;
            for (int left = u2(); left > 0; left--) {
                int from = at;
                member();
                methods.add(new int[] {from, at});
            }
        }

        private int u2() {
            at += 2;
            return (bytes[at - 2] & 255) << 8 | bytes[at - 1] & 255;
        }

        private void skip(int bytes) {
            at += bytes;
        }

        /** Passes over one constant; 1 if it takes two places. */
        private int constant() {
            int tag = bytes[at++];
            switch (tag) {
                case 1 -> skip(u2());
                case 3, 4, 9, 10, 11, 12, 17, 18 -> at += 4;
                case 5, 6 -> at += 8;
                case 15 -> at += 3;
                default -> at += 2;
            }
            return tag == 5 || tag == 6 ? 1 : 0;
        }

        private void member() {
            at += 6;
            for (int attributes = u2(); attributes > 0; attributes--) {
                at += 2;
                int high = u2(), low = u2();
                skip(high << 16 | low);
            }
        }

        byte[] only(int[] method) {
            int end = methods.get(methods.size() - 1)[1];
            ByteArrayOutputStream out = new ByteArrayOutputStream();
            out.write(bytes, 0, count);
            out.write(0);
            out.write(1);
            out.write(bytes, method[0], method[1] - method[0]);
            out.write(bytes, end, bytes.length - end);
            return out.toByteArray();
        }
    }

    static void link(URL[] path, String name, byte[] bytes, TreeSet<String> errors) {
        try (Loader loader = new Loader(path, name, bytes)) {
            Class.forName(name, false, loader).getDeclaredFields();
        } catch (Throwable e) {
            errors.add(e.getClass().getName());
        }
    }

    static void tryEach(URL[] path, String file, byte[] bytes) {
        TreeSet<String> errors = new TreeSet<>();
        String name = file.substring(0, file.length() - ".class".length()).replace('/', '.');
        try {
            Layout layout = new Layout(bytes);
            for (int[] method : layout.methods) link(path, name, layout.only(method), errors);
        } catch (IndexOutOfBoundsException e) {
            // not even HotSpot gets as far as verifying
        }
        System.out.println(" " + String.join(" ", errors) + " ");
    }

    public static void main(String[] args) throws IOException {
        Path mutant = Path.of(args[1]).resolve(args[2]), file = mutant.resolve(args[4]);
        if (args[4].endsWith(".class")) {
            URL[] path = {mutant.toUri().toURL(), Path.of(args[0]).resolve(args[3]).toUri().toURL()};
            tryEach(path, args[4], Files.readAllBytes(file));
        } else {
            try (JarFile jar = new JarFile(file.toFile())) {
                for (var entry : jar.stream().filter(e -> e.getName().endsWith(".class")).toList())
                    try (InputStream in = jar.getInputStream(entry)) {
                        tryEach(new URL[] {file.toUri().toURL()}, entry.getName(), in.readAllBytes());
                    } catch (IOException e) {
                        // an entry that cannot be read
                    }
            }
        }
    }
}
