/** A class makes instances of itself and changes its fields, a million times, while it is being initialised. */
public class InitLoops {
    static int count;
    static InitLoops last;

    static {
        for (int i = 0; i < 1000000; i++) {
            count++;
            increment();
            last = new InitLoops();
        }
    }

    static void increment() {
        count++;
    }

    public static void main(String[] args) {
        System.out.println(count + " " + (last != null));
    }
}
