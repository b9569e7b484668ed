// jars: disruptor.jar
// Disruptor: a ring buffer between one producer and two handlers, one behind the other.
import com.lmax.disruptor.BlockingWaitStrategy;
import com.lmax.disruptor.RingBuffer;
import com.lmax.disruptor.dsl.Disruptor;
import com.lmax.disruptor.dsl.ProducerType;
import com.lmax.disruptor.util.DaemonThreadFactory;

public class LibDisruptor {
    static class Slot {
        long value;
        long squared;
    }

    private static long sum;

    public static void main(String[] args) {
        Disruptor<Slot> disruptor = new Disruptor<>(Slot::new, 8, DaemonThreadFactory.INSTANCE, ProducerType.SINGLE,
                new BlockingWaitStrategy());
        disruptor.handleEventsWith((slot, sequence, last) -> slot.squared = slot.value * slot.value)
                .then((slot, sequence, last) -> sum += slot.squared);
        RingBuffer<Slot> ring = disruptor.start();
        for (long n = 1; n <= 50; n++) {
            ring.publishEvent((slot, sequence, value) -> slot.value = value, n);
        }
        disruptor.shutdown();
        System.out.println(sum + " " + ring.getCursor() + " " + ring.getBufferSize());
    }
}
