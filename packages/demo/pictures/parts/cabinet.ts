import type { Paint } from '../kind.ts';
import type { Canvas } from './canvas.ts';
import { roundedBox } from './outline.ts';
import type { Random } from './random.ts';
import { isTimber, paintGrain } from './wood.ts';

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A board or a front of furniture: wood with its grain, anything else lacquered. */
export function board(canvas: Canvas, box: Box, paint: Paint, random: Random, upright = false): void {
  const { x, y, width, height } = box;
  const clip = canvas.surface(roundedBox(x, y, width, height, 4), paint.main, {
    round: Math.min(14, width / 3, height / 3),
    dark: 0.35,
  });
  if (isTimber(paint.colour)) {
    canvas.inside(clip, () => paintGrain(canvas, box, paint.main, random, upright));
  }
}

/** Upright slats over a front, as grooves. */
export function slats(canvas: Canvas, { x, y, width, height }: Box, colour: string): void {
  let d = '';
  for (let at = x + 14; at < x + width - 6; at += 16) d += `M${at} ${y + 4}V${y + height - 4}`;
  canvas.line(d, colour, 4, 'opacity=".7"');
}

/** Woven cane over a front. */
export function cane(canvas: Canvas, { x, y, width, height }: Box): void {
  const weave = canvas.define(
    '<pattern id="@" width="24" height="24" patternUnits="userSpaceOnUse"><path d="M0 0L24 24M24 0L0 24M12 0V24M0 12H24" stroke="#a5824f" stroke-width="2.6" fill="none"/></pattern>',
  );
  canvas.path(roundedBox(x, y, width, height, 3), '#e3cda2');
  canvas.path(roundedBox(x, y, width, height, 3), `url(#${weave})`);
  canvas.add(
    `<path d="${roundedBox(x, y, width, height, 3)}" fill="none" stroke="#8a6a3c" stroke-width="3" opacity=".6"/>`,
  );
}
