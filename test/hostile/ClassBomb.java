// ends: any
import java.io.InputStream;
import java.lang.invoke.MethodHandles;

/** One hidden class after the other. */
public class ClassBomb {
    static class Seed { static long[] kept = new long[10]; long a; }

    public static void main(String[] args) throws Exception {
        byte[] bytes;
        try (InputStream in = ClassBomb.class.getResourceAsStream("ClassBomb$Seed.class")) {
            bytes = in.readAllBytes();
        }
        for (;;) MethodHandles.lookup().defineHiddenClass(bytes, true);
    }
}
