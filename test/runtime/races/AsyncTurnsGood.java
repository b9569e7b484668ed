import java.util.concurrent.CompletableFuture;

// Main and asynchronous stages write a field by turns: a stage has it until it is joined.
// run --race={lockset,hb}: none
public class AsyncTurnsGood {
    static int value;

    public static void main(String[] args) {
        for (int i = 0; i < 3; i++) {
            value++;
            int seen = CompletableFuture.supplyAsync(() -> ++value).join();
            assert seen == value;
        }
    }
}
