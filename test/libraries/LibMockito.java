// jars: mockito-core.jar byte-buddy.jar objenesis.jar
import static org.mockito.ArgumentMatchers.anyInt;
import static org.mockito.Mockito.mock;
import static org.mockito.Mockito.verify;
import static org.mockito.Mockito.when;

import java.io.Serializable;
import java.util.function.IntFunction;
import org.mockito.exceptions.base.MockitoAssertionError;
import org.objenesis.ObjenesisSerializer;
import org.objenesis.ObjenesisStd;

/** Mocks, whose classes are generated and whose objects are made without their constructors. */
public class LibMockito {
    static class Part {
        int value = 5;

        Part(String text) {
            throw new IllegalStateException(text);
        }

        int get(int more) {
            return value + more;
        }
    }

    static class Base {
        int inherited = 6;
    }

    static class Saved extends Base implements Serializable {
        int own = 7;
    }

    public static void main(String[] args) {
        System.setProperty("net.bytebuddy.experimental", "true");
        Part part = new ObjenesisStd().newInstance(Part.class);
        System.out.println(part.value + " " + part.get(2));
        Saved saved = new ObjenesisSerializer().newInstance(Saved.class);
        System.out.println(saved.inherited + " " + saved.own);

        @SuppressWarnings("unchecked")
        IntFunction<String> function = mock(IntFunction.class);
        when(function.apply(3)).thenReturn("three");
        System.out.println(function.apply(3) + " " + function.apply(4));
        verify(function).apply(3);
        Part mocked = mock(Part.class);
        when(mocked.get(anyInt())).thenReturn(42);
        System.out.println(mocked.get(1) + " " + mocked.value);
        try {
            verify(mocked).get(2);
        } catch (MockitoAssertionError e) {
            System.out.println(e.getMessage().lines().filter(line -> !line.isBlank()).findFirst().get());
        }
    }
}
