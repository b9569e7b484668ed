// Aims at: the class-file API: parsing a class of the program, transforming it, building a new one, loading it,
// verifying it.
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassModel;
import java.lang.classfile.CodeBuilder;
import java.lang.classfile.CodeElement;
import java.lang.classfile.CodeModel;
import java.lang.classfile.MethodModel;
import java.lang.classfile.Opcode;
import java.lang.classfile.instruction.InvokeInstruction;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDescs;
import java.lang.constant.MethodTypeDesc;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.AccessFlag;
import java.util.TreeMap;

public class ClassFileApi {
    static int twice(int x) {
        return Math.addExact(x, x);
    }

    public static void main(String[] args) throws Throwable {
        byte[] own = ClassFileApi.class.getResourceAsStream("ClassFileApi.class").readAllBytes();
        ClassModel model = ClassFile.of().parse(own);
        System.out.println(model.thisClass().asInternalName() + " " + model.majorVersion() + " "
            + model.superclass().get().asInternalName() + " " + model.flags().has(AccessFlag.PUBLIC)
            + model.fields().size());
        for (MethodModel m : model.methods()) {
            TreeMap<String, Integer> opcodes = new TreeMap<>();
            if (m.code().isPresent() && m.methodName().equalsString("twice")) {
                for (CodeElement e : (CodeModel) m.code().get()) {
                    opcodes.merge(e instanceof java.lang.classfile.Instruction i ? i.opcode().toString()
                        : e.getClass().getSimpleName(), 1, Integer::sum);
                    if (e instanceof InvokeInstruction call) System.out.println(call.owner().name() + "." + call.name()
                        + call.type());
                }
                System.out.println(m.methodName() + " " + m.methodType() + " "
                    + opcodes.keySet().stream().filter(k -> k.equals(k.toUpperCase())).toList()
                    + Opcode.IADD.bytecode());
            }
        }
        ClassDesc made = ClassDesc.of("ClassFileApiMade");
        byte[] bytes = ClassFile.of().build(made, c -> c.withFlags(ClassFile.ACC_PUBLIC)
            .withMethodBody("<init>", ConstantDescs.MTD_void, ClassFile.ACC_PUBLIC,
            code -> code.aload(0).invokespecial(ConstantDescs.CD_Object, "<init>", ConstantDescs.MTD_void).return_())
            .withMethodBody("loop", ConstantDescs.MTD_void, ClassFile.ACC_STATIC,
                (CodeBuilder code) -> code.goto_(code.startLabel())));
        System.out.println(ClassFile.of().verify(bytes).size() >= 0);
        byte[] good = ClassFile.of().build(made, c -> c.withFlags(ClassFile.ACC_PUBLIC)
            .withMethodBody("fib", MethodTypeDesc.of(ConstantDescs.CD_int, ConstantDescs.CD_int),
            ClassFile.ACC_PUBLIC | ClassFile.ACC_STATIC, code -> code.iload(0).loadConstant(2)
            .ifThenElse(Opcode.IF_ICMPLT, yes -> yes.iload(0).ireturn(),
            no -> no.iload(0).iconst_1().isub().invokestatic(made, "fib",
                MethodTypeDesc.of(ConstantDescs.CD_int, ConstantDescs.CD_int)).iload(0).iconst_2().isub()
                .invokestatic(made, "fib", MethodTypeDesc.of(ConstantDescs.CD_int, ConstantDescs.CD_int)).iadd()
                .ireturn())));
        Class<?> fib = MethodHandles.lookup().defineClass(good);
        System.out.println((int) MethodHandles.lookup().findStatic(fib, "fib",
            MethodType.methodType(int.class, int.class)).invokeExact(15));
        byte[] changed =
            ClassFile.of().transformClass(model, java.lang.classfile.ClassTransform.transformingMethodBodies(m ->
            m.methodName().equalsString("twice"), (b, e) -> {
            if (e instanceof InvokeInstruction call
                && call.name().equalsString("addExact")) b.invokestatic(ClassDesc.of("java.lang.Math"), "multiplyExact",
                call.typeSymbol());
            else b.with(e);
        }));
        Class<?> hidden = MethodHandles.lookup().defineHiddenClass(changed, false).lookupClass();
        var twice = hidden.getDeclaredMethod("twice", int.class);
        twice.setAccessible(true);
        System.out.println(twice.invoke(null, 9) + " " + twice(9) + " " + ClassFile.of().verify(changed).isEmpty());
    }
}
