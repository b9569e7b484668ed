// Aims at: inner, local and anonymous classes, captured variables, outer chains, shadowing, inner of a superclass.
public class InnerClasses {
    private String name = "outer";
    private static int made;

    class Middle {
        String name = "middle";

        class Deep {
            String name = "deep";

            String all() {
                return name + this.name + Middle.this.name + InnerClasses.this.name;
            }

            void rename() {
                InnerClasses.this.name += "!";
                Middle.this.name = InnerClasses.this.name + "?";
            }
        }
    }

    class SubMiddle extends Middle {
        SubMiddle() {
            name = "sub";
        }
    }

    Runnable local(int x, String s) {
        int doubled = x * 2;
        class Local implements Runnable {
            final int own;

            Local(int own) {
                this.own = own;
                made++;
            }

            public void run() {
                System.out.println(s + x + doubled + own + name);
                if (own > 0) {
                    new Local(own - 1).run();
                }
            }
        }
        return new Local(2);
    }

    static Object anonymous(int[] cell) {
        return new Object() {
            int calls = cell[0]++;

            {
                calls += 100;
            }

            @Override
            public String toString() {
                return "anon" + (calls++) + cell[0];
            }
        };
    }

    static class Outside extends InnerClasses.Middle {
        Outside(InnerClasses o) {
            o.super();
        }
    }

    public static void main(String[] args) {
        InnerClasses o = new InnerClasses();
        Middle.Deep d = o.new Middle().new Deep();
        d.rename();
        System.out.println(d.all() + " " + o.new SubMiddle().new Deep().all());
        o.local(5, "s").run();
        int[] cell = {7};
        Object a = anonymous(cell);
        System.out.println(a + " " + a + " " + anonymous(cell) + " " + made + " " + new Outside(o).name);
        System.out.println(a.getClass().getName() + " " + o.local(1, "").getClass().getName() + " "
            + d.getClass().getName() + " " + d.getClass().getSimpleName() + "|" + a.getClass().getSimpleName() + "|");
    }
}
