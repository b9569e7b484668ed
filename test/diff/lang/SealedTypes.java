// Aims at: sealed interfaces and classes, records as variants, instanceof patterns with conditions.
public class SealedTypes {
    sealed interface Expr permits Num, Add, Mul, Neg { }

    record Num(double v) implements Expr { }

    record Add(Expr l, Expr r) implements Expr { }

    record Mul(Expr l, Expr r) implements Expr { }

    record Neg(Expr e) implements Expr { }

    static double eval(Expr e) {
        if (e instanceof Num n) return n.v();
        if (e instanceof Add a) return eval(a.l()) + eval(a.r());
        if (e instanceof Mul m && m.l() instanceof Num n && n.v() == 0) return 0;
        if (e instanceof Mul m) return eval(m.l()) * eval(m.r());
        if (!(e instanceof Neg n)) throw new AssertionError();
        return -eval(n.e());
    }

    abstract static sealed class Animal permits Dog, Cat { }

    static final class Dog extends Animal { }

    static non-sealed class Cat extends Animal { }

    static class Lion extends Cat { }

    public static void main(String[] args) {
        Expr e = new Add(new Num(2), new Mul(new Num(3), new Neg(new Num(4))));
        System.out.println(e + " = " + eval(e) + " " + eval(new Mul(new Num(0), e)));
        Animal[] all = {new Dog(), new Cat(), new Lion()};
        for (Animal a : all) {
            System.out.print((a instanceof Dog ? "dog" : a instanceof Lion l && l != null ? "lion" : "cat") + " ");
        }
        System.out.println(Expr.class.isSealed() + " " + Expr.class.getPermittedSubclasses().length
            + Cat.class.isSealed());
        Object o = "text";
        if (o instanceof String s && s.length() == 4) System.out.println(s.toUpperCase());
        if (!(o instanceof Integer i)) System.out.println("no int");
        else System.out.println(i + 1);
    }
}
