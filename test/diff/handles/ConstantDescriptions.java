// Aims at: java.lang.constant: descriptors of classes, method types, handles, dynamic constants, enums; resolving them.
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDesc;
import java.lang.constant.ConstantDescs;
import java.lang.constant.DirectMethodHandleDesc;
import java.lang.constant.DynamicCallSiteDesc;
import java.lang.constant.DynamicConstantDesc;
import java.lang.constant.MethodHandleDesc;
import java.lang.constant.MethodTypeDesc;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.invoke.VarHandle;

public class ConstantDescriptions {
    enum Color { RED, GREEN { } }
    static int counter = 6;

    static String hello(String name, int n) {
        return "hello " + name.repeat(n);
    }

    static void attempt(String what, java.util.concurrent.Callable<Object> action) {
        try {
            System.out.println(what + ": " + action.call());
        } catch (Exception e) {
            System.out.println(what + ": " + e);
        }
    }

    public static void main(String[] args) throws Throwable {
        MethodHandles.Lookup lookup = MethodHandles.lookup();
        ClassDesc self = ClassDesc.of("ConstantDescriptions");
        ClassDesc color = self.nested("Color");
        System.out.println(self + " " + color.displayName() + " " + color.arrayType(2).descriptorString() + " "
            + ClassDesc.ofDescriptor("[J").componentType() + " " + ConstantDescs.CD_int.isPrimitive()
            + ClassDesc.of("a.b", "C").packageName());
        System.out.println(color.resolveConstantDesc(lookup) + " " + ConstantDescs.CD_String.arrayType()
            .resolveConstantDesc(lookup) + " " + ConstantDescs.CD_void.resolveConstantDesc(lookup));
        MethodTypeDesc type = MethodTypeDesc.of(ConstantDescs.CD_String, ConstantDescs.CD_String, ConstantDescs.CD_int);
        System.out.println(type.descriptorString() + " " + type.displayDescriptor() + " "
            + type.changeParameterType(1, ConstantDescs.CD_long).insertParameterTypes(0, self).dropParameterTypes(1, 2)
            + " " + type.resolveConstantDesc(lookup)
            + " " + type.equals(MethodType.methodType(String.class, String.class, int.class).describeConstable()
                .get()));
        DirectMethodHandleDesc hello = MethodHandleDesc.ofMethod(DirectMethodHandleDesc.Kind.STATIC, self, "hello",
            type);
        MethodHandle handle = (MethodHandle) hello.resolveConstantDesc(lookup);
        System.out.println(hello + " " + hello.kind() + " " + hello.lookupDescriptor() + " " + hello.refKind() + " "
            + (String) handle.invokeExact("x", 3) + " " + handle.describeConstable().get().equals(hello));
        for (DirectMethodHandleDesc.Kind kind : DirectMethodHandleDesc.Kind.values()) {
            System.out.print(kind + "=" + kind.refKind + kind.isInterface + " ");
        }
        System.out.println(MethodHandleDesc.ofConstructor(ConstantDescs.CD_Object) + " "
            + MethodHandleDesc.ofField(DirectMethodHandleDesc.Kind.STATIC_GETTER, self, "counter", ConstantDescs.CD_int)
            .resolveConstantDesc(lookup).getClass().getSuperclass().getSimpleName().isEmpty());
        DynamicConstantDesc<?> red = Enum.EnumDesc.of(color, "RED");
        System.out.println(red + " " + red.resolveConstantDesc(lookup) + " " + Color.GREEN.describeConstable() + " "
            + red.constantName() + " " + red.bootstrapMethod().methodName());
        DynamicConstantDesc<?> invoked = DynamicConstantDesc.ofNamed(ConstantDescs.BSM_INVOKE, "_",
            ConstantDescs.CD_String, hello, "ab", 2);
        System.out.println(invoked + " " + invoked.resolveConstantDesc(lookup) + " " + invoked.bootstrapArgsList());
        System.out.println(ConstantDescs.NULL + " " + ConstantDescs.NULL.resolveConstantDesc(lookup) + " "
            + ConstantDescs.TRUE.resolveConstantDesc(lookup) + " "
            + DynamicConstantDesc.ofCanonical(ConstantDescs.BSM_PRIMITIVE_CLASS, "I", ConstantDescs.CD_Class,
            new ConstantDesc[0]));
        VarHandle counterHandle = lookup.findStaticVarHandle(ConstantDescriptions.class, "counter", int.class);
        VarHandle again = counterHandle.describeConstable().get().resolveConstantDesc(lookup);
        System.out.println(counterHandle.describeConstable().get() + " " + (int) again.getAndAdd(4) + counter);
        System.out.println("text".describeConstable().get() + Integer.valueOf(7).resolveConstantDesc(lookup)
            + Double.valueOf(2.5).describeConstable() + Long.valueOf(3).describeConstable());
        DynamicCallSiteDesc site =
            DynamicCallSiteDesc.of(ConstantDescs.ofCallsiteBootstrap(ConstantDescs.CD_Object.nested("X"), "bsm",
            ConstantDescs.CD_CallSite), "name", type, "arg");
        System.out.println(site + " " + site.withNameAndType("other", MethodTypeDesc.ofDescriptor("()V"))
            .invocationName());
        attempt("bad name", () -> ClassDesc.of("a/b"));
        attempt("bad descriptor", () -> ClassDesc.ofDescriptor("Lx"));
        attempt("bad type", () -> MethodTypeDesc.ofDescriptor("(V)V"));
        attempt("void parameter", () -> MethodTypeDesc.of(ConstantDescs.CD_int, ConstantDescs.CD_void));
        attempt("void array", () -> ConstantDescs.CD_void.arrayType());
        attempt("nested of int", () -> ConstantDescs.CD_int.nested("X"));
        attempt("missing class", () -> { try { return ClassDesc.of("No").resolveConstantDesc(lookup);
            } catch (ReflectiveOperationException e) { return e; } });
        attempt("missing method", () -> MethodHandleDesc.ofMethod(DirectMethodHandleDesc.Kind.STATIC, self, "no", type)
            .resolveConstantDesc(lookup));
        attempt("kind", () -> MethodHandleDesc.ofField(DirectMethodHandleDesc.Kind.STATIC, self, "counter",
            ConstantDescs.CD_int));
    }
}
