import java.util.concurrent.LinkedBlockingQueue;

// Requests in one queue, replies in another: the requester reads the reply when it has come back.
// run --race=hb: none
public class LinkedQueueReplyGood {
    static final class Request {
        int answer;
    }

    public static void main(String[] args) throws InterruptedException {
        LinkedBlockingQueue<Request> requests = new LinkedBlockingQueue<>(), replies = new LinkedBlockingQueue<>();
        int[] seen = new int[1];
        Run.all(() -> {
            Request request = new Request();
            requests.put(request);
            seen[0] = replies.take().answer;
        }, () -> {
            Request request = requests.take();
            request.answer = 42;
            replies.put(request);
        });
    }
}
