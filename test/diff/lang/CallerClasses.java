// Aims at: StackWalker in lambdas, constructors, reflection, handles and threads; getCallerClass refusals; retained
// classes; frame details.
import java.lang.StackWalker.Option;
import java.lang.StackWalker.StackFrame;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.util.List;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Collectors;

public class CallerClasses {
    static final StackWalker RETAIN = StackWalker.getInstance(Option.RETAIN_CLASS_REFERENCE);
    static final StackWalker ALL = StackWalker.getInstance(Set.of(Option.RETAIN_CLASS_REFERENCE,
        Option.SHOW_HIDDEN_FRAMES, Option.SHOW_REFLECT_FRAMES));

    static class Api {
        static Class<?> who() { return RETAIN.getCallerClass(); }
        final Class<?> maker;
        Api() { maker = RETAIN.getCallerClass(); }
        static List<String> names(StackWalker walker) { return walker.walk(s ->
            s.map(f -> f.getMethodName() + ":" + f.getLineNumber()).collect(Collectors.toList())); }
        public static Class<?> open() { return RETAIN.getCallerClass(); }
    }

    interface Face { default Class<?> ask() { return Api.who(); } }
    static class Impl implements Face { Class<?> own = Api.who(); static Class<?> init = Api.who(); }

    static List<String> deep(int n) { return n == 0 ? Api.names(StackWalker.getInstance()) : deep(n - 1); }

    static void attempt(String what, java.util.concurrent.Callable<Object> action) {
        try {
            System.out.println(what + ": " + action.call());
        } catch (Throwable e) {
            System.out.println(what + ": " + e);
        }
    }

    public static void main(String[] args) throws Throwable {
        System.out.println(Api.who() + " " + new Api().maker + new Impl().ask() + new Impl().own + Impl.init);
        Supplier<Class<?>> lambda = () -> Api.who(), reference = Api::who;
        System.out.println(lambda.get() + " " + reference.get() + List.of(1).stream().map(x -> Api.who()).toList());
        System.out.println(Api.class.getMethod("open").invoke(null) + " "
            + MethodHandles.lookup().findStatic(Api.class, "who", MethodType.methodType(Class.class)).invoke());
        System.out.println(deep(3));
        Supplier<List<String>> walk = () -> Api.names(StackWalker.getInstance());
        System.out.println(walk.get());
        Class<?>[] seen = new Class<?>[1];
        Thread thread = new Thread(() -> seen[0] = Api.who());
        thread.start();
        thread.join();
        System.out.println(seen[0]);
        attempt("not retained", () -> StackWalker.getInstance().getCallerClass());
        attempt("declaring", () -> StackWalker.getInstance().walk(s -> s.findFirst().get().getDeclaringClass()));
        attempt("retained", () -> RETAIN.walk(s -> s.map(StackFrame::getDeclaringClass).limit(2).toList()));
        attempt("frame", () -> { StackFrame f = RETAIN.walk(s -> s.findFirst().get());
            return f.getClassName() + f.getMethodType() + f.getDescriptor() + f.isNativeMethod() + f.getFileName()
            + f.toStackTraceElement(); });
        attempt("depth", () -> RETAIN.walk(s -> s.takeWhile(f -> !f.getMethodName().equals("main")).count()) >= 2);
        attempt("skip", () -> StackWalker.getInstance().walk(s -> s.skip(1).findFirst()).get().getMethodName());
        attempt("stream outside", () -> RETAIN.walk(s -> s).count());
        attempt("null", () -> RETAIN.walk(null));
        attempt("estimate", () -> StackWalker.getInstance(Set.of(), 0));
        attempt("nested walks", () -> RETAIN.walk(s -> s.map(f -> RETAIN.walk(t -> t.count() > 0))
            .reduce(true, Boolean::logicalAnd)));
        attempt("for each", () -> { StringBuilder b = new StringBuilder();
            RETAIN.forEach(f -> b.append(f.getDeclaringClass() == CallerClasses.class ? "x" : "-")); return b; });
        attempt("reflective frames", () -> ALL.walk(s -> s.anyMatch(f -> f.getMethodName().equals("main"))));
        attempt("trace", () -> { StackTraceElement[] t = new Throwable().getStackTrace();
            return t[0].getMethodName() + t[t.length - 1]; });
        System.out.println(RETAIN.getCallerClass());
    }
}
