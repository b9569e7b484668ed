// Aims at: a bigger program: seven sorting algorithms compared with Arrays.sort, stability, counting.
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Random;
import java.util.function.Consumer;

public class SortingShowcase {
    static void bubble(int[] a) {
        for (int i = a.length; i > 0; i--) for (int j = 1; j < i; j++) if (a[j - 1] > a[j]) swap(a, j - 1, j);
    }

    static void insertion(int[] a) {
        for (int i = 1; i < a.length; i++) {
            int x = a[i], j = i;
            for (; j > 0 && a[j - 1] > x; j--) a[j] = a[j - 1];
            a[j] = x;
        }
    }

    static void shell(int[] a) {
        for (int gap = a.length / 2; gap > 0; gap /= 2) {
            for (int i = gap; i < a.length; i++) {
                for (int j = i; j >= gap && a[j - gap] > a[j]; j -= gap) swap(a, j, j - gap);
            }
        }
    }

    static void quick(int[] a) {
        quick(a, 0, a.length - 1);
    }

    static void quick(int[] a, int lo, int hi) {
        if (lo >= hi) return;
        int p = a[(lo + hi) >>> 1], i = lo, j = hi;
        while (i <= j) {
            while (a[i] < p) i++;
            while (a[j] > p) j--;
            if (i <= j) swap(a, i++, j--);
        }
        quick(a, lo, j);
        quick(a, i, hi);
    }

    static void merge(int[] a) {
        if (a.length < 2) return;
        int[] l = Arrays.copyOf(a, a.length / 2), r = Arrays.copyOfRange(a, a.length / 2, a.length);
        merge(l);
        merge(r);
        for (int i = 0, j = 0, k = 0; k < a.length; k++) a[k] = j == r.length || i < l.length && l[i] <= r[j]
            ? l[i++] : r[j++];
    }

    static void heap(int[] a) {
        for (int i = a.length / 2; i >= 0; i--) sift(a, i, a.length);
        for (int n = a.length - 1; n > 0; n--) {
            swap(a, 0, n);
            sift(a, 0, n);
        }
    }

    static void sift(int[] a, int i, int n) {
        for (int c; (c = 2 * i + 1) < n; i = c) {
            if (c + 1 < n && a[c + 1] > a[c]) c++;
            if (a[i] >= a[c]) return;
            swap(a, i, c);
        }
    }

    static void radix(int[] a) {
        int[] b = new int[a.length];
        for (int shift = 0; shift < 32; shift += 8) {
            int[] count = new int[257];
            for (int x : a) count[(x >>> shift & 255 ^ (shift == 24 ? 128 : 0)) + 1]++;
            for (int i = 0; i < 256; i++) count[i + 1] += count[i];
            for (int x : a) b[count[x >>> shift & 255 ^ (shift == 24 ? 128 : 0)]++] = x;
            System.arraycopy(b, 0, a, 0, a.length);
        }
    }

    static void swap(int[] a, int i, int j) {
        int t = a[i];
        a[i] = a[j];
        a[j] = t;
    }

    public static void main(String[] args) {
        Map<String, Consumer<int[]>> all = new LinkedHashMap<>();
        all.put("bubble", SortingShowcase::bubble);
        all.put("insertion", SortingShowcase::insertion);
        all.put("shell", SortingShowcase::shell);
        all.put("quick", SortingShowcase::quick);
        all.put("merge", SortingShowcase::merge);
        all.put("heap", SortingShowcase::heap);
        all.put("radix", SortingShowcase::radix);
        int[] data = new Random(3).ints(150).toArray();
        data[7] = Integer.MIN_VALUE;
        data[8] = Integer.MAX_VALUE;
        data[9] = data[10];
        int[] expected = data.clone();
        Arrays.sort(expected);
        all.forEach((name, sort) -> {
            int[] a = data.clone();
            sort.accept(a);
            System.out.println(name + " " + Arrays.equals(a, expected) + " " + Arrays.hashCode(a));
        });
    }
}
