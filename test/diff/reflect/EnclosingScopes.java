// Aims at: where a class was declared: enclosing method, constructor, class; members, locals, anonymous ones, lambdas.
import java.lang.reflect.Constructor;
import java.lang.reflect.Method;
import java.util.function.Supplier;

public class EnclosingScopes {
    static Object inInitialiser = new Object() {};
    Object inField = new Object() {};
    final Object fromConstructor;

    class Member {
        class Deeper {}
    }

    static class Nested {
        interface Hook {}
    }

    EnclosingScopes() {
        class InConstructor {}
        fromConstructor = new InConstructor();
    }

    <T extends Number> Object local(T t, int[] a) {
        class Local {
            Object inner = new Object() {};
        }
        return new Local().inner;
    }

    static Object sameName() {
        class Local {}
        record Rec(int x) {}
        enum En { A { void f() {} } }
        interface In {}
        show(Rec.class);
        show(En.class);
        show(En.A.getClass());
        show(In.class);
        return new Local();
    }

    static void show(Class<?> c) {
        Method m = c.getEnclosingMethod();
        Constructor<?> k = c.getEnclosingConstructor();
        System.out.println(c.getName() + " | " + c.getSimpleName() + " | " + c.getCanonicalName() + " | " + c.getTypeName()
            + " | m=" + m + " | k=" + k + " | e=" + c.getEnclosingClass() + " | d=" + c.getDeclaringClass()
            + " | " + c.isAnonymousClass() + c.isLocalClass() + c.isMemberClass());
    }

    public static void main(String[] args) throws Exception {
        EnclosingScopes s = new EnclosingScopes();
        Supplier<Object> lambda = () -> new Object() {};
        Object[] objects = {inInitialiser, s.inField, s.fromConstructor, s.local(1, null), sameName(), lambda.get(),
            s.new Member().new Deeper(), new Object() {}};
        for (Object o : objects) show(o.getClass());
        show(Member.class);
        show(Nested.class);
        show(Nested.Hook.class);
        show(EnclosingScopes.class);
        show(int[].class);
        show(java.util.Map.Entry.class);
        java.util.TreeSet<String> members = new java.util.TreeSet<>();
        for (Class<?> c : EnclosingScopes.class.getDeclaredClasses()) members.add(c.getSimpleName());
        System.out.println(members + " " + EnclosingScopes.class.getClasses().length);
        Class<?> l = lambda.getClass();
        System.out.println(l.isSynthetic() + " " + l.isHidden() + " " + l.isAnonymousClass() + l.isMemberClass()
            + " " + l.getName().startsWith("EnclosingScopes$$Lambda") + " " + l.getInterfaces()[0] + " " + l.getSuperclass());
    }
}
