package t;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertNotNull;
import static org.junit.Assume.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.Paths;
import org.junit.Ignore;
import org.junit.Test;
import org.junit.experimental.categories.Category;

/** Tests that end in other ways than clean or violated. */
@Category(OddTest.class)
public class OddTest {
    static volatile long counted;

    @Test
    public void endless() throws InterruptedException {
        Thread other = new Thread(() -> {
            while (true) {
                counted++;
            }
        });
        other.start();
        other.join();
    }

    @Test
    public void unsupported() throws IOException {
        new ProcessBuilder("true").start();
    }

    @Test
    public void assumes() {
        assumeTrue(false);
    }

    @Test
    @Ignore("for later")
    public void ignored() {}

    @Test
    public void reads() throws IOException {
        Path file = Paths.get("data.txt");
        assertEquals("expected", Files.exists(file) ? new String(Files.readAllBytes(file)).trim() : "expected");
        assertNotNull(file);
    }

    @Test
    public void here() throws IOException {
        assertEquals("project", Paths.get("").toRealPath().getFileName().toString());
    }
}
