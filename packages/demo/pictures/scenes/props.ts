import type { Canvas } from '../parts/canvas.ts';
import { deriveTones, mix } from '../parts/colour.ts';
import { roundedBox } from '../parts/outline.ts';
import type { Random } from '../parts/random.ts';

/** Window light that falls across a wall in two slanted panes. */
export function windowLight(canvas: Canvas, x: number, y: number): void {
  canvas.soft(
    7,
    () =>
      canvas.path(
        `M${x} ${y}l150 -30l60 360l-150 40ZM${x + 175} ${y - 36}l120 -24l60 350l-120 30Z`,
        '#fff8e8',
      ),
    'opacity=".34"',
  );
}

/** A house plant whose pot stands at (x, y). */
export function plant(canvas: Canvas, x: number, y: number, scale: number, random: Random): void {
  const green = deriveTones(random.pick(['#5d7a58', '#6b8a63', '#4f6f5c']));
  const pot = deriveTones(random.pick(['#d8cfc2', '#b9775a', '#8b8f90']));
  canvas.group(`transform="translate(${x} ${y}) scale(${scale})"`, () => {
    canvas.contactShadow(0, 0, 74, 14, 0.35);
    for (const [turn, size] of [
      [-52, 0.8],
      [-28, 1.05],
      [-8, 1.2],
      [14, 1.12],
      [36, 0.95],
      [58, 0.75],
    ] as const) {
      const lean = turn + random.between(-7, 7);
      canvas.path(
        'M0 0C-34-70-40-150 0-236C40-150 34-70 0 0Z',
        canvas.linear([
          [0, green.lit],
          [1, green.shadow],
        ]),
        `transform="translate(0 -80) rotate(${lean}) scale(${size * 0.86} ${size})"`,
      );
      canvas.line(
        'M0 0V-220',
        green.glow,
        2,
        `opacity=".5" transform="translate(0 -80) rotate(${lean}) scale(${size})"`,
      );
    }
    canvas.path(
      'M-52 -96H52L40 0Q0 8 -40 0Z',
      canvas.linear(
        [
          [0, pot.lit],
          [0.4, pot.base],
          [1, pot.shadow],
        ],
        [0, 0],
        [1, 0],
      ),
    );
    canvas.path(
      'M-56 -104H56V-86Q0 -76 -56 -86Z',
      canvas.linear(
        [
          [0, pot.lit],
          [1, pot.shaded],
        ],
        [0, 0],
        [1, 0],
      ),
    );
  });
}

/** A framed abstract picture on the wall, its top left corner at (x, y). */
export function leaning(canvas: Canvas, x: number, y: number, random: Random): void {
  const paper = '#f4efe6';
  const one = random.pick(['#c88f6a', '#7f9aa6', '#c4a464', '#8f9d85']);
  const two = random.pick(['#3f5468', '#a9604a', '#5f7161', '#d9b79a']);
  canvas.soft(6, () => canvas.path(roundedBox(x + 8, y + 10, 190, 250, 3), '#3a3028'), 'opacity=".25"');
  canvas.path(roundedBox(x, y, 190, 250, 3), mix('#b08d64', '#ffffff', 0.1));
  canvas.path(roundedBox(x + 9, y + 9, 172, 232, 1), paper);
  canvas.ellipse(x + random.between(75, 115), y + random.between(85, 110), 44, 44, one);
  canvas.path(
    `M${x + 30} ${y + 206}C${x + 50} ${y + 120} ${x + 120} ${y + 190} ${x + 160} ${y + 130}V${y + 206}Z`,
    two,
  );
}
