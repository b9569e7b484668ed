import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import org.junit.jupiter.api.Test;

@Test
@Retention(RetentionPolicy.RUNTIME)
@interface ComposedTest {}
