// jars: log4j-1.2.jar
// Log4j 1.2: loggers, levels, layouts and an appender of our own.
import java.util.ArrayList;
import java.util.List;
import org.apache.log4j.AppenderSkeleton;
import org.apache.log4j.ConsoleAppender;
import org.apache.log4j.Level;
import org.apache.log4j.Logger;
import org.apache.log4j.MDC;
import org.apache.log4j.PatternLayout;
import org.apache.log4j.spi.LoggingEvent;

public class LibLog4j1 {
    static class Memory extends AppenderSkeleton {
        final List<String> seen = new ArrayList<>();

        @Override
        protected void append(LoggingEvent event) {
            seen.add(event.getLevel() + ":" + event.getRenderedMessage());
        }

        @Override
        public void close() {}

        @Override
        public boolean requiresLayout() {
            return false;
        }
    }

    public static void main(String[] args) {
        Memory memory = new Memory();
        Logger root = Logger.getRootLogger();
        root.addAppender(new ConsoleAppender(new PatternLayout("%-5p [%t] %c{1} %X{user} - %m%n"), "System.out"));
        root.addAppender(memory);
        root.setLevel(Level.INFO);
        Logger logger = Logger.getLogger("a.b.Service");
        MDC.put("user", "me");
        logger.info("hello");
        logger.debug("not shown");
        logger.setLevel(Level.DEBUG);
        logger.debug("shown");
        logger.error("failed", new IllegalStateException("because"));
        System.out.println(
                memory.seen + " " + Logger.getLogger("a").getEffectiveLevel() + " " + logger.isTraceEnabled());
    }
}
