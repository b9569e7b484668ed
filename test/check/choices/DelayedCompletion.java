// check: --outcomes

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

/** The delays of a CompletableFuture pass, whichever thread of the JDK waits for them. */
public class DelayedCompletion {
    public static void main(String[] args) throws Exception {
        CompletableFuture<String> future =
                new CompletableFuture<String>().completeOnTimeout("late", 1, TimeUnit.SECONDS);
        Thread.sleep(5000);
        future.complete("early");
        System.out.println(future.get());
    }
}
