// Aims at: java.lang.reflect.Proxy: dispatch to the handler, Object methods, boxed results, undeclared exceptions.
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Proxy;
import java.lang.reflect.UndeclaredThrowableException;

public class Proxies {
    interface Service {
        int add(int a, long b);

        String name(Object... parts);

        void fail() throws java.io.IOException;
    }

    public static void main(String[] args) throws Exception {
        InvocationHandler h = (proxy, method, a) -> {
            switch (method.getName()) {
                case "add": return (Integer) a[0] + ((Long) a[1]).intValue();
                case "name": return "parts" + ((Object[]) a[0]).length;
                case "fail": throw new Exception("undeclared");
                case "toString": return "proxy!";
                case "hashCode": return 7;
                case "equals": return proxy == a[0];
                default: return null;
            }
        };
        Service s = (Service) Proxy.newProxyInstance(Proxies.class.getClassLoader(), new Class<?>[] {Service.class}, h);
        System.out.println(s.add(3, 4) + " " + s.name("a", "b") + " " + s + " " + s.hashCode() + " " + s.equals(s)
            + s.equals("x") + " " + Proxy.isProxyClass(s.getClass()) + (Proxy.getInvocationHandler(s) == h));
        try {
            s.fail();
        } catch (UndeclaredThrowableException e) {
            System.out.println(e.getCause().getMessage());
        }
    }
}
