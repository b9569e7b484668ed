// check: --outcomes --add-opens java.base/java.util=ALL-UNNAMED
import java.lang.reflect.Field;
import java.util.Optional;

/** A final field of a class of the JDK that reflection sets beside a reader: the verdict names the place. */
public class FinalOfLibrary {
    public static void main(String[] args) throws Exception {
        Optional<String> it = Optional.of("a");
        Field field = Optional.class.getDeclaredField("value");
        field.setAccessible(true);
        Thread writer = new Thread(() -> {
            try {
                field.set(it, "b");
            } catch (ReflectiveOperationException e) {
                throw new AssertionError(e);
            }
        });
        writer.start();
        if (it.isEmpty()) System.out.println("never");
        writer.join();
    }
}
