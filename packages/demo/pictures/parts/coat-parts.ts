import type { Canvas } from './canvas.ts';
import type { Tones } from './colour.ts';
import { AXIS, cuffLine, type SleeveShape, type Torso } from './garment.ts';

/** A belt around the waist, tied or with its buckle; at the back it is plain. */
export function wideBelt(
  canvas: Canvas,
  torso: Torso,
  tones: Tones,
  texture: string | undefined,
  buckled: boolean,
): void {
  const w = torso.waist + 4;
  const y = torso.waistY;
  canvas.surface(
    `M${AXIS - w} ${y - 18}Q${AXIS} ${y - 8} ${AXIS + w} ${y - 18}V${y + 16}Q${AXIS} ${y + 28} ${AXIS - w} ${y + 16}Z`,
    tones,
    { round: 8, texture },
  );
  if (canvas.isBack) return;
  const end = (x: number, lean: number) =>
    canvas.surface(
      `M${AXIS + x} ${y + 14}L${AXIS + x + lean} ${y + 150}L${AXIS + x + lean + 28} ${y + 142}L${AXIS + x + 28} ${y + 12}Z`,
      tones,
      { round: 7, texture },
    );
  end(24, 34);
  if (buckled) {
    canvas.add(
      `<path d="M${AXIS - 30} ${y - 22}h44v50h-44Z" fill="none" stroke="#5a4332" stroke-width="8" stroke-linejoin="round"/>`,
    );
    return;
  }
  end(-40, -22);
  canvas.surface(
    `M${AXIS - 26} ${y - 22}Q${AXIS} ${y - 30} ${AXIS + 24} ${y - 20}V${y + 26}Q${AXIS} ${y + 34} ${AXIS - 26} ${y + 24}Z`,
    tones,
    {
      round: 10,
      texture,
    },
  );
}

/** A collar that stands around the neck. */
export function standCollar(
  canvas: Canvas,
  { top, neck }: Torso,
  tones: Tones,
  texture: string | undefined,
): void {
  const w = neck + 14;
  canvas.surface(
    `M${AXIS - w} ${top + 30}C${AXIS - w - 6} ${top - 10} ${AXIS - w + 8} ${top - 46} ${AXIS - w + 16} ${top - 52}Q${AXIS} ${top - 70} ${AXIS + w - 16} ${top - 52}C${AXIS + w - 8} ${top - 46} ${AXIS + w + 6} ${top - 10} ${AXIS + w} ${top + 30}Q${AXIS} ${top + 74} ${AXIS - w} ${top + 30}Z`,
    tones,
    { round: 16, texture },
  );
}

/** The strap around a cuff, with its button. */
export function sleeveTab(canvas: Canvas, shape: SleeveShape, tones: Tones): void {
  canvas.line(cuffLine(shape, 52), tones.shaded, 15);
  canvas.line(cuffLine(shape, 60), tones.line, 1.6);
  canvas.line(cuffLine(shape, 44), tones.line, 1.6);
}

/** The seams of a padded body; paint them inside of it. */
export function quiltingSeams(
  canvas: Canvas,
  torso: Torso,
  quilting: 'wide' | 'narrow' | 'diamond',
  tones: Tones,
): void {
  const { top, hemY } = torso;
  if (quilting === 'diamond') {
    let seams = '';
    for (let at = -700; at < 1300; at += 84) seams += `M${at} ${top}l900 900M${at} ${hemY + 20}l900 -900`;
    canvas.line(seams, tones.line, 2.4, 'opacity=".6"');
    return;
  }
  const step = quilting === 'wide' ? 84 : 50;
  const seams: number[] = [];
  for (let y = top + 90; y < hemY - 20; y += step) seams.push(y);
  const band = (from: number, to: number) =>
    seams
      .map(
        (y) =>
          `M180 ${y + from}Q400 ${y + from + 29} 620 ${y + from}V${y + to}Q400 ${y + to + 27} 180 ${y + to}Z`,
      )
      .join('');
  canvas.soft(5, () => {
    canvas.path(band(-16, 0), tones.shadow, 'opacity=".42"');
    canvas.path(band(10, 26), tones.glow, 'opacity=".6"');
  });
  canvas.line(seams.map((y) => `M180 ${y}Q400 ${y + 24} 620 ${y}`).join(''), tones.line, 1.6);
}
