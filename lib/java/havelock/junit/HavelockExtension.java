package havelock.junit;

import java.lang.reflect.Method;
import java.util.Optional;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.InvocationInterceptor;
import org.junit.jupiter.api.extension.ReflectiveInvocationContext;
import org.junit.platform.commons.support.AnnotationSupport;
import org.opentest4j.AssertionFailedError;
import org.opentest4j.TestAbortedException;

/** Lets Havelock check a test before JUnit runs it; see {@link HavelockTest}. */
public final class HavelockExtension implements InvocationInterceptor {
    private static final ExtensionContext.Namespace NAMESPACE =
            ExtensionContext.Namespace.create(HavelockExtension.class);

    @Override
    public void interceptTestMethod(Invocation<Void> invocation, ReflectiveInvocationContext<Method> called,
            ExtensionContext context) throws Throwable {
        check(called, context);
        invocation.proceed();
    }

    @Override
    public <T> T interceptTestFactoryMethod(Invocation<T> invocation, ReflectiveInvocationContext<Method> called,
            ExtensionContext context) throws Throwable {
        check(called, context);
        return invocation.proceed();
    }

    /** All invocations of a template are one test for Havelock; the first of them stands for it. */
    @Override
    public void interceptTestTemplateMethod(Invocation<Void> invocation, ReflectiveInvocationContext<Method> called,
            ExtensionContext context) throws Throwable {
        ExtensionContext template = context.getParent().orElse(context);
        if (template.getStore(NAMESPACE).get(called.getExecutable()) == null) {
            template.getStore(NAMESPACE).put(called.getExecutable(), Boolean.TRUE);
            check(called, context);
        }
        invocation.proceed();
    }

    private static void check(ReflectiveInvocationContext<Method> called, ExtensionContext context) {
        if ("Havelock".equals(System.getProperty("java.vm.name"))) {
            return;
        }
        HavelockTest asked = annotation(called.getExecutable(), called.getTargetClass());
        Optional<HavelockProgram> program = HavelockProgram.find();
        if (asked != null && program.isPresent()) {
            judge(asked, program.get().check(asked, called.getTargetClass(), called.getExecutable()));
        }
    }

    /** Of the method, else of its class, else of the classes around that. */
    private static HavelockTest annotation(Method method, Class<?> type) {
        Optional<HavelockTest> found = AnnotationSupport.findAnnotation(method, HavelockTest.class);
        for (Class<?> c = type; c != null && !found.isPresent(); c = c.getEnclosingClass()) {
            found = AnnotationSupport.findAnnotation(c, HavelockTest.class);
        }
        return found.orElse(null);
    }

    private static void judge(HavelockTest asked, HavelockResult result) {
        if (result.status() == HavelockResult.VIOLATION) {
            throw new AssertionFailedError(result.message());
        }
        if (result.status() == HavelockResult.INCONCLUSIVE) {
            judgeInconclusive(asked.inconclusive(), result);
        } else if (result.status() != HavelockResult.CLEAN) {
            throw new AssertionFailedError(result.message());
        }
    }

    private static void judgeInconclusive(HavelockTest.Inconclusive policy, HavelockResult result) {
        if (policy == HavelockTest.Inconclusive.FAIL) {
            throw new AssertionFailedError(result.message());
        }
        if (policy == HavelockTest.Inconclusive.SKIP) {
            throw new TestAbortedException(result.message());
        }
    }
}
