import type { Paint } from '../kind.ts';
import type { Canvas } from '../parts/canvas.ts';
import { mix } from '../parts/colour.ts';
import type { Random } from '../parts/random.ts';

/** Draws an opaque background for a product to stand or hang in. */
export type Setting = (canvas: Canvas, paint: Paint, random: Random) => void;

/** A wall with soft light from the top left and a floor from `floorY` down. */
export function wallAndFloor(canvas: Canvas, wall: string, floor: string, floorY: number): void {
  canvas.path(
    `M0 0H800V${floorY}H0Z`,
    canvas.linear([
      [0, mix(wall, '#ffffff', 0.35)],
      [0.6, wall],
      [1, mix(wall, '#6b6258', 0.16)],
    ]),
  );
  canvas.path(
    `M0 ${floorY}H800V1000H0Z`,
    canvas.linear(
      [
        [0, mix(floor, '#4a3f35', 0.2)],
        [0.35, floor],
        [1, mix(floor, '#ffffff', 0.12)],
      ],
      [0, 0],
      [0, 1],
    ),
  );
}
