// Aims at: ConstantCallSite, MutableCallSite, VolatileCallSite, SwitchPoint and their dynamic invokers.
import java.lang.invoke.CallSite;
import java.lang.invoke.ConstantCallSite;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.invoke.MutableCallSite;
import java.lang.invoke.SwitchPoint;
import java.lang.invoke.VolatileCallSite;
import java.lang.invoke.WrongMethodTypeException;

public class CallSites {
    static String hello(String name) {
        return "hello " + name;
    }

    static String bye(String name) {
        return "bye " + name;
    }

    public static void main(String[] args) throws Throwable {
        MethodHandles.Lookup l = MethodHandles.lookup();
        MethodType type = MethodType.methodType(String.class, String.class);
        MethodHandle hello = l.findStatic(CallSites.class, "hello", type), bye = l.findStatic(CallSites.class, "bye", type);
        CallSite constant = new ConstantCallSite(hello);
        System.out.println((String) constant.dynamicInvoker().invokeExact("a") + " " + (constant.getTarget() == hello));
        try {
            constant.setTarget(bye);
        } catch (UnsupportedOperationException e) {
            System.out.println("constant");
        }
        for (CallSite site : new CallSite[] {new MutableCallSite(hello), new VolatileCallSite(type)}) {
            if (site instanceof VolatileCallSite) site.setTarget(hello);
            MethodHandle invoker = site.dynamicInvoker();
            System.out.print((String) invoker.invokeExact("b") + " ");
            site.setTarget(bye);
            System.out.println((String) invoker.invokeExact("b") + " " + site.type());
            try {
                site.setTarget(MethodHandles.identity(int.class));
            } catch (WrongMethodTypeException e) {
                System.out.println(e.getMessage());
            }
        }
        try {
            System.out.println((String) new MutableCallSite(type).dynamicInvoker().invokeExact("c"));
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
        MutableCallSite[] sites = {new MutableCallSite(hello)};
        MutableCallSite.syncAll(sites);
        SwitchPoint point = new SwitchPoint();
        MethodHandle guarded = point.guardWithTest(hello, bye);
        System.out.print((String) guarded.invokeExact("d") + " " + point.hasBeenInvalidated() + " ");
        SwitchPoint.invalidateAll(new SwitchPoint[] {point});
        System.out.println((String) guarded.invokeExact("d") + " " + point.hasBeenInvalidated());
    }
}
