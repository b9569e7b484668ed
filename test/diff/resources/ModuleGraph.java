// The boot layer, descriptors and what modules read, export and open.
import java.lang.module.ModuleDescriptor;
import java.lang.module.ModuleFinder;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

public class ModuleGraph {
    public static void main(String[] args) {
        Module base = Object.class.getModule();
        System.out.println(base + " " + (base == ModuleLayer.boot().findModule("java.base").orElseThrow()));
        System.out.println(base.getLayer() == ModuleLayer.boot());
        ModuleDescriptor descriptor = base.getDescriptor();
        System.out.println(descriptor.name() + " " + descriptor.isOpen() + " " + descriptor.isAutomatic() + " "
                + descriptor.requires());
        System.out.println(descriptor.packages().contains("java.util") + " " + base.getPackages().contains("java.nio"));
        Module sql = ModuleLayer.boot().findModule("java.sql").orElseThrow();
        Set<String> needs = new TreeSet<>();
        sql.getDescriptor().requires().forEach(r -> needs.add(r.toString()));
        System.out.println(needs);
        System.out.println(sql.canRead(base) + " " + base.canRead(sql) + " " + sql.getClassLoader().getName());
        System.out.println(base.isExported("java.lang") + " " + base.isExported("jdk.internal.misc") + " "
                + base.isExported("jdk.internal.misc", ModuleLayer.boot().findModule("java.desktop").orElseThrow()));
        System.out.println(base.isOpen("java.lang") + " " + base.isOpen("java.lang", base));
        Module own = ModuleGraph.class.getModule();
        System.out.println(own.isNamed() + " " + own.getName() + " " + own.getDescriptor() + " " + own.getLayer()
                + " " + own.canRead(sql) + " " + (own == ModuleGraph.class.getClassLoader().getUnnamedModule()));
        System.out.println(int[].class.getModule() == base);
        System.out.println(ModuleLayer.boot().modules().stream().map(Module::getName)
                .filter(n -> n.startsWith("java.")).sorted().collect(Collectors.toList()));
        System.out.println(ModuleFinder.ofSystem().find("java.xml").orElseThrow().location().orElseThrow());
        System.out.println(ModuleLayer.boot().findLoader("java.sql") == ClassLoader.getPlatformClassLoader());
        System.out.println(ModuleLayer.boot().parents() + " " + ModuleLayer.empty().modules());
        System.out.println(ModuleLayer.boot().configuration().findModule("java.logging").orElseThrow().name());
        System.out.println(Class.forName(sql, "java.sql.Driver") + " " + Class.forName(sql, "java.sql.Absent"));
    }
}
