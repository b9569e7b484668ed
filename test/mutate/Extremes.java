import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Writes class files that are legal but extreme, or wrong in one plain way: Extremes OUT, one folder for each case. */
public final class Extremes {
    static final String OBJECT = "java/lang/Object", MAIN = "([Ljava/lang/String;)V";
    static final int PUBLIC = 1, PRIVATE = 2, STATIC = 8, SUPER = 0x20, NATIVE = 0x100, INTERFACE = 0x200, ABSTRACT = 0x400;
    static final int ICONST_0 = 3, ICONST_1 = 4, LCONST_0 = 9, POP = 0x57, LDC_W = 0x13, TABLESWITCH = 0xaa,
            IRETURN = 0xac, RETURN = 0xb1, GETSTATIC = 0xb2, INVOKEVIRTUAL = 0xb6, INVOKESTATIC = 0xb8, ANEWARRAY = 0xbd,
            MULTIANEWARRAY = 0xc5, ALOAD_0 = 0x2a;

    interface Body {
        void write(Code code) throws IOException;
    }

    static final class Code {
        final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        final DataOutputStream out = new DataOutputStream(bytes);
        final ClassFile file;

        Code(ClassFile file) {
            this.file = file;
        }

        Code op(int opcode) throws IOException {
            out.writeByte(opcode);
            return this;
        }

        Code op(int opcode, int operand) throws IOException {
            out.writeByte(opcode);
            out.writeShort(operand);
            return this;
        }

        void call(String method, String descriptor) throws IOException {
            op(INVOKESTATIC, file.member(10, "M", method, descriptor));
        }

        void print(String text) throws IOException {
            op(GETSTATIC, file.member(9, "java/lang/System", "out", "Ljava/io/PrintStream;"));
            op(LDC_W, file.named(8, text));
            op(INVOKEVIRTUAL, file.member(10, "java/io/PrintStream", "println", "(Ljava/lang/String;)V"));
            op(RETURN);
        }
    }

    static final class ClassFile {
        final ByteArrayOutputStream pool = new ByteArrayOutputStream(), methods = new ByteArrayOutputStream();
        final DataOutputStream poolOut = new DataOutputStream(pool), methodsOut = new DataOutputStream(methods);
        final Map<String, Integer> known = new HashMap<>();
        final List<String> interfaces = new ArrayList<>();
        final String name;
        String superName = OBJECT;
        int access = PUBLIC | SUPER, constants = 1, methodCount;

        ClassFile(String name) {
            this.name = name;
        }

        ClassFile extending(String superName) {
            this.superName = superName;
            return this;
        }

        ClassFile with(int access) {
            this.access = access;
            return this;
        }

        ClassFile implementing(String... names) {
            interfaces.addAll(List.of(names));
            return this;
        }

        int utf8(String text) throws IOException {
            Integer index = known.get(text);
            if (index != null) return index;
            poolOut.writeByte(1);
            poolOut.writeUTF(text);
            known.put(text, constants);
            return constants++;
        }

        /** A Class (7) or a String (8). */
        int named(int tag, String text) throws IOException {
            int utf8 = utf8(text);
            poolOut.writeByte(tag);
            poolOut.writeShort(utf8);
            return constants++;
        }

        int pair(int tag, int first, int second) throws IOException {
            poolOut.writeByte(tag);
            poolOut.writeShort(first);
            poolOut.writeShort(second);
            return constants++;
        }

        int member(int tag, String owner, String member, String descriptor) throws IOException {
            return pair(tag, named(7, owner), pair(12, utf8(member), utf8(descriptor)));
        }

        ClassFile method(int access, String name, String descriptor, int stack, int locals, Body body) throws IOException {
            methodCount++;
            methodsOut.writeShort(access);
            methodsOut.writeShort(utf8(name));
            methodsOut.writeShort(utf8(descriptor));
            methodsOut.writeShort(body == null ? 0 : 1);
            if (body == null) return this;
            Code code = new Code(this);
            body.write(code);
            methodsOut.writeShort(utf8("Code"));
            methodsOut.writeInt(12 + code.bytes.size());
            methodsOut.writeShort(stack);
            methodsOut.writeShort(locals);
            methodsOut.writeInt(code.bytes.size());
            code.bytes.writeTo(methodsOut);
            methodsOut.writeInt(0);
            return this;
        }

        ClassFile main(int stack, int locals, Body body) throws IOException {
            return method(PUBLIC | STATIC, "main", MAIN, stack, locals, body);
        }

        ClassFile main(String text) throws IOException {
            return main(3, 1, code -> code.print(text));
        }

        void write(Path folder, String file) throws IOException {
            ByteArrayOutputStream head = new ByteArrayOutputStream();
            DataOutputStream out = new DataOutputStream(head);
            out.writeShort(access);
            out.writeShort(named(7, name));
            out.writeShort(named(7, superName));
            out.writeShort(interfaces.size());
            for (String each : interfaces) out.writeShort(named(7, each));
            out.writeShort(0);
            out.writeShort(methodCount);
            methods.writeTo(out);
            out.writeShort(0);
            Path path = folder.resolve(file + ".class");
            Files.createDirectories(path.getParent());
            try (DataOutputStream to = new DataOutputStream(Files.newOutputStream(path))) {
                to.writeInt(0xcafebabe);
                to.writeInt(access == (PUBLIC | INTERFACE | ABSTRACT) ? 52 : 49);
                to.writeShort(constants);
                pool.writeTo(to);
                head.writeTo(to);
            }
        }
    }

    static ClassFile m() {
        return new ClassFile("M");
    }

    static ClassFile interfaceNamed(String name) {
        return new ClassFile(name).with(PUBLIC | INTERFACE | ABSTRACT);
    }

    static void hierarchies(Path out) throws IOException {
        int depth = 5000;
        for (int i = 0; i < depth; i++) {
            new ClassFile("D" + i).extending(i == 0 ? OBJECT : "D" + (i - 1)).write(out.resolve("superclasses"), "D" + i);
            ClassFile face = interfaceNamed("I" + i);
            if (i > 0) face.implementing("I" + (i - 1));
            face.write(out.resolve("superinterfaces"), "I" + i);
        }
        m().extending("D" + (depth - 1)).main("deep").write(out.resolve("superclasses"), "M");
        m().implementing("I" + (depth - 1)).main("deep").write(out.resolve("superinterfaces"), "M");
        for (int i = 0; i < 200; i++)
            for (String side : new String[] {"A", "B"}) {
                ClassFile face = interfaceNamed(side + i);
                if (i > 0) face.implementing("A" + (i - 1), "B" + (i - 1));
                face.write(out.resolve("diamonds"), side + i);
            }
        m().implementing("A199", "B199").main("diamonds").write(out.resolve("diamonds"), "M");
        m().extending("S").main("x").write(out.resolve("circle"), "M");
        new ClassFile("S").extending("M").write(out.resolve("circle"), "S");
        m().extending("M").main("x").write(out.resolve("self"), "M");
        m().implementing("I").main("x").write(out.resolve("interface-circle"), "M");
        interfaceNamed("I").implementing("J").write(out.resolve("interface-circle"), "I");
        interfaceNamed("J").implementing("I").write(out.resolve("interface-circle"), "J");
        m().extending("java/lang/String").main("x").write(out.resolve("final-super"), "M");
        m().extending("java/lang/Runnable").main("x").write(out.resolve("interface-super"), "M");
        m().implementing(OBJECT).main("x").write(out.resolve("class-as-interface"), "M");
    }

    static void makeArray(Code code, int dimensions) throws IOException {
        for (int i = 0; i < 255; i++) code.op(i < 3 ? ICONST_1 : ICONST_0);
        code.op(MULTIANEWARRAY, code.file.named(7, "[".repeat(dimensions) + "I")).op(255).op(POP).print("made");
    }

    static void fill(Code code, int length) throws IOException {
        for (int i = 0; i < length - 10; i++) code.op(0);
        code.print("long");
    }

    static void switchOver(Code code, int keys) throws IOException {
        int end = 15 + 4 * keys; // from the switch on, which stands at 1
        code.op(ICONST_1).op(TABLESWITCH, 0);
        code.out.writeInt(end);
        code.out.writeInt(-5);
        code.out.writeInt(keys - 6);
        for (int i = 0; i < keys; i++) code.out.writeInt(end);
        code.print("switched");
    }

    static void sizes(Path out) throws IOException {
        Body recursion = code -> {
            code.op(ALOAD_0).call("main", MAIN);
            code.op(RETURN);
        };
        String most = "(" + "J".repeat(127) + "I)V", tooMany = "(" + "J".repeat(128) + ")V";
        m().main(65535, 65535, recursion).write(out.resolve("locals"), "M");
        m().main(1, 1, recursion).write(out.resolve("recursion"), "M");
        m().main(256, 1, code -> makeArray(code, 255)).write(out.resolve("dimensions"), "M");
        m().main(256, 1, code -> makeArray(code, 256)).write(out.resolve("too-many-dimensions"), "M");
        m().main(3, 1, code -> code.op(ICONST_1).op(ANEWARRAY, code.file.named(7, "[".repeat(255) + "I")).op(POP).print("x"))
                .write(out.resolve("array-of-255"), "M");
        m().main(3, 1, code -> fill(code, 65535)).write(out.resolve("code"), "M");
        m().main(3, 1, code -> fill(code, 65536)).write(out.resolve("too-much-code"), "M");
        m().main(3, 1, code -> switchOver(code, 16370)).write(out.resolve("switch"), "M");
        m().method(PUBLIC | STATIC, "f", most, 0, 255, code -> code.op(RETURN)).main(300, 1, code -> {
            for (int i = 0; i < 127; i++) code.op(LCONST_0);
            code.op(ICONST_0).call("f", most);
            code.print("called");
        }).write(out.resolve("arguments"), "M");
        m().method(PUBLIC | STATIC, "f", tooMany, 0, 256, code -> code.op(RETURN)).main("x")
                .write(out.resolve("too-many-arguments"), "M");
        ClassFile many = m().main("many");
        for (int i = 0; i < 30000; i++) many.method(PUBLIC | STATIC, "m" + i, "()V", 0, 0, code -> code.op(RETURN));
        many.write(out.resolve("methods"), "M");
    }

    static void names(Path out) throws IOException {
        new ClassFile("Other").main("x").write(out.resolve("other-name"), "M");
        new ClassFile("m").main("x").write(out.resolve("other-case"), "M");
        new ClassFile("p/M").main("x").write(out.resolve("other-package"), "M");
        m().extending("x".repeat(3000)).main("x").write(out.resolve("long-name"), "M");
        new ClassFile("java/lang/M").main("x").write(out.resolve("java-lang"), "java/lang/M");
        new ClassFile("java/none/M").main("x").write(out.resolve("java-none"), "java/none/M");
    }

    static void mains(Path out) throws IOException {
        m().write(out.resolve("no-main"), "M");
        m().method(PUBLIC | STATIC, "main", "([Ljava/lang/String;)I", 3, 1, code -> code.op(ICONST_1).op(IRETURN))
                .write(out.resolve("int-main"), "M");
        m().method(PUBLIC | STATIC | NATIVE, "gone", "()V", 0, 0, null).main(3, 1, code -> {
            code.call("gone", "()V");
            code.op(RETURN);
        }).write(out.resolve("native"), "M");
        m().with(PUBLIC | SUPER | ABSTRACT).main("abstract").write(out.resolve("abstract-main"), "M");
        interfaceNamed("M").main("interface").write(out.resolve("interface-main"), "M");
    }

    public static void main(String[] args) throws IOException {
        Path out = Path.of(args[0]);
        hierarchies(out);
        sizes(out);
        names(out);
        mains(out);
    }
}
