// Aims at: system properties every program may read, identity hash codes, security-free queries, arguments.
public class SystemBasics {
    public static void main(String[] args) {
        System.out.println(System.lineSeparator().length() + " " + System.getProperty("file.separator")
            + System.getProperty("path.separator") + " " + System.getProperty("java.specification.version") + " "
            + System.getProperty("no.such.property") + " " + System.getProperty("no.such.property", "default"));
        System.setProperty("mine", "value");
        System.out.println(System.getProperty("mine") + " " + System.clearProperty("mine") + " "
            + System.getProperty("mine") + " " + Integer.getInteger("mine", 7) + " " + Boolean.getBoolean("mine"));
        Object o = new Object();
        System.out.println((System.identityHashCode(o) == o.hashCode()) + " " + System.identityHashCode(null) + " "
            + (System.identityHashCode("x") == System.identityHashCode("x")) + " "
            + o.toString().equals("java.lang.Object@" + Integer.toHexString(o.hashCode())));
        System.out.println(args.length + " " + (Runtime.getRuntime().availableProcessors() > 0) + " "
            + (Runtime.version().feature() >= 17) + " " + (Runtime.getRuntime().maxMemory() > 0) + " "
            + (System.nanoTime() <= System.nanoTime()));
        try {
            System.getProperty("");
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
    }
}
