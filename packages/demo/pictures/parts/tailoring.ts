import type { Canvas } from './canvas.ts';
import type { Tones } from './colour.ts';
import { AXIS, type Torso } from './garment.ts';

/** A notched lapel with its collar, from the shoulder down to where the front closes. */
export function lapel(
  canvas: Canvas,
  torso: Torso,
  side: 1 | -1,
  breakY: number,
  tones: Tones,
  texture: string | undefined,
): void {
  const x = (value: number) => AXIS + side * value;
  const { top, neck } = torso;
  const notch = top + (breakY - top) * 0.36;
  const front = `M${x(0)} ${breakY}C${x(22)} ${breakY - 90} ${x(40)} ${notch + 20} ${x(neck - 8)} ${top + 20}L${x(neck + 30)} ${notch - 34}L${x(neck + 58)} ${notch - 18}C${x(neck + 30)} ${notch + 90} ${x(40)} ${breakY - 50} ${x(0)} ${breakY}Z`;
  canvas.soft(6, () => canvas.path(front, tones.shadow, `opacity=".5" transform="translate(${side * 5} 9)"`));
  canvas.surface(front, tones, { round: 12, texture });
  canvas.surface(
    `M${x(neck - 10)} ${top - 18}C${x(neck + 2)} ${top - 16} ${x(neck + 16)} ${top - 6} ${x(neck + 22)} ${top + 8}L${x(neck + 46)} ${notch - 44}L${x(neck + 26)} ${notch - 28}C${x(neck)} ${top + 58} ${x(neck - 14)} ${top + 30} ${x(neck - 10)} ${top - 18}Z`,
    tones,
    { round: 9, texture },
  );
}

/** A pocket flap centred on x, its top edge at y. */
export function pocketFlap(
  canvas: Canvas,
  x: number,
  y: number,
  width: number,
  height: number,
  tones: Tones,
  texture: string | undefined,
): void {
  const half = width / 2;
  const d = `M${x - half} ${y}H${x + half}V${y + height * 0.7}Q${x + half} ${y + height} ${x + half - 12} ${y + height}H${x - half + 12}Q${x - half} ${y + height} ${x - half} ${y + height * 0.7}Z`;
  canvas.path(d, tones.shadow, 'opacity=".4" transform="translate(1 4)"');
  canvas.surface(d, tones, { round: 7, texture });
}
