// check: --outcomes
import java.lang.reflect.Field;

/** A final field that reflection sets beside a reader: both values are seen. */
public class FinalReflected {
    static class Box {
        final int value;

        Box(int value) {
            this.value = value;
        }
    }

    public static void main(String[] args) throws Exception {
        Box box = new Box(args.length + 1);
        Field field = Box.class.getDeclaredField("value");
        field.setAccessible(true);
        Thread writer = new Thread(() -> {
            try {
                field.setInt(box, 2);
            } catch (IllegalAccessException e) {
                throw new AssertionError(e);
            }
        });
        writer.start();
        System.out.println(box.value);
        writer.join();
    }
}
