package havelock.junit;

import java.lang.annotation.ElementType;
import java.lang.annotation.Inherited;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/**
 * A JUnit 5 test that is checked by Havelock: the ordinary run of the tests, by Maven, Gradle or an IDE, calls the
 * program {@code havelock} on the test method, and the test fails with the counterexample if there is one.
 *
 * <p>On a method, it makes the method a test, as {@code @Test} does. On a class, it holds for all tests in it, those of
 * its nested classes, and parameterised, repeated and dynamic ones. A test that Havelock finds nothing in is then run by
 * JUnit as ever.
 *
 * <p>The program is the one that the environment variable HAVELOCK names, else {@code havelock} on the PATH.
 * {@code HAVELOCK=off} runs the tests without it. In Havelock's own virtual machine the annotation does nothing.
 */
@Target({ElementType.METHOD, ElementType.TYPE, ElementType.ANNOTATION_TYPE})
@Retention(RetentionPolicy.RUNTIME)
@Inherited
@ExtendWith(HavelockExtension.class)
@Test
public @interface HavelockTest {
    /** What is done: all interleavings are searched, or those that a run predicts. */
    enum Mode {
        CHECK,
        HUNT
    }

    /** When time-outs come: by default, and with IDLE, when nothing else can happen; with ANY at any moment. */
    enum Timeouts {
        DEFAULT,
        ANY,
        IDLE
    }

    /** What becomes of a test that could not be decided within its budget. */
    enum Inconclusive {
        PASS,
        SKIP,
        FAIL
    }

    /** Time for the test, such as 30s or 5m. */
    String budget() default "60s";

    Mode mode() default Mode.CHECK;

    Timeouts timeouts() default Timeouts.DEFAULT;

    Inconclusive inconclusive() default Inconclusive.SKIP;

    /** More options of {@code havelock check} or {@code hunt}, such as {@code --race}. */
    String[] options() default {};
}
