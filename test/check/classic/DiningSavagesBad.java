// Savages eat from a pot of two servings; who finds it empty asks the cook to fill it.
// bug: a savage who was woken does not look again whether others have emptied the pot.
// verdict: assertion
public class DiningSavagesBad {
    static final Object pot = new Object();
    static int servings;
    static boolean asked;

    static void eat() throws InterruptedException {
        for (int round = 0; round < 2; round++) {
            synchronized (pot) {
                if (servings == 0) {
                    asked = true;
                    pot.notifyAll();
                    pot.wait();
                }
                assert servings > 0 : "nothing to eat";
                servings--;
            }
        }
    }

    static void cook() throws InterruptedException {
        for (int meal = 0; meal < 2; meal++) {
            synchronized (pot) {
                while (!asked || servings > 0) {
                    pot.wait();
                }
                servings = 2;
                asked = false;
                pot.notifyAll();
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Run.all(DiningSavagesBad::eat, DiningSavagesBad::eat, DiningSavagesBad::cook);
        assert servings == 0;
    }
}
