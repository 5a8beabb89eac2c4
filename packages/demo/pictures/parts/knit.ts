import type { Canvas } from './canvas.ts';
import type { Tones } from './colour.ts';
import { cuffLine, type SleeveShape, type Torso } from './garment.ts';

/** The ribbed band at the hem of knitwear; paint it inside the body. `height` in picture units. */
export function ribbedHem(
  canvas: Canvas,
  torso: Torso,
  tones: Tones,
  rib: string | undefined,
  height: number,
): void {
  const y = torso.hemY - height;
  const d = `M120 ${y}Q400 ${y + 16} 680 ${y}V${torso.hemY + 60}H120Z`;
  canvas.path(d, tones.base);
  canvas.path(d, rib ?? tones.base);
  canvas.line(`M120 ${y}Q400 ${y + 16} 680 ${y}`, tones.line, 3);
}

/** Ribbed ends of a sleeve. */
export function ribbedCuff(canvas: Canvas, shape: SleeveShape, tones: Tones, height: number): void {
  canvas.line(cuffLine(shape, height + 4), tones.line, 3);
  canvas.add(
    `<path d="${cuffLine(shape, height / 2)}" fill="none" stroke="${tones.thread}" stroke-width="${height - 4}" stroke-dasharray="3 9" opacity=".65"/>`,
  );
}
