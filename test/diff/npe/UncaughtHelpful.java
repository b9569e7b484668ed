// Aims at: the helpful message in the report of an uncaught NullPointerException.
public class UncaughtHelpful {
    static class Account {
        Account parent;
        String owner;
    }

    static int lengthOf(Account a) {
        return a.parent.owner.trim().length();
    }

    public static void main(String[] args) {
        Account a = new Account();
        a.parent = new Account();
        System.out.println("start");
        lengthOf(a);
    }
}
