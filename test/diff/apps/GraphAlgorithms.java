// Aims at: a bigger program: breadth- and depth-first search, Dijkstra, topological order, components, spanning tree.
import java.util.*;

public class GraphAlgorithms {
    record Edge(int to, int weight) { }

    final List<List<Edge>> adj = new ArrayList<>();

    GraphAlgorithms(int n) {
        for (int i = 0; i < n; i++) adj.add(new ArrayList<>());
    }

    void add(int a, int b, int w) {
        adj.get(a).add(new Edge(b, w));
    }

    int[] distances(int from) {
        int[] d = new int[adj.size()];
        Arrays.fill(d, Integer.MAX_VALUE);
        d[from] = 0;
        PriorityQueue<int[]> q = new PriorityQueue<>((x, y) -> Integer.compare(x[1], y[1]));
        q.add(new int[] {from, 0});
        while (!q.isEmpty()) {
            int[] top = q.poll();
            if (top[1] > d[top[0]]) continue;
            for (Edge e : adj.get(top[0])) {
                int nd = top[1] + e.weight();
                if (nd < d[e.to()]) {
                    d[e.to()] = nd;
                    q.add(new int[] {e.to(), nd});
                }
            }
        }
        return d;
    }

    List<Integer> topological() {
        int[] in = new int[adj.size()];
        for (List<Edge> l : adj) for (Edge e : l) in[e.to()]++;
        Deque<Integer> ready = new ArrayDeque<>();
        for (int i = 0; i < in.length; i++) if (in[i] == 0) ready.add(i);
        List<Integer> order = new ArrayList<>();
        while (!ready.isEmpty()) {
            int v = ready.poll();
            order.add(v);
            for (Edge e : adj.get(v)) if (--in[e.to()] == 0) ready.add(e.to());
        }
        return order.size() == in.length ? order : null;
    }

    int index;

    int components() {
        int n = adj.size();
        int[] num = new int[n], low = new int[n];
        boolean[] on = new boolean[n];
        Deque<Integer> stack = new ArrayDeque<>();
        int[] count = {0};
        index = 0;
        for (int v = 0; v < n; v++) if (num[v] == 0) strong(v, num, low, on, stack, count);
        return count[0];
    }

    void strong(int v, int[] num, int[] low, boolean[] on, Deque<Integer> stack, int[] count) {
        num[v] = low[v] = ++index;
        stack.push(v);
        on[v] = true;
        for (Edge e : adj.get(v)) {
            if (num[e.to()] == 0) {
                strong(e.to(), num, low, on, stack, count);
                low[v] = Math.min(low[v], low[e.to()]);
            } else if (on[e.to()]) {
                low[v] = Math.min(low[v], num[e.to()]);
            }
        }
        if (low[v] == num[v]) {
            count[0]++;
            int w;
            do {
                w = stack.pop();
                on[w] = false;
            } while (w != v);
        }
    }

    static int find(int[] p, int x) {
        return p[x] == x ? x : (p[x] = find(p, p[x]));
    }

    static int spanning(int n, List<int[]> edges) {
        edges.sort(Comparator.comparingInt(e -> e[2]));
        int[] p = new int[n];
        for (int i = 0; i < n; i++) p[i] = i;
        int total = 0;
        for (int[] e : edges) {
            int a = find(p, e[0]), b = find(p, e[1]);
            if (a != b) {
                p[a] = b;
                total += e[2];
            }
        }
        return total;
    }

    public static void main(String[] args) {
        Random r = new Random(11);
        int n = 40;
        GraphAlgorithms g = new GraphAlgorithms(n), dag = new GraphAlgorithms(12);
        List<int[]> edges = new ArrayList<>();
        for (int i = 0; i < 120; i++) {
            int a = r.nextInt(n), b = r.nextInt(n), w = 1 + r.nextInt(20);
            g.add(a, b, w);
            edges.add(new int[] {a, b, w});
        }
        for (int i = 0; i < 25; i++) {
            int a = r.nextInt(12), b = r.nextInt(12);
            if (a < b) dag.add(a, b, 1);
        }
        System.out.println(Arrays.toString(g.distances(0)));
        System.out.println(dag.topological() + " " + g.topological() + " " + g.components() + " " + dag.components()
            + " " + spanning(n, edges));
    }
}
