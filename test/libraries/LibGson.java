// jars: gson.jar
// Gson: objects to JSON and back, generic types, adapters and trees.
import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import com.google.gson.JsonPrimitive;
import com.google.gson.JsonSerializer;
import com.google.gson.JsonSyntaxException;
import com.google.gson.annotations.SerializedName;
import com.google.gson.reflect.TypeToken;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

public class LibGson {
    enum Color { RED, @SerializedName("verde") GREEN }

    static class Wheel {
        int size = 3;
        double[] forces = {1.5, -2};
    }

    static class Car {
        String name = "car";
        transient int hidden = 5;
        @SerializedName("paint") Color color = Color.GREEN;
        List<Wheel> wheels = Arrays.asList(new Wheel(), new Wheel());
        Map<String, Integer> seats = new LinkedHashMap<>(Map.of("front", 2));
        Integer nothing;
    }

    public static void main(String[] args) {
        Gson gson = new Gson();
        String text = gson.toJson(new Car());
        System.out.println(text);
        Car back = gson.fromJson(text, Car.class);
        System.out.println(back.color + " " + back.wheels.size() + " " + back.seats + " " + back.hidden);
        System.out.println(new GsonBuilder().setPrettyPrinting().serializeNulls().create().toJson(new Car()));
        List<Map<String, Integer>> generic = gson.fromJson("[{\"a\":1},{\"b\":2}]",
                new TypeToken<List<Map<String, Integer>>>() {}.getType());
        System.out.println(generic + " " + generic.get(0).get("a").getClass());
        Gson adapted = new GsonBuilder().registerTypeAdapter(Wheel.class,
                (JsonSerializer<Wheel>) (wheel, type, context) -> new JsonPrimitive("wheel" + wheel.size)).create();
        System.out.println(adapted.toJson(new Car()));
        JsonObject tree = JsonParser.parseString("{\"x\":[1,2,{\"y\":null}],\"z\":1e3}").getAsJsonObject();
        System.out.println(tree.getAsJsonArray("x").get(2) + " " + tree.get("z").getAsInt());
        try {
            gson.fromJson("{\"name\":[}", Car.class);
        } catch (JsonSyntaxException e) {
            System.out.println(e.getMessage());
        }
    }
}
