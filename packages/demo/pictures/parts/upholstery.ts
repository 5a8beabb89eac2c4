import type { Canvas } from './canvas.ts';
import type { Tones } from './colour.ts';

/** Sunken buttons in rows, each with the creases that run from it. */
export function paintTufts(
  canvas: Canvas,
  field: { x: number; y: number; width: number; rows: number; columns: number },
  tones: Tones,
): void {
  const step = field.width / Math.max(1, field.columns - 1);
  const points: [number, number][] = [];
  for (let row = 0; row < field.rows; row++) {
    const offset = row % 2 === 0 ? 0 : step / 2;
    for (let column = 0; column < field.columns - (row % 2); column++) {
      points.push([field.x + column * step + offset, field.y + row * 72]);
    }
  }
  canvas.soft(4, () => {
    for (const [x, y] of points) {
      canvas.ellipse(x + 1, y + 2, 17, 14, tones.shadow, 'opacity=".6"');
      canvas.ellipse(x, y + 21, 15, 6, tones.glow, 'opacity=".35"');
    }
  });
  const creases = points.map(
    ([x, y]) => `M${x - step * 0.5} ${y - 36}L${x} ${y}L${x + step * 0.5} ${y - 36}`,
  );
  canvas.line(creases.join(''), tones.shadow, 2.5, 'opacity=".35"');
  for (const [x, y] of points) {
    canvas.ellipse(x, y, 7, 6, tones.shaded, `stroke="${tones.line}" stroke-width="1.5"`);
  }
}

/** Legs that narrow towards the floor, at the given middles. */
export function taperedLegs(
  canvas: Canvas,
  xs: readonly number[],
  top: number,
  floor: number,
  tones: Tones,
): void {
  for (const x of xs) {
    const lean = x < 400 ? -5 : 5;
    canvas.surface(`M${x - 15} ${top}H${x + 15}L${x + 7 + lean} ${floor}H${x - 7 + lean}Z`, tones, {
      round: 6,
    });
  }
}
