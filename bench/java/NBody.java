/** Planets in double arithmetic: field access and Math.sqrt. */
public class NBody {
    static final class Body {
        double x, y, z, vx, vy, vz;
        final double mass;

        Body(double x, double y, double z, double vx, double vy, double vz, double mass) {
            this.x = x;
            this.y = y;
            this.z = z;
            this.vx = vx;
            this.vy = vy;
            this.vz = vz;
            this.mass = mass;
        }
    }

    static void advance(Body[] bodies, double dt) {
        for (int i = 0; i < bodies.length; i++) {
            Body a = bodies[i];
            for (int j = i + 1; j < bodies.length; j++) {
                Body b = bodies[j];
                double dx = a.x - b.x, dy = a.y - b.y, dz = a.z - b.z;
                double square = dx * dx + dy * dy + dz * dz;
                double magnitude = dt / (square * Math.sqrt(square));
                a.vx -= dx * b.mass * magnitude;
                a.vy -= dy * b.mass * magnitude;
                a.vz -= dz * b.mass * magnitude;
                b.vx += dx * a.mass * magnitude;
                b.vy += dy * a.mass * magnitude;
                b.vz += dz * a.mass * magnitude;
            }
        }
        for (Body body : bodies) {
            body.x += dt * body.vx;
            body.y += dt * body.vy;
            body.z += dt * body.vz;
        }
    }

    static double energy(Body[] bodies) {
        double sum = 0;
        for (Body body : bodies) {
            sum += 0.5 * body.mass * (body.vx * body.vx + body.vy * body.vy + body.vz * body.vz);
        }
        return sum;
    }

    public static void main(String[] args) {
        Body[] bodies = {
            new Body(0, 0, 0, 0, 0, 0, 40),
            new Body(5, 1, 0, 0.1, 2.5, 0, 0.04),
            new Body(8, -4, 0.5, -1.1, 1.8, 0.01, 0.01),
            new Body(12, 15, -0.2, -1.0, 0.8, 0.01, 0.002),
            new Body(15, -25, 0.2, 0.9, 0.6, -0.03, 0.002),
        };
        for (int i = 0; i < 400_000; i++) {
            advance(bodies, 0.001);
        }
        System.out.println(energy(bodies));
    }
}
