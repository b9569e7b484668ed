// fatal: not supported: %s
import java.io.IOException;
import java.io.InputStream;
import java.lang.invoke.MethodHandles;
import java.nio.charset.StandardCharsets;

/** A call of Verify that does not exist: in the class file of Call its name is replaced. */
public class VerifyMissing {
    static class Call implements Runnable {
        public void run() {
            havelock.Verify.getBoolean();
        }
    }

    public static void main(String[] args) throws IOException, ReflectiveOperationException {
        byte[] bytes;
        try (InputStream in = VerifyMissing.class.getResourceAsStream("VerifyMissing$Call.class")) {
            bytes = in.readAllBytes();
        }
        String text = new String(bytes, StandardCharsets.ISO_8859_1).replace("getBoolean", "getBarbara");
        Class<?> call = MethodHandles.lookup().defineClass(text.getBytes(StandardCharsets.ISO_8859_1));
        Runnable made = (Runnable) call.getDeclaredConstructor().newInstance();
        try {
            made.run();
        } catch (NoSuchMethodError e) {
            System.out.println("caught");
        }
    }
}
