// Aims at: Class.getModule and what modules say of themselves: names, exports, opens.
public class ModuleFacts {
    public static void main(String[] args) throws Exception {
        Module base = Object.class.getModule(), own = ModuleFacts.class.getModule();
        System.out.println(base + " " + base.getName() + " " + base.isNamed() + " " + base.getClassLoader());
        System.out.println(own.getName() + " " + own.isNamed() + " " + (own.getClassLoader() == ModuleFacts.class.getClassLoader()));
        System.out.println(own.toString().startsWith("unnamed module @") + " " + (own == ModuleFacts.class.getClassLoader().getUnnamedModule()));
        System.out.println(int.class.getModule() + " " + int[].class.getModule() + " " + String[][].class.getModule());
        System.out.println((ModuleFacts[].class.getModule() == own) + " " + (void.class.getModule() == base));
        String[] packages = {"java.lang", "java.util.concurrent", "jdk.internal.misc", "sun.net", "java.nothing"};
        for (String p : packages) {
            System.out.println(p + " " + base.isExported(p) + base.isExported(p, own) + base.isOpen(p) + base.isOpen(p, own)
                + base.isOpen(p, base));
        }
        System.out.println(own.isExported("any") + " " + own.isOpen("thing", base) + " " + own.canRead(base) + base.canRead(base));
        Module logging = Class.forName("java.util.logging.Level", false, null).getModule();
        System.out.println(logging + " " + logging.isExported("java.util.logging") + logging.isExported("sun.util.logging.internal")
            + " " + (logging == base) + " " + logging.getClassLoader());
        System.out.println(Class.forName("java.sql.Date", false, ClassLoader.getSystemClassLoader()).getClassLoader() != null);
    }
}
