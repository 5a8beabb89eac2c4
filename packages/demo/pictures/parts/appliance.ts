import type { Canvas } from './canvas.ts';
import { deriveTones, type Tones } from './colour.ts';
import { oval, roundedBox } from './outline.ts';

/** A dark display with lit figures. */
export function display(canvas: Canvas, x: number, y: number, width: number, height: number): void {
  canvas.path(roundedBox(x, y, width, height, 8), '#16191d');
  const middle = y + height / 2;
  const step = width / 6;
  canvas.line(
    `M${x + step} ${middle}h${step}M${x + step * 2.6} ${middle - height * 0.2}v${height * 0.4}M${x + step * 3.4} ${middle}h${step * 1.6}`,
    '#8fd6e8',
    Math.max(3, height * 0.1),
  );
}

/** A knob with its mark. */
export function knob(canvas: Canvas, x: number, y: number, radius: number, ring: Tones): void {
  canvas.surface(oval(x, y, radius, radius), ring, { round: radius * 0.4 });
  canvas.line(`M${x} ${y - radius * 0.78}V${y - radius * 0.34}`, '#c0392b', Math.max(3, radius * 0.12));
}

/** A bar handle of brushed metal. */
export function barHandle(canvas: Canvas, x: number, y: number, width: number): void {
  const metal = deriveTones('#c4c8cc');
  canvas.path(roundedBox(x + 4, y + 12, width, 18, 9), '#000000', 'opacity=".22"');
  canvas.surface(roundedBox(x, y, width, 18, 9), metal, { round: 7 });
}

/** The light that falls over a smooth front; paint it inside the front. */
export function sheen(canvas: Canvas, x: number, y: number, width: number, height: number): void {
  canvas.soft(16, () =>
    canvas.path(
      `M${x + width * 0.1} ${y}h${width * 0.16}l${-width * 0.12} ${height}h${-width * 0.12}Z`,
      '#ffffff',
      'opacity=".26"',
    ),
  );
}
