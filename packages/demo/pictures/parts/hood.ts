import type { Canvas } from './canvas.ts';
import type { Tones } from './colour.ts';
import { AXIS, type Torso } from './garment.ts';

/** The back of a hood with its dark opening; paint it before the body. */
export function paintHoodBack(canvas: Canvas, { top, neck }: Torso, tones: Tones): void {
  const w = neck + 46;
  canvas.surface(
    `M${AXIS - w} ${top + 46}C${AXIS - w - 18} ${top - 50} ${AXIS - w + 26} ${top - 122} ${AXIS} ${top - 126}S${AXIS + w + 18} ${top - 50} ${AXIS + w} ${top + 46}Z`,
    tones,
    { round: 30 },
  );
  canvas.path(
    `M${AXIS - neck + 6} ${top + 80}C${AXIS - neck - 8} ${top - 30} ${AXIS - neck + 26} ${top - 88} ${AXIS} ${top - 90}S${AXIS + neck + 8} ${top - 30} ${AXIS + neck - 6} ${top + 80}Z`,
    canvas.linear(
      [
        [0, tones.shaded],
        [0.5, tones.inside],
        [1, tones.shadow],
      ],
      [0, 0],
      [0, 1],
    ),
    `stroke="${tones.line}" stroke-width="2"`,
  );
  canvas.line(`M${AXIS} ${top - 88}V${top + 40}`, tones.line, 2, 'opacity=".6"');
}

/** The two fronts of a hood that meet below the chin, with the cord's eyelets; paint it over the body. */
export function paintHoodFront(
  canvas: Canvas,
  { top, neck, neckDepth }: Torso,
  tones: Tones,
  cord: string | undefined,
): void {
  const chin = top + neckDepth + 26;
  const w = neck + 46;
  for (const side of [1, -1]) {
    const x = (value: number) => AXIS + side * value;
    canvas.surface(
      `M${x(w)} ${top + 40}C${x(w + 10)} ${top - 14} ${x(w - 6)} ${top - 44} ${x(neck + 12)} ${top - 60}C${x(neck + 6)} ${top + 10} ${x(neck * 0.4)} ${top + neckDepth * 0.8} ${x(-16)} ${chin - 14}Q${x(-8)} ${chin + 14} ${x(6)} ${chin + 20}C${x(60)} ${chin - 6} ${x(w - 6)} ${top + 92} ${x(w)} ${top + 40}Z`,
      tones,
      { round: 20 },
    );
    canvas.stitch(
      `M${x(neck - 2)} ${top - 40}C${x(neck - 4)} ${top + 24} ${x(neck * 0.5)} ${top + neckDepth * 0.92} ${x(4)} ${chin}`,
      tones.line,
      1.6,
    );
    if (cord) {
      const length = side === 1 ? 168 : 142;
      const eyeX = x(30);
      canvas.ellipse(eyeX, chin - 22, 7, 7, '#b9b6b0', 'stroke="#6d6a65" stroke-width="2"');
      canvas.line(
        `M${eyeX} ${chin - 20}C${x(36)} ${chin + 40} ${x(26)} ${chin + 90} ${x(32)} ${chin + length}`,
        cord,
        7,
      );
      canvas.line(`M${x(32)} ${chin + length - 4}v22`, '#8d8a86', 8);
    }
  }
}

/** A hood from behind, as it hangs between the shoulders; paint it over the body. */
export function hangingHood(canvas: Canvas, { top, neck }: Torso, tones: Tones): void {
  const w = neck + 46;
  canvas.surface(
    `M${AXIS - w} ${top + 30}C${AXIS - w - 14} ${top - 50} ${AXIS - w + 26} ${top - 112} ${AXIS} ${top - 116}S${AXIS + w + 14} ${top - 50} ${AXIS + w} ${top + 30}Q${AXIS} ${top + 96} ${AXIS - w} ${top + 30}Z`,
    tones,
    { round: 30 },
  );
  canvas.line(`M${AXIS} ${top - 112}V${top + 56}`, tones.line, 2, 'opacity=".6"');
}
