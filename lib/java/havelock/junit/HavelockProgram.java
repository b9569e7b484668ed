package havelock.junit;

import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.opentest4j.AssertionFailedError;

/** The program {@code havelock} of this machine. */
final class HavelockProgram {
    private final File file;

    private HavelockProgram(File file) {
        this.file = file;
    }

    /** Empty: it is turned off. */
    static Optional<HavelockProgram> find() {
        String named = System.getenv("HAVELOCK");
        if ("off".equals(named)) {
            return Optional.empty();
        }
        if (named != null && !named.isEmpty()) {
            return Optional.of(new HavelockProgram(executable(new File(named), "the environment variable HAVELOCK")));
        }
        String path = System.getenv("PATH");
        for (String folder : path == null ? new String[0] : path.split(File.pathSeparator)) {
            File file = new File(folder, "havelock");
            if (file.isFile() && file.canExecute()) {
                return Optional.of(new HavelockProgram(file));
            }
        }
        throw missing("the program havelock is not on the PATH");
    }

    private static File executable(File file, String origin) {
        if (!file.isFile() || !file.canExecute()) {
            throw missing(origin + " names " + file + ", which is no program");
        }
        return file.getAbsoluteFile();
    }

    private static AssertionFailedError missing(String what) {
        return new AssertionFailedError("@HavelockTest: " + what + ". Build and install Havelock (make && make install),"
                + " or let the environment variable HAVELOCK name the program, such as /usr/local/bin/havelock."
                + " HAVELOCK=off runs the tests without it.");
    }

    HavelockResult check(HavelockTest asked, Class<?> tests, Method method) {
        String name = tests.getName() + "#" + method.getName() + parameters(method);
        File schedule = scheduleFile(name);
        List<String> words = new ArrayList<String>();
        words.add(file.getPath());
        words.add(asked.mode().name().toLowerCase(Locale.ROOT));
        words.addAll(Arrays.asList("--quiet", "--max-time=" + asked.budget(), "--save=" + schedule));
        words.addAll(Arrays.asList("--jdk", System.getProperty("java.home")));
        if (asked.timeouts() != HavelockTest.Timeouts.DEFAULT) {
            words.add("--timeouts=" + asked.timeouts().name().toLowerCase(Locale.ROOT));
        }
        words.addAll(Arrays.asList(asked.options()));
        words.addAll(Arrays.asList("-cp", TestClassPath.of(tests), "--test", name));
        return run(words, name, schedule);
    }

    /** Two tests may differ in them only. */
    private static String parameters(Method method) {
        List<String> types = new ArrayList<String>();
        for (Class<?> type : method.getParameterTypes()) {
            types.add(typeName(type));
        }
        return types.isEmpty() ? "" : "(" + String.join(", ", types) + ")";
    }

    private static String typeName(Class<?> type) {
        return type.isArray() ? typeName(type.getComponentType()) + "[]" : type.getName();
    }

    /** Where the build keeps what it makes. */
    private static File scheduleFile(String name) {
        String folder = new File("target").isDirectory() ? "target/havelock"
                : new File("build").isDirectory() ? "build/havelock" : ".havelock";
        File file = new File(folder, name.replaceAll("[^\\w.#$-]", "_") + ".schedule").getAbsoluteFile();
        file.getParentFile().mkdirs();
        file.delete();
        return file;
    }

    private static HavelockResult run(List<String> words, String name, File schedule) {
        try {
            Process process = new ProcessBuilder(words).redirectErrorStream(true).start();
            process.getOutputStream().close();
            String said = readAll(process.getInputStream());
            return new HavelockResult(process.waitFor(), name, said, schedule);
        } catch (IOException e) {
            throw new AssertionFailedError("@HavelockTest: " + words.get(0) + " cannot be started: " + e.getMessage());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new AssertionFailedError("@HavelockTest: interrupted while Havelock checked " + name);
        }
    }

    private static String readAll(InputStream in) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        byte[] chunk = new byte[8192];
        for (int n = in.read(chunk); n >= 0; n = in.read(chunk)) {
            bytes.write(chunk, 0, n);
        }
        return bytes.toString("UTF-8");
    }
}
