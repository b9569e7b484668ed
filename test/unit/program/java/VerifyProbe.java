import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Links the classes named, each by a loader of its own, and prints what HotSpot says: a line per class. */
public class VerifyProbe {
    static class Folder extends ClassLoader {
        private final Path folder;

        Folder(Path folder) {
            super(ClassLoader.getPlatformClassLoader());
            this.folder = folder;
        }

        @Override
        protected Class<?> findClass(String name) throws ClassNotFoundException {
            try {
                byte[] bytes = Files.readAllBytes(folder.resolve(name.replace('.', '/') + ".class"));
                return defineClass(name, bytes, 0, bytes.length);
            } catch (IOException e) {
                throw new ClassNotFoundException(name);
            }
        }
    }

    public static void main(String[] args) {
        for (int i = 1; i < args.length; i++) {
            String verdict = "accepted";
            try {
                new Folder(Path.of(args[0])).loadClass(args[i].replace('/', '.')).getDeclaredConstructors();
            } catch (LinkageError | ClassNotFoundException e) {
                verdict = e.getClass().getName().replace('.', '/') + ": " + e.getMessage();
            }
            System.out.println(args[i] + " " + verdict.replace('\n', '|'));
        }
    }
}
