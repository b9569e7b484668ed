// The JDK's compiler as a library: a class is compiled in memory, loaded and run; errors are listed.
import java.io.ByteArrayOutputStream;
import java.io.OutputStream;
import java.net.URI;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.FileObject;
import javax.tools.ForwardingJavaFileManager;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;

public class CompilesInside {
    private static class Source extends SimpleJavaFileObject {
        private final String text;

        Source(String name, String text) {
            super(URI.create("string:///" + name + ".java"), Kind.SOURCE);
            this.text = text;
        }

        @Override
        public CharSequence getCharContent(boolean ignore) {
            return text;
        }
    }

    private static class Memory extends ForwardingJavaFileManager<JavaFileManager> {
        final Map<String, ByteArrayOutputStream> classes = new HashMap<>();

        Memory(JavaFileManager manager) {
            super(manager);
        }

        @Override
        public JavaFileObject getJavaFileForOutput(Location l, String name, JavaFileObject.Kind kind, FileObject from) {
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            classes.put(name, bytes);
            return new SimpleJavaFileObject(URI.create("memory:///" + name), kind) {
                @Override
                public OutputStream openOutputStream() {
                    return bytes;
                }
            };
        }
    }

    private static void compile(JavaCompiler compiler, Source source) throws Exception {
        DiagnosticCollector<JavaFileObject> found = new DiagnosticCollector<>();
        Memory memory = new Memory(compiler.getStandardFileManager(found, null, null));
        boolean good = compiler.getTask(null, memory, found, List.of("-proc:none"), null, List.of(source)).call();
        for (Diagnostic<?> d : found.getDiagnostics()) {
            System.out.println(d.getKind() + " " + d.getLineNumber() + " " + d.getCode() + " " + d.getMessage(null));
        }
        if (!good) {
            return;
        }
        ClassLoader loader = new ClassLoader() {
            @Override
            protected Class<?> findClass(String name) throws ClassNotFoundException {
                ByteArrayOutputStream bytes = memory.classes.get(name);
                if (bytes == null) {
                    throw new ClassNotFoundException(name);
                }
                return defineClass(name, bytes.toByteArray(), 0, bytes.size());
            }
        };
        memory.classes.forEach((name, bytes) -> System.out.println(name + " " + bytes.size() + " "
                + java.util.Arrays.hashCode(bytes.toByteArray())));
        System.out.println(loader.loadClass("Made").getMethod("run", int.class).invoke(null, 5));
    }

    public static void main(String[] args) throws Exception {
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        compile(compiler,
                new Source("Made",
                        "public class Made { public static String run(int n) { "
                                + "return java.util.stream.IntStream.range(0, n)"
                                + ".mapToObj(i -> \"\" + i * i).toList().toString(); } }"));
        compile(compiler, new Source("Made", "public class Made {\n int x = \"text\";\n void f() { absent(); }\n}"));
    }
}
