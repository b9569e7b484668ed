// A value is passed on with a flag that says it is there.
// bug: the flag is raised before the value is written.
// verdict: assertion
public class MessagePassingBad {
    static int value;
    static volatile boolean ready;

    static void send() {
        ready = true;
        value = 42;
    }

    static void receive() {
        while (!ready) {
            Thread.onSpinWait();
        }
        assert value == 42 : "the message is not there yet";
    }

    public static void main(String[] args) throws InterruptedException {
        Run.all(MessagePassingBad::receive, MessagePassingBad::send);
    }
}
