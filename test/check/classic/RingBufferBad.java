// Lamport's queue: one producer, one consumer, a ring of two slots, no locks.
// bug: the producer moves the tail on before it fills the slot.
// verdict: assertion
public class RingBufferBad {
    static final int[] slots = new int[2];
    static volatile int head, tail;

    static void produce() {
        for (int value = 1; value <= 3; value++) {
            int at = tail;
            while (at - head == slots.length) {
            }
            tail = at + 1;
            slots[at % slots.length] = value;
        }
    }

    static void consume() {
        for (int value = 1; value <= 3; value++) {
            int at = head;
            while (tail == at) {
            }
            assert slots[at % slots.length] == value : "the slot is not filled";
            head = at + 1;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Run.all(RingBufferBad::produce, RingBufferBad::consume);
    }
}
