// A semaphore with one permit, made of a monitor.
// bug: who was woken takes the permit without looking whether somebody else was faster.
// verdict: assertion
public class HandmadeSemaphoreBad {
    static final class Permit {
        private int free = 1;

        synchronized void acquire() throws InterruptedException {
            if (free == 0) {
                wait();
            }
            free--;
        }

        synchronized void release() {
            free++;
            notify();
        }
    }

    static final Permit permit = new Permit();
    static int inside;

    static void use() throws InterruptedException {
        permit.acquire();
        inside++;
        assert inside == 1 : "two are inside";
        inside--;
        permit.release();
    }

    public static void main(String[] args) throws InterruptedException {
        Run.all(HandmadeSemaphoreBad::use, HandmadeSemaphoreBad::use, HandmadeSemaphoreBad::use);
    }
}
