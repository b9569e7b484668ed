// Packages that are known because a class of theirs is loaded.
import java.util.Arrays;
import java.util.Set;
import java.util.TreeSet;

public class LoadedPackages {
    public static void main(String[] args) {
        Set<String> names = new TreeSet<>();
        for (Package p : Package.getPackages()) {
            names.add(p.getName());
        }
        System.out.println(names.containsAll(Arrays.asList("java.lang", "java.util", "java.io")));
        System.out.println(names.contains("java.util.concurrent.flow.absent"));
        System.out.println(Package.getPackage("java.util") + " " + Package.getPackage("absent.package"));
        Package lang = String.class.getPackage();
        System.out.println(lang.getName() + " " + lang.isSealed() + " " + lang.getImplementationTitle());
        System.out.println(
                "[" + LoadedPackages.class.getPackage().getName() + "] " + LoadedPackages.class.getPackageName());
        ClassLoader loader = LoadedPackages.class.getClassLoader();
        System.out.println(loader.getDefinedPackage("java.util") + " " + (loader.getDefinedPackage("") != null));
        System.out.println(
                int.class.getPackage() + " " + int[].class.getPackage() + " " + int[].class.getPackageName());
    }
}
