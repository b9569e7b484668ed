// Aims at: a bigger program: a discrete event simulation of a shop with queues, statistics by stream.
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.PriorityQueue;
import java.util.Random;

public class EventSimulation {
    abstract static class Event implements Comparable<Event> {
        static int created;
        final int time;
        final int serial = created++;

        Event(int time) {
            this.time = time;
        }

        abstract void happen(Shop shop);

        @Override
        public int compareTo(Event o) {
            return time != o.time ? Integer.compare(time, o.time) : Integer.compare(serial, o.serial);
        }
    }

    static class Arrival extends Event {
        final int customer;

        Arrival(int time, int customer) {
            super(time);
            this.customer = customer;
        }

        @Override
        void happen(Shop shop) {
            shop.queue.add(new int[] {customer, time});
            shop.longest = Math.max(shop.longest, shop.queue.size());
            shop.serve(time);
            if (customer < 200) shop.events.add(new Arrival(time + shop.random.nextInt(6), customer + 1));
        }
    }

    static class Departure extends Event {
        final int desk;

        Departure(int time, int desk) {
            super(time);
            this.desk = desk;
        }

        @Override
        void happen(Shop shop) {
            shop.free.push(desk);
            shop.served[desk]++;
            shop.serve(time);
        }
    }

    static class Shop {
        final PriorityQueue<Event> events = new PriorityQueue<>();
        final Deque<int[]> queue = new ArrayDeque<>();
        final Deque<Integer> free = new ArrayDeque<>(List.of(0, 1, 2));
        final Random random = new Random(99);
        final List<Integer> waits = new ArrayList<>();
        final int[] served = new int[3];
        int longest;

        void serve(int now) {
            while (!queue.isEmpty() && !free.isEmpty()) {
                int[] c = queue.poll();
                waits.add(now - c[1]);
                events.add(new Departure(now + 3 + random.nextInt(8), free.pop()));
            }
        }

        int run() {
            events.add(new Arrival(0, 0));
            int now = 0;
            while (!events.isEmpty()) {
                Event e = events.poll();
                now = e.time;
                e.happen(this);
            }
            return now;
        }
    }

    public static void main(String[] args) {
        Shop s = new Shop();
        int end = s.run();
        System.out.println(end + " " + s.longest + " " + s.served[0] + " " + s.served[1] + " " + s.served[2] + " "
            + s.waits.stream().mapToInt(x -> x).summaryStatistics());
    }
}
