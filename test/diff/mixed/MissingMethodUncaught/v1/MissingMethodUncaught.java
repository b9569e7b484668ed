// Aims at: the report of an uncaught NoSuchMethodError.
public class MissingMethodUncaught {
    public static void main(String[] args) {
        System.out.println("before");
        new MissingMethodUncaughtLib().gone(1, null);
    }
}

class MissingMethodUncaughtLib {
    java.util.List<String> gone(int i, Object[] o) {
        return null;
    }
}
