// Aims at: one shutdown hook runs after main ended normally, and sees what main left.
public class ShutdownHook {
    static String state = "fresh";

    public static void main(String[] args) {
        Runtime.getRuntime().addShutdownHook(new Thread(() -> System.out.println("hook saw " + state)));
        state = "done";
        System.out.println("main ends");
    }
}
