// Aims at: private members among nestmates: fields, methods, constructors, lambdas, super calls, reflection and
// handles; sealed checks at run time.
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.Comparator;
import java.util.function.IntSupplier;
import java.util.function.Supplier;

public class NestmatesAndSealed {
    private int secret = 1;
    private static String whisper(String s) { return "psst " + s; }
    private NestmatesAndSealed() { }
    private NestmatesAndSealed(int secret) { this.secret = secret; }

    static class Left {
        private int value = 10;
        private int take(NestmatesAndSealed outer) { return outer.secret++ + value; }
        private static class Deep { private int depth = 3; private Supplier<String> lambda() {
            return () -> whisper("deep " + depth); } }
    }
    static class Right extends Left {
        private int value = 20;
        int both() { return value + super.value + ((Left) this).value + super.take(new NestmatesAndSealed(5)); }
        private int take(NestmatesAndSealed outer) { return -1; }
    }
    class Inner {
        private int secret = NestmatesAndSealed.this.secret * 100;
        class Innermost { int sum() { return secret + NestmatesAndSealed.this.secret; } }
    }
    interface Priv { private int hidden() { return 7; } private static int also() { return 8; }
        default int open() { return hidden() + also() + new Left().value; } }
    enum Level { LOW { @Override int cost() { return super.cost() + 1; } }, HIGH;
        private int base() { return 40; } int cost() { return base(); } }

    sealed interface Shape permits Circle, Poly { }
    record Circle(int r) implements Shape { }
    sealed static abstract class Poly implements Shape permits Square, Free { protected abstract int sides(); }
    static final class Square extends Poly { @Override protected int sides() { return 4; } }
    static non-sealed class Free extends Poly { @Override protected int sides() { return 7; } }

    static int area(Shape s) {
        if (s instanceof Circle c && c.r() > 0) return 3 * c.r() * c.r();
        if (s instanceof Poly p) return p.sides();
        return -1;
    }

    public static void main(String[] args) throws Throwable {
        NestmatesAndSealed outer = new NestmatesAndSealed(2);
        System.out.println(new Left().take(outer) + " " + outer.secret + new Right().both() + new Right().take(outer)
            + ((Left) new Right()).take(outer));
        System.out.println(new Left.Deep().lambda().get() + " " + outer.new Inner().secret
            + outer.new Inner().new Innermost().sum() + new Priv() { }.open() + Level.LOW.cost() + Level.HIGH.cost());
        IntSupplier supplier = () -> outer.secret++;
        System.out.println(supplier.getAsInt() + supplier.getAsInt() + " " + outer.secret);
        Comparator<NestmatesAndSealed> bySecret = Comparator.comparingInt(o -> o.secret);
        System.out.println(bySecret.compare(outer, new NestmatesAndSealed()));
        MethodHandles.Lookup lookup = MethodHandles.lookup();
        System.out.println((int) lookup.findVirtual(Left.class, "take",
            MethodType.methodType(int.class, NestmatesAndSealed.class)).invoke(new Right(), outer) + " "
            + (int) lookup.findGetter(Left.Deep.class, "depth", int.class).invoke(new Left.Deep())
            + (String) lookup.findStatic(NestmatesAndSealed.class, "whisper",
                MethodType.methodType(String.class, String.class)).invoke("handle"));
        System.out.println(Left.class.getDeclaredMethod("take", NestmatesAndSealed.class).invoke(new Left(), outer)
            + " " + Left.Deep.class.getNestHost().getSimpleName() + Left.class.isNestmateOf(Level.class)
            + Arrays.stream(NestmatesAndSealed.class.getNestMembers()).map(Class::getSimpleName).sorted().toList());
        for (Shape s : new Shape[] {new Circle(2), new Circle(0), new Square(),
            new Free() { @Override protected int sides() { return 9; } }}) {
            System.out.print(area(s) + " ");
        }
        System.out.println(Arrays.stream(Shape.class.getPermittedSubclasses()).map(Class::getSimpleName).toList() + " "
            + Poly.class.isSealed() + Free.class.isSealed() + Modifier.toString(Square.class.getModifiers())
            + Arrays.toString(Free.class.getPermittedSubclasses()));
        System.out.println(Arrays.stream(Left.class.getDeclaredMethods()).anyMatch(m -> m.isSynthetic()) + " "
            + Level.LOW.getClass().isSealed() + Level.class.isSealed() + Level.LOW.getDeclaringClass().getSimpleName());
    }
}
