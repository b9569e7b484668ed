// Aims at: every kind of direct method handle: virtual, interface, default, private, special, static, constructor, arrays.
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

public class FindKinds {
    interface Shape {
        double area();

        default String describe() {
            return "area " + area();
        }

        static Shape unit() {
            return () -> 1.0;
        }
    }

    static class Base {
        String who() {
            return "base";
        }

        final String fixed() {
            return "fixed " + who();
        }
    }

    static class Derived extends Base implements Shape {
        @Override
        String who() {
            return "derived";
        }

        public double area() {
            return 2.5;
        }

        private int hidden(int x) {
            return x * 2;
        }

        static MethodHandles.Lookup lookup() {
            return MethodHandles.lookup();
        }
    }

    public static void main(String[] args) throws Throwable {
        MethodHandles.Lookup l = MethodHandles.lookup();
        MethodType string = MethodType.methodType(String.class);
        MethodHandle who = l.findVirtual(Base.class, "who", string);
        System.out.println((String) who.invokeExact(new Base()) + " " + (String) who.invokeExact((Base) new Derived()));
        System.out.println((String) l.findVirtual(Base.class, "fixed", string).invokeExact((Base) new Derived()));
        MethodHandle superWho = Derived.lookup().findSpecial(Base.class, "who", string, Derived.class);
        System.out.println((String) superWho.invokeExact(new Derived()) + " " + superWho.type());
        MethodHandle area = l.findVirtual(Shape.class, "area", MethodType.methodType(double.class));
        System.out.println((double) area.invokeExact((Shape) new Derived()));
        MethodHandle describe = l.findVirtual(Shape.class, "describe", string);
        System.out.println((String) describe.invokeExact((Shape) new Derived()));
        MethodHandle inherited = l.findVirtual(Derived.class, "describe", string);
        System.out.println((String) inherited.invokeExact(new Derived()));
        MethodHandle unit = l.findStatic(Shape.class, "unit", MethodType.methodType(Shape.class));
        System.out.println((double) area.invokeExact((Shape) unit.invokeExact()));
        MethodHandle hidden = l.findVirtual(Derived.class, "hidden", MethodType.methodType(int.class, int.class));
        System.out.println((int) hidden.invokeExact(new Derived(), 21));
        MethodHandle toString = l.findVirtual(Object.class, "toString", string);
        System.out.println((String) toString.invokeExact((Object) List.of(1, 2)));
        MethodHandle list = l.findConstructor(ArrayList.class, MethodType.methodType(void.class));
        ArrayList<String> made = (ArrayList<String>) list.invokeExact();
        MethodHandle add = l.findVirtual(List.class, "add", MethodType.methodType(boolean.class, Object.class));
        System.out.println((boolean) add.invokeExact((List) made, (Object) "x") + " " + made);
        MethodHandle clone = l.findVirtual(int[].class, "clone", MethodType.methodType(Object.class));
        System.out.println(((int[]) clone.invoke(new int[] {4, 5})).length);
        Supplier<String> s = () -> "lambda";
        MethodHandle get = l.findVirtual(Supplier.class, "get", MethodType.methodType(Object.class));
        System.out.println((Object) get.invoke(s));
        try {
            Object o = who.invoke((Base) null);
        } catch (NullPointerException e) {
            System.out.println("null receiver");
        }
        System.out.println(who + " " + area + " " + list);
    }
}
