// The order in which constructors and overloads are listed.
import java.lang.reflect.*;
import java.util.*;
public class MethodOrder {
    static class K1 {
        K1(int x) {}
        void m1(int x) {}
    }
    static class K2 {
        K2(int x) {}
        K2(long x) {}
        void m2(int x) {}
        void m2(long x) {}
    }
    static class K3 {
        K3(int x) {}
        K3(long x) {}
        K3(char x) {}
        void m3(int x) {}
        void m3(long x) {}
        void m3(char x) {}
    }
    static class K4 {
        K4(int x) {}
        K4(long x) {}
        K4(char x) {}
        K4(byte x) {}
        void m4(int x) {}
        void m4(long x) {}
        void m4(char x) {}
        void m4(byte x) {}
    }
    static class K5 {
        K5(int x) {}
        K5(long x) {}
        K5(char x) {}
        K5(byte x) {}
        K5(short x) {}
        void m5(int x) {}
        void m5(long x) {}
        void m5(char x) {}
        void m5(byte x) {}
        void m5(short x) {}
    }
    static class K6 {
        K6(int x) {}
        K6(long x) {}
        K6(char x) {}
        K6(byte x) {}
        K6(short x) {}
        K6(float x) {}
        void m6(int x) {}
        void m6(long x) {}
        void m6(char x) {}
        void m6(byte x) {}
        void m6(short x) {}
        void m6(float x) {}
    }
    static class K7 {
        K7(int x) {}
        K7(long x) {}
        K7(char x) {}
        K7(byte x) {}
        K7(short x) {}
        K7(float x) {}
        K7(double x) {}
        void m7(int x) {}
        void m7(long x) {}
        void m7(char x) {}
        void m7(byte x) {}
        void m7(short x) {}
        void m7(float x) {}
        void m7(double x) {}
    }
    public static void main(String[] a) {
        for (Class<?> c : List.of(K1.class, K2.class, K3.class, K4.class, K5.class, K6.class, K7.class)) {
            StringBuilder s = new StringBuilder(c.getSimpleName());
            for (Constructor<?> k : c.getDeclaredConstructors())
                s.append(' ').append(k.getParameterTypes()[0].getSimpleName());
            s.append(" |");
            for (Method k : c.getDeclaredMethods()) s.append(' ').append(k.getParameterTypes()[0].getSimpleName());
            System.out.println(s);
        }
    }
}
