import java.util.Random;

/** Fails if a one is thrown. */
public class Dice {
    static int thrown;

    public static void main(String[] args) throws Exception {
        Random random = new Random();
        Thread player = new Thread(() -> thrown = 1 + random.nextInt(6));
        player.start();
        player.join();
        assert thrown != 1 : "one";
    }
}
