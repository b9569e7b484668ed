import java.util.concurrent.atomic.AtomicReference;

// An object is published by setting an AtomicReference.
// run --race=hb: none
public class AtomicPublicationGood {
    static final class Message {
        int text;
    }

    static final AtomicReference<Message> mail = new AtomicReference<>();

    public static void main(String[] args) throws InterruptedException {
        int[] seen = new int[1];
        Run.all(() -> {
            Message message = new Message();
            message.text = 42;
            mail.set(message);
        }, () -> {
            Message message = mail.get();
            seen[0] = message == null ? 0 : message.text;
        });
    }
}
