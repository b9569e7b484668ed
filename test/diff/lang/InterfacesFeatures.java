// Aims at: interface static, private and default methods, constants, nested types, functional use, name clashes.
public class InterfacesFeatures {
    interface Counter {
        int STEP = 2;
        int[] TOTAL = {0};

        int get();

        void set(int v);

        default Counter inc() {
            bump(STEP);
            return this;
        }

        private void bump(int by) {
            set(get() + by);
            note(by);
        }

        private static void note(int by) {
            TOTAL[0] += by;
        }

        static Counter make() {
            return new Simple();
        }

        class Simple implements Counter {
            int v;

            public int get() {
                return v;
            }

            public void set(int v) {
                this.v = v;
            }
        }
    }

    interface A {
        int X = 1;

        default String who() {
            return "A";
        }
    }

    interface B {
        int X = 2;

        default String who() {
            return "B";
        }
    }

    static class AB implements A, B {
        public String who() {
            return A.super.who() + B.super.who() + (A.X + B.X);
        }
    }

    public static void main(String[] args) {
        Counter c = Counter.make().inc().inc();
        c.set(c.get() * 10);
        System.out.println(c.inc().get() + " " + Counter.TOTAL[0] + " " + new AB().who());
        Counter anon = new Counter() {
            int v = 100;

            public int get() {
                return v;
            }

            public void set(int n) {
                v = n - 1;
            }

            @Override
            public Counter inc() {
                v += 1000;
                return Counter.make();
            }
        };
        System.out.println(anon.inc().get() + " " + anon.get());
    }
}
