import type { Canvas } from './canvas.ts';
import { deriveTones, mix, type Tones } from './colour.ts';
import type { Random } from './random.ts';

/** Woods for legs and frames of upholstered furniture. */
const LEG_WOODS = { oak: '#c39a68', walnut: '#6f4a33', black: '#2d2a28' } as const;

export type LegWood = keyof typeof LEG_WOODS;

export function legWood(name: LegWood): Tones {
  return deriveTones(LEG_WOODS[name]);
}

/** True for colours that read as timber, which get a grain; others are lacquered. */
export function isTimber(hex: string): boolean {
  const value = Number.parseInt(hex.slice(1), 16);
  const red = (value >> 16) & 255;
  const green = (value >> 8) & 255;
  const blue = value & 255;
  return red - blue > 35 && red - green > 12 && green - blue > 8;
}

/** A grain of flowing lines along x (or y when upright) over a box; paint it inside a surface. */
export function paintGrain(
  canvas: Canvas,
  box: { x: number; y: number; width: number; height: number },
  tones: Tones,
  random: Random,
  upright = false,
): void {
  const across = upright ? box.width : box.height;
  const along = upright ? box.height : box.width;
  const count = Math.max(2, Math.min(9, Math.round(across / 24)));
  let d = '';
  for (let index = 0; index < count; index++) {
    const offset = ((index + random.between(0.2, 0.8)) / count) * across;
    const wave = random.between(-6, 6);
    d += upright
      ? `M${box.x + offset} ${box.y}q${wave} ${along * 0.3} 0 ${along * 0.5}t${-wave * 0.5} ${along * 0.5}`
      : `M${box.x} ${box.y + offset}q${along * 0.3} ${wave} ${along * 0.5} 0t${along * 0.5} ${-wave * 0.5}`;
  }
  canvas.line(d, mix(tones.line, tones.base, 0.35), 1.6, 'opacity=".55"');
}
