// jars: xercesImpl.jar
// finds: check uncaught-exception
import org.apache.xerces.dom.DocumentImpl;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;

/*
 * Xerces 2.12 (Debian: libxerces2-java): two threads that only read a document race, and one of them is told that there
 * is no child where there is one. Lists of children keep their position in a cache that all readers of a node share
 * (ParentNode.fNodeListCache). Documented as not safe for threads, and often met: reading looks harmless.
 *
 * havelock check -cp /usr/share/java/xercesImpl.jar examples/real/DomReaders.java    the exception
 * havelock hunt -cp /usr/share/java/xercesImpl.jar examples/real/DomReaders.java     the races on the cache, too
 */
public class DomReaders {
    static int count(NodeList list) {
        int nodes = 0;
        for (int i = 0; i < list.getLength(); i++) {
            if (list.item(i).hasChildNodes()) nodes++;
        }
        return nodes;
    }

    public static void main(String[] args) throws InterruptedException {
        Document document = new DocumentImpl();
        Element root = document.createElement("shop");
        document.appendChild(root);
        for (int i = 0; i < 2; i++) root.appendChild(document.createElement("lamp"));
        Thread a = new Thread(() -> count(root.getChildNodes()), "reader A");
        Thread b = new Thread(() -> count(root.getChildNodes()), "reader B");
        a.start();
        b.start();
        a.join();
        b.join();
    }
}
