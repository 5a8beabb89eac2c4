import type { Canvas } from './canvas.ts';
import type { Tones } from './colour.ts';
import { AXIS, fold } from './garment.ts';
import { symmetric } from './outline.ts';
import type { Random } from './random.ts';

/** Half widths and heights of a pair of trousers. */
export interface Legs {
  top: number;
  waist: number;
  hip: number;
  crotchY: number;
  /** Full width of one leg at the knee and at the hem. */
  knee: number;
  hem: number;
  hemY: number;
  /** Distance of a leg's middle from the axis. */
  stance: number;
}

/** The outline of both legs. */
export function legsPath({ top, waist, hip, crotchY, knee, hem, hemY, stance }: Legs): string {
  const kneeY = crotchY + (hemY - crotchY) * 0.5;
  const foot = stance + 10;
  return symmetric(
    AXIS,
    [0, top + 8],
    [
      [waist * 0.5, top + 8, waist * 0.9, top + 4, waist, top],
      [waist + 10, top + 70, hip - 2, crotchY - 150, hip, crotchY - 60],
      [hip + 1, crotchY + 60, stance + knee * 0.62, kneeY - 90, stance + knee * 0.52, kneeY],
      [stance + knee * 0.48, kneeY + 100, foot + hem * 0.5, hemY - 120, foot + hem * 0.5, hemY],
      [foot + hem * 0.2, hemY + 7, foot - hem * 0.2, hemY + 7, foot - hem * 0.5, hemY],
      [foot - hem * 0.5, hemY - 120, stance - knee * 0.46, kneeY + 100, stance - knee * 0.46, kneeY],
      [stance - knee * 0.5, kneeY - 110, 12, crotchY + 60, 0, crotchY],
    ],
  );
}

/** Folds at crotch, knee and hem, and the shade on the inner legs. */
export function paintLegs(canvas: Canvas, legs: Legs, tones: Tones, random: Random): void {
  const kneeY = legs.crotchY + (legs.hemY - legs.crotchY) * 0.5;
  canvas.soft(5, () => {
    for (const side of [-1, 1]) {
      const x = (value: number) => AXIS + side * value;
      canvas.path(
        fold(x(2), legs.crotchY - 4, x(118), legs.crotchY - random.between(40, 80), 9),
        tones.shadow,
        'opacity=".5"',
      );
      canvas.path(
        fold(x(4), legs.crotchY + 18, x(104), legs.crotchY + random.between(0, 24), 8),
        tones.shadow,
        'opacity=".42"',
      );
      canvas.path(
        fold(
          x(legs.stance - legs.knee * 0.5),
          kneeY - 24,
          x(legs.stance + legs.knee * 0.3),
          kneeY - random.between(0, 20),
          8,
        ),
        tones.shadow,
        'opacity=".4"',
      );
      canvas.path(
        fold(
          x(legs.stance + legs.knee * 0.5),
          kneeY + 30,
          x(legs.stance - legs.knee * 0.2),
          kneeY + random.between(30, 50),
          7,
        ),
        tones.shadow,
        'opacity=".34"',
      );
      canvas.path(
        fold(
          x(legs.stance - legs.hem * 0.3),
          legs.hemY - 70,
          x(legs.stance + legs.hem * 0.5),
          legs.hemY - random.between(30, 50),
          8,
        ),
        tones.shadow,
        'opacity=".34"',
      );
      canvas.path(
        fold(x(8), legs.crotchY + 20, x(legs.stance - legs.hem * 0.4), legs.hemY, 20),
        tones.shadow,
        'opacity=".4"',
      );
      canvas.path(
        fold(x(legs.stance - 8), legs.crotchY + 10, x(legs.stance + 4), legs.hemY - 60, 14),
        tones.glow,
        'opacity=".4"',
      );
    }
  });
}

/** The waistband with belt loops. */
export function waistband(
  canvas: Canvas,
  { top, waist }: Legs,
  tones: Tones,
  texture: string | undefined,
  thread: string,
): void {
  const w = waist + 2;
  canvas.path(
    `M${AXIS - w + 8} ${top}Q${AXIS} ${top - 12} ${AXIS + w - 8} ${top}Q${AXIS} ${top + 20} ${AXIS - w + 8} ${top}Z`,
    tones.inside,
  );
  canvas.surface(
    `M${AXIS - w} ${top}Q${AXIS} ${top + 16} ${AXIS + w} ${top}L${AXIS + w + 5} ${top + 38}Q${AXIS} ${top + 54} ${AXIS - w - 5} ${top + 38}Z`,
    tones,
    { round: 8, texture },
  );
  canvas.stitch(
    `M${AXIS - w} ${top + 5}Q${AXIS} ${top + 21} ${AXIS + w} ${top + 5}M${AXIS - w - 4} ${top + 33}Q${AXIS} ${top + 49} ${AXIS + w + 4} ${top + 33}`,
    thread,
    1.8,
  );
  for (const offset of [-96, -48, 48, 96]) {
    const y = top + 10 - Math.abs(offset) * 0.07;
    canvas.surface(`M${AXIS + offset - 6} ${y - 6}h12v52h-12Z`, tones, { round: 3, texture });
  }
}
