// jars: log4j-1.2.jar
// finds: check deadlock
import org.apache.log4j.AppenderSkeleton;
import org.apache.log4j.AsyncAppender;
import org.apache.log4j.Level;
import org.apache.log4j.Logger;
import org.apache.log4j.spi.LoggingEvent;

/*
 * log4j 1.2.17 (Debian: liblog4j1.2-java), AsyncAppender: a deadlock when an appender behind it logs through a logger
 * in front of it, as appenders that send mail or write to a database do by the libraries they use. A thread that finds
 * the buffer full waits for room with the logger's lock held; the thread that would make room wants that lock.
 * AsyncAppender has a check against this, but it comes after the lock. Run by java, it hangs now and then.
 *
 * havelock check -cp /usr/share/java/log4j-1.2.jar examples/real/AsyncDispatch.java
 */
public class AsyncDispatch {
    static final Logger LOG = Logger.getLogger("shop");

    static class Mail extends AppenderSkeleton {
        @Override
        protected void append(LoggingEvent event) {
            if (event.getMessage().equals("opened")) LOG.info("a mail is sent");
        }

        @Override
        public void close() {}

        @Override
        public boolean requiresLayout() {
            return false;
        }
    }

    public static void main(String[] args) {
        AsyncAppender async = new AsyncAppender();
        async.setBufferSize(1);
        async.addAppender(new Mail());
        LOG.setAdditivity(false);
        LOG.setLevel(Level.INFO);
        LOG.addAppender(async);
        LOG.info("opened");
        LOG.info("a lamp is sold");
        LOG.info("closed");
        async.close();
    }
}
