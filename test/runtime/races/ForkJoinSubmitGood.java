import java.util.concurrent.ForkJoinPool;

// A value is handed to a task of a pool whose worker is awake already.
// run --race=hb --seed={0,1,2}: none
public class ForkJoinSubmitGood {
    static int value;

    public static void main(String[] args) throws Exception {
        ForkJoinPool pool = new ForkJoinPool(1);
        pool.execute(() -> { });
        value = 1;
        pool.submit(() -> { value++; }).get();
        System.out.println(value);
    }
}
