package p;

import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import org.junit.jupiter.api.Tag;

@Retention(RetentionPolicy.RUNTIME)
@Fast
@Tag("alias")
@interface FastAlias {}
