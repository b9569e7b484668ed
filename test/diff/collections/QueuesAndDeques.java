// Aims at: ArrayDeque wrap-around, PriorityQueue order, Stack and Vector, Deque as stack.
import java.util.ArrayDeque;
import java.util.Collections;
import java.util.Deque;
import java.util.PriorityQueue;
import java.util.Stack;
import java.util.Vector;

public class QueuesAndDeques {
    record Job(String name, int priority) { }

    public static void main(String[] args) {
        Deque<Integer> d = new ArrayDeque<>(2);
        for (int i = 0; i < 40; i++) {
            if (i % 3 == 0) d.addFirst(i);
            else d.addLast(i);
            if (i % 4 == 3) d.pollFirst();
        }
        System.out.println(d + " " + d.size() + " " + d.peekFirst() + " " + d.peekLast() + " " + d.contains(20));
        d.removeFirstOccurrence(20);
        d.removeIf(x -> x > 25);
        System.out.println(d + " " + d.pop() + d.pollLast());
        PriorityQueue<Integer> p = new PriorityQueue<>(Collections.reverseOrder());
        for (int i = 0; i < 15; i++) p.add(i * 7 % 16);
        p.remove(9);
        System.out.println(p);
        StringBuilder b = new StringBuilder();
        while (!p.isEmpty()) b.append(p.poll()).append(' ');
        System.out.println(b);
        PriorityQueue<Job> jobs = new PriorityQueue<>((x, y) -> x.priority() != y.priority()
            ? Integer.compare(x.priority(), y.priority()) : x.name().compareTo(y.name()));
        jobs.add(new Job("c", 2));
        jobs.add(new Job("a", 2));
        jobs.add(new Job("z", 1));
        System.out.println(jobs.poll() + " " + jobs.poll() + " " + jobs.peek());
        Stack<String> s = new Stack<>();
        s.push("x");
        s.push("y");
        System.out.println(s + s.peek() + s.search("x") + s.pop() + s.empty());
        Vector<Integer> v = new Vector<>(2, 3);
        for (int i = 0; i < 4; i++) v.add(i);
        System.out.println(v + " " + v.capacity() + " " + v.elementAt(2) + v.firstElement());
        try {
            s.pop();
            s.pop();
        } catch (java.util.EmptyStackException e) {
            System.out.println(e);
        }
    }
}
