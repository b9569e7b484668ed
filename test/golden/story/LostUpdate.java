/** Two clerks add to one stock without a lock. */
public class LostUpdate {
    private int stock;

    void deliver(int amount) {
        int seen = stock;
        stock = seen + amount;
    }

    public static void main(String[] args) throws Exception {
        LostUpdate shop = new LostUpdate();
        Thread morning = new Thread(() -> shop.deliver(5), "morning");
        Thread evening = new Thread(() -> shop.deliver(7), "evening");
        morning.start();
        evening.start();
        morning.join();
        evening.join();
        assert shop.stock == 12 : "stock is " + shop.stock;
    }
}
