/** Two threads write a field without any order. */
public class RacePlain {
    static class Value {
        int x;
    }

    public static void main(String[] args) {
        Value value = new Value();
        new Thread(() -> value.x = 1).start();
        new Thread(() -> value.x = 2).start();
    }
}
