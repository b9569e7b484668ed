/** One thread, one object that nobody else ever sees. */
public class AloneNegative {
    long money = 1;

    public static void main(String[] args) {
        AloneNegative account = new AloneNegative();
        account.money -= 2;
        account.money += 2;
    }
}
