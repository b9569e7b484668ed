// Aims at: SecurityManager.getClassContext, by which logging libraries find their callers; reflection is left out.
import java.util.ArrayList;
import java.util.List;

@SuppressWarnings("removal")
public class ClassContext {
    static class Stack extends SecurityManager {
        List<String> names() {
            List<String> names = new ArrayList<>();
            for (Class<?> c : getClassContext()) names.add(c.getName().replaceAll("Lambda.*", "Lambda"));
            return names;
        }
    }

    static class Inner {
        static List<String> ask() {
            return new Stack().names();
        }
    }

    public static List<String> reflected() {
        return Inner.ask();
    }

    public static void main(String[] args) throws Exception {
        System.out.println(Inner.ask());
        System.out.println(ClassContext.class.getMethod("reflected").invoke(null));
        Runnable lambda = () -> System.out.println(Inner.ask());
        lambda.run();
        List.of(1).forEach(i -> System.out.println(Inner.ask().subList(0, 3)));
        Thread other = new Thread(lambda);
        other.start();
        other.join();
    }
}
