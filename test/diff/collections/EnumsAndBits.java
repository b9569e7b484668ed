// Aims at: EnumMap, EnumSet (small and over 64 constants), BitSet.
import java.util.BitSet;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Map;

public class EnumsAndBits {
    enum Day { MON, TUE, WED, THU, FRI, SAT, SUN }

    enum Big {
        A0, A1, A2, A3, A4, A5, A6, A7, A8, A9, B0, B1, B2, B3, B4, B5, B6, B7, B8, B9, C0, C1, C2, C3, C4, C5, C6, C7,
            C8,
        C9, D0, D1, D2, D3, D4, D5, D6, D7, D8, D9, E0, E1, E2, E3, E4, E5, E6, E7, E8, E9, F0, F1, F2, F3, F4, F5, F6,
            F7,
        F8, F9, G0, G1, G2, G3, G4, G5, G6, G7, G8, G9
    }

    public static void main(String[] args) {
        Map<Day, Integer> m = new EnumMap<>(Day.class);
        m.put(Day.SUN, 1);
        m.put(Day.MON, 2);
        m.merge(Day.SUN, 5, Integer::sum);
        System.out.println(m + " " + m.containsKey(Day.TUE) + " " + m.keySet());
        EnumSet<Day> s = EnumSet.range(Day.TUE, Day.FRI);
        s.remove(Day.WED);
        System.out.println(s + " " + EnumSet.complementOf(s) + " " + EnumSet.noneOf(Day.class)
            + EnumSet.allOf(Day.class).size()
            + EnumSet.of(Day.SAT, Day.MON) + s.contains(Day.THU));
        EnumSet<Big> b = EnumSet.of(Big.A0, Big.G5, Big.F9);
        b.addAll(EnumSet.range(Big.F5, Big.G1));
        System.out.println(b + " " + b.size() + " " + EnumSet.complementOf(b).size());
        BitSet sieve = new BitSet();
        sieve.set(2, 200);
        for (int i = 2; i * i < 200; i++) {
            if (sieve.get(i)) for (int j = i * i; j < 200; j += i) sieve.clear(j);
        }
        System.out.println(sieve + " " + sieve.cardinality() + " " + sieve.nextSetBit(100) + " "
            + sieve.nextClearBit(2) + " "
            + sieve.length() + " " + sieve.previousSetBit(150));
        BitSet x = new BitSet();
        x.set(1);
        x.set(65);
        x.flip(0, 3);
        BitSet y = (BitSet) x.clone();
        y.and(sieve);
        x.xor(sieve);
        System.out.println(x.cardinality() + " " + y + " " + x.intersects(y) + " " + y.toLongArray().length + " "
            + y.hashCode());
    }
}
