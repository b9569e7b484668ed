// Aims at: java.lang.reflect.Array get and set of every element type with every value, and the refusals.
import java.lang.reflect.Array;
import java.util.concurrent.Callable;
public class ArrayElements {
    static void t(String what, Callable<?> c){ try { System.out.println(what+" "+c.call()); } catch(Throwable e){ System.out.println(what+" "+e); } }
    public static void main(String[] args) throws Exception {
        Object[] arrays = { new boolean[2], new byte[]{-1,2}, new char[]{'a','b'}, new short[]{-3,4}, new int[]{-5,6}, new long[]{-7,8}, new float[]{1.5f,-2}, new double[]{2.5,-3}, new String[]{"p",null}, new Object[2], "not", null };
        for (Object o : arrays) {
            String n = o == null ? "null" : o.getClass().getName();
            t(n+" get", ()->Array.get(o,0));
            t(n+" get9", ()->Array.get(o,9));
            t(n+" get-1", ()->Array.get(o,-1));
            t(n+" Z", ()->Array.getBoolean(o,0));
            t(n+" B", ()->Array.getByte(o,0));
            t(n+" C", ()->Array.getChar(o,0));
            t(n+" S", ()->Array.getShort(o,0));
            t(n+" I", ()->Array.getInt(o,0));
            t(n+" J", ()->Array.getLong(o,0));
            t(n+" F", ()->Array.getFloat(o,0));
            t(n+" D", ()->Array.getDouble(o,0));
            t(n+" I9", ()->Array.getInt(o,9));
            Object[] vals = { true, (byte)1, 'x', (short)2, 3, 4L, 5f, 6d, "s", new Object(){ public String toString(){return "obj";} }, null };
            for (Object v : vals) t(n+" set "+v, ()->{Array.set(o,1,v); return Array.get(o,1);});
            t(n+" set9", ()->{Array.set(o,9,1); return 0;});
            t(n+" set9s", ()->{Array.set(o,9,"s"); return 0;});
            t(n+" sZ", ()->{Array.setBoolean(o,0,true); return Array.get(o,0);});
            t(n+" sB", ()->{Array.setByte(o,0,(byte)7); return Array.get(o,0);});
            t(n+" sC", ()->{Array.setChar(o,0,'q'); return Array.get(o,0);});
            t(n+" sS", ()->{Array.setShort(o,0,(short)8); return Array.get(o,0);});
            t(n+" sI", ()->{Array.setInt(o,0,9); return Array.get(o,0);});
            t(n+" sJ", ()->{Array.setLong(o,0,10); return Array.get(o,0);});
            t(n+" sF", ()->{Array.setFloat(o,0,11); return Array.get(o,0);});
            t(n+" sD", ()->{Array.setDouble(o,0,12); return Array.get(o,0);});
            t(n+" sI9", ()->{Array.setInt(o,9,9); return 0;});
            t(n+" sZ9", ()->{Array.setBoolean(o,9,true); return 0;});
            t(n+" len", ()->Array.getLength(o));
        }
        t("same", ()->Array.get(new int[]{1},0)==Array.get(new int[]{1},0));
        t("sameb", ()->Array.get(new boolean[]{true},0)==Array.get(new boolean[]{true},0));
        t("new", ()->Array.newInstance(int.class, 3).getClass());
            t("newv", ()->Array.newInstance(void.class, 3));
            t("neg", ()->Array.newInstance(int.class, -3));
        t("multi", ()->Array.newInstance(int.class, 3, 2).getClass());
            t("multiv", ()->Array.newInstance(void.class, 3, 4));
            t("multi0", ()->Array.newInstance(int.class));
            t("multin", ()->Array.newInstance(int.class,2,-1));
        t("multinull", ()->Array.newInstance(null,2,-1));
            t("multinull", ()->Array.newInstance(int.class,(int[])null));
        t("256", ()->Array.newInstance(int.class,new int[256]));
            t("dims", ()->Array.newInstance(Array.newInstance(int.class,new int[255]).getClass(),1));
    }
}
