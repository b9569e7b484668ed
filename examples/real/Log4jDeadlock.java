// jars: log4j-1.2.jar
// finds: hunt lock-order confirmed
import org.apache.log4j.EnhancedPatternLayout;
import org.apache.log4j.Level;
import org.apache.log4j.Logger;
import org.apache.log4j.WriterAppender;

/*
 * A deadlock in log4j 1.2's locking of appenders (1.2.17; reported as "Log4J can create deadlock conditions" and
 * "Deadlock with RollingFileAppender", never fixed). Two parts of a shop log what they do, each through a logger of its
 * own, both to one appender. log4j locks the logger, then the appender, and renders the message with both locks held;
 * the message is an object here, so that is the user's toString(). This one logs, too, through the other logger: the
 * thread that holds the appender wants the other logger's lock. A thread that logs a plain string there holds that lock
 * and wants the appender.
 *
 * Run by java, it practically always ends well. `havelock demo log4j` shows it.
 */
public class Log4jDeadlock {
    static final Logger ORDERS = Logger.getLogger("shop.orders");
    static final Logger STOCK = Logger.getLogger("shop.stock");
    static final WriterAppender CONSOLE =
            new WriterAppender(new EnhancedPatternLayout("%t: %m%n"), System.out);

    static class Order {
        @Override
        public String toString() {
            STOCK.info("3 lamps are reserved");
            return "an order of 3 lamps";
        }
    }

    static void configure(Logger logger) {
        logger.setAdditivity(false);
        logger.setLevel(Level.INFO);
        logger.addAppender(CONSOLE);
    }

    static void takeOrder() {
        ORDERS.info(new Order());
    }

    static void takeDelivery() {
        STOCK.info("20 lamps came in");
    }

    public static void main(String[] args) throws InterruptedException {
        configure(ORDERS);
        configure(STOCK);
        Thread sales = new Thread(Log4jDeadlock::takeOrder, "sales");
        Thread store = new Thread(Log4jDeadlock::takeDelivery, "store");
        sales.start();
        store.start();
        sales.join();
        store.join();
    }
}
