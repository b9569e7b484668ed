// A value is passed on with a flag that says it is there.
// verdict: clean
public class MessagePassingGood {
    static int value;
    static volatile boolean ready;

    static void send() {
        value = 42;
        ready = true;
    }

    static void receive() {
        while (!ready) {
            Thread.onSpinWait();
        }
        assert value == 42 : "the message is not there yet";
    }

    public static void main(String[] args) throws InterruptedException {
        Run.all(MessagePassingGood::receive, MessagePassingGood::send);
    }
}
