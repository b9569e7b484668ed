// jars: jackson-annotations.jar jackson-core.jar jackson-databind.jar
// Jackson: beans, constructors, subtypes, trees and streams.
import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

public class LibJackson {
    public static class Bean {
        private int count = 2;
        public List<String> names = new ArrayList<>(List.of("a", "b"));
        @JsonIgnore public int secret = 9;

        public int getCount() {
            return count;
        }

        public void setCount(int count) {
            this.count = count;
        }
    }

    public static class Fixed {
        private final String key;

        @JsonCreator
        public Fixed(@JsonProperty("key") String key) {
            this.key = key;
        }

        public String getKey() {
            return key;
        }
    }

    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "kind")
    @JsonSubTypes({@JsonSubTypes.Type(value = Circle.class, name = "circle"),
        @JsonSubTypes.Type(value = Square.class, name = "square")})
    public interface Shape {}

    public static class Circle implements Shape {
        public double radius = 1.5;
    }

    public static class Square implements Shape {
        public int side = 4;
    }

    public static void main(String[] args) throws Exception {
        ObjectMapper mapper = new ObjectMapper().enable(SerializationFeature.ORDER_MAP_ENTRIES_BY_KEYS);
        String text = mapper.writeValueAsString(new Bean());
        System.out.println(text + " " + mapper.readValue(text, Bean.class).names);
        System.out.println(mapper.readValue("{\"key\":\"k\"}", Fixed.class).getKey());
        System.out.println(mapper.writeValueAsString(new Shape[] {new Circle(), new Square()}));
        System.out.println(
                mapper.readValue("{\"kind\":\"square\",\"side\":7}", Shape.class).getClass().getSimpleName());
        Map<String, List<Integer>> map = mapper.readValue("{\"b\":[2],\"a\":[1,2]}", new TypeReference<>() {});
        System.out.println(map + " " + mapper.writerWithDefaultPrettyPrinter().writeValueAsString(map));
        JsonNode tree = mapper.readTree("{\"x\":{\"y\":[10,20]}}");
        System.out.println(tree.at("/x/y/1") + " " + tree.path("absent").isMissingNode());
        try (JsonParser parser = mapper.getFactory().createParser("[1,\"two\",true]")) {
            while (parser.nextToken() != null) {
                System.out.print(parser.currentToken() + " ");
            }
            System.out.println();
        }
        try {
            mapper.configure(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES, true)
                    .readValue("{\"odd\":1}", Fixed.class);
        } catch (JsonMappingException e) {
            System.out.println(e.getOriginalMessage());
        }
    }
}
