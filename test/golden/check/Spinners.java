/** Goes on for ever, and not in vain: two threads pass the turn to each other. */
public class Spinners {
    static volatile int turn;

    static void play(int own) {
        while (true) if (turn == own) turn = 1 - own;
    }

    public static void main(String[] args) {
        new Thread(() -> play(0)).start();
        new Thread(() -> play(1)).start();
    }
}
