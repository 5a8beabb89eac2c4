import type { Canvas } from './canvas.ts';
import { mix, shift } from './colour.ts';

/** A column of buttons from `y1` to `y2`. */
export function buttonColumn(
  canvas: Canvas,
  x: number,
  y1: number,
  y2: number,
  count: number,
  colour: string,
  radius = 7,
): void {
  for (let index = 0; index < count; index++) {
    const y = y1 + ((y2 - y1) * index) / Math.max(1, count - 1);
    button(canvas, x, y, colour, radius);
  }
}

/** One sewn button with its four holes and a small shadow. */
export function button(canvas: Canvas, x: number, y: number, colour: string, radius = 7): void {
  canvas.ellipse(x + 1, y + 2, radius + 1, radius + 1, '#000', 'opacity=".22"');
  canvas.ellipse(x, y, radius, radius, colour, `stroke="${shift(colour, -0.18)}" stroke-width="1"`);
  const hole = shift(colour, -0.3);
  const gap = radius * 0.28;
  canvas.add(
    `<path d="M${x - gap} ${y - gap}h.1M${x + gap} ${y - gap}h.1M${x - gap} ${y + gap}h.1M${x + gap} ${y + gap}h.1" stroke="${hole}" stroke-width="${radius * 0.3}" stroke-linecap="round"/>`,
  );
}

/** A metal zip along a straight line down, with its slider at the top. */
export function zip(
  canvas: Canvas,
  x: number,
  y1: number,
  y2: number,
  tape: string,
  metal = '#c9c7c2',
): void {
  canvas.line(`M${x} ${y1}V${y2}`, mix(tape, '#000000', 0.25), 13);
  canvas.add(`<path d="M${x} ${y1}V${y2}" stroke="${metal}" stroke-width="6" stroke-dasharray="3 2.6"/>`);
  canvas.path(
    `M${x - 6} ${y1 - 4}H${x + 6}V${y1 + 14}L${x + 4} ${y1 + 46}H${x - 4}L${x - 6} ${y1 + 14}Z`,
    '#a9a6a0',
    'stroke="#6d6a65" stroke-width="1.4"',
  );
}

/** A rivet or a snap. */
export function rivet(canvas: Canvas, x: number, y: number, radius = 4.5, metal = '#b07d4a'): void {
  canvas.ellipse(x, y, radius, radius, metal, `stroke="${shift(metal, -0.22)}" stroke-width="1.2"`);
  canvas.ellipse(x - radius * 0.3, y - radius * 0.3, radius * 0.35, radius * 0.35, shift(metal, 0.22));
}
