/* Threads that start threads, in any order: what is the third thread for one worker may be the fourth for another. */
class Births {
    static volatile int sum, order;

    static Thread child(int i) {
        return new Thread(() -> {
            int before = sum;
            sum = before + i;
            order = order * 10 + i;
        });
    }

    static void parent(int i) {
        Thread child = child(i);
        child.start();
        try {
            child.join();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread[] parents = new Thread[2];
        for (int i = 0; i < parents.length; i++) {
            int number = i + 1;
            parents[i] = new Thread(() -> parent(number));
            parents[i].start();
        }
        for (Thread parent : parents) parent.join();
        assert order != 21 || sum == 3;
    }
}
