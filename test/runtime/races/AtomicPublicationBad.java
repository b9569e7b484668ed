import java.util.concurrent.atomic.AtomicReference;

// An object is published by setting an AtomicReference.
// bug: it is set in plain mode, which orders nothing.
// run --race=hb: data-race Message.text
// hunt --race=hb: data-race Message.text undecided
public class AtomicPublicationBad {
    static final class Message {
        int text;
    }

    static final AtomicReference<Message> mail = new AtomicReference<>();

    public static void main(String[] args) throws InterruptedException {
        int[] seen = new int[1];
        Run.all(() -> {
            Message message = new Message();
            message.text = 42;
            mail.setPlain(message);
        }, () -> {
            Message message = mail.get();
            seen[0] = message == null ? 0 : message.text;
        });
    }
}
