// jars: log4j-api.jar log4j-core.jar
// Log4j 2: its plug-ins are found by reading resources of its own jar.
import org.apache.logging.log4j.Level;
import org.apache.logging.log4j.LogManager;
import org.apache.logging.log4j.Logger;
import org.apache.logging.log4j.MarkerManager;
import org.apache.logging.log4j.ThreadContext;
import org.apache.logging.log4j.core.config.Configurator;
import org.apache.logging.log4j.core.config.builder.api.AppenderComponentBuilder;
import org.apache.logging.log4j.core.config.builder.api.ConfigurationBuilder;
import org.apache.logging.log4j.core.config.builder.api.ConfigurationBuilderFactory;
import org.apache.logging.log4j.core.config.builder.impl.BuiltConfiguration;

public class LibLog4j2 {
    public static void main(String[] args) {
        ConfigurationBuilder<BuiltConfiguration> builder = ConfigurationBuilderFactory.newConfigurationBuilder();
        AppenderComponentBuilder console = builder.newAppender("out", "CONSOLE");
        console.add(builder.newLayout("PatternLayout")
                            .addAttribute("pattern", "%-5level [%t] %logger{1} %X{id} %marker %msg%n"));
        builder.add(console);
        builder.add(builder.newRootLogger(Level.INFO).add(builder.newAppenderRef("out")));
        Configurator.initialize(builder.build());
        Logger logger = LogManager.getLogger("a.b.Service");
        ThreadContext.put("id", "17");
        logger.info("hello {} of {}", 1, "two");
        logger.debug("not shown");
        logger.warn(MarkerManager.getMarker("MARK"), "marked");
        Configurator.setLevel("a.b", Level.TRACE);
        logger.trace(() -> "shown");
        logger.error("failed: {}", new IllegalStateException("because").getMessage());
        System.out.println(logger.getLevel() + " " + LogManager.getRootLogger().getLevel());
    }
}
