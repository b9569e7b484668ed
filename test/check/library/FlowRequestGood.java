import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Flow;
import java.util.concurrent.SubmissionPublisher;

// A publisher sends two items to a subscriber, which asks for them one by one.
// verdict: clean
public class FlowRequestGood {
    static final CountDownLatch complete = new CountDownLatch(1);

    static final class Reader implements Flow.Subscriber<Integer> {
        Flow.Subscription subscription;
        int sum;

        @Override
        public void onSubscribe(Flow.Subscription s) {
            subscription = s;
            s.request(1);
        }

        @Override
        public void onNext(Integer item) {
            sum += item;
            subscription.request(1);
        }

        @Override
        public void onError(Throwable e) {
            throw new AssertionError(e);
        }

        @Override
        public void onComplete() {
            assert sum == 3;
            complete.countDown();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        ExecutorService pool = Executors.newFixedThreadPool(1);
        try (SubmissionPublisher<Integer> publisher = new SubmissionPublisher<>(pool, 2)) {
            publisher.subscribe(new Reader());
            publisher.submit(1);
            publisher.submit(2);
        }
        complete.await();
        pool.shutdown();
    }
}
