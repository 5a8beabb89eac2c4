import type { Paint } from '../kind.ts';
import { defineKind } from '../kind.ts';
import { buttonColumn } from '../parts/buttons.ts';
import type { Canvas } from '../parts/canvas.ts';
import { AXIS, fold, hangShadow } from '../parts/garment.ts';
import { symmetric } from '../parts/outline.ts';
import type { Random } from '../parts/random.ts';
import { clothFill } from '../parts/textile.ts';

type Traits = {
  cut: 'pencil' | 'a-line' | 'pleated' | 'tiered';
  pattern: string;
  length: 'mini' | 'knee' | 'midi';
  front: 'smooth' | 'buttons' | 'slit';
};

const TOPS = { mini: 240, knee: 190, midi: 130 };

interface Shape {
  top: number;
  hemY: number;
  /** Half width at the hem and how far its middle hangs below the ends. */
  hem: number;
  curve: number;
}

function paintFolds(canvas: Canvas, shape: Shape, traits: Traits, paint: Paint, random: Random): void {
  const { top, hemY, hem } = shape;
  const count = { pencil: 2, 'a-line': 5, pleated: 13, tiered: 9 }[traits.cut];
  const sharp = traits.cut === 'pleated';
  canvas.soft(sharp ? 2 : 6, () => {
    for (let index = 0; index < count; index++) {
      const part = (index + 0.5) / count - 0.5;
      const from = AXIS + part * 230;
      const to = AXIS + part * hem * 2 + (sharp ? 0 : random.between(-14, 14));
      const start = top + (sharp ? 30 : random.between(60, 150));
      const light = fold(from + 10, start + 20, to + 24, hemY + 40, sharp ? 6 : 12);
      canvas.path(fold(from, start, to, hemY + 40, sharp ? 9 : 16), paint.main.shadow, 'opacity=".55"');
      canvas.path(light, paint.main.glow, 'opacity=".4"');
    }
  });
}

function paintTiers(canvas: Canvas, { top, hemY }: Shape, paint: Paint): void {
  for (const part of [0.36, 0.68]) {
    const y = top + (hemY - top) * part;
    const shade = `M60 ${y}Q400 ${y + 44} 740 ${y}V${y + 14}Q400 ${y + 62} 60 ${y + 14}Z`;
    canvas.soft(5, () => canvas.path(shade, paint.main.shadow, 'opacity=".6"'));
    canvas.line(`M60 ${y}Q400 ${y + 44} 740 ${y}`, paint.main.line, 2.2);
  }
}

function paintFront(canvas: Canvas, { top, hemY }: Shape, traits: Traits, paint: Paint): void {
  const x = AXIS + 70;
  if (traits.front === 'slit') {
    canvas.path(`M${x + 8} ${hemY - 220}L${x + 38} ${hemY + 40}H${x}Z`, paint.main.inside);
    canvas.line(`M${x} ${top + 40}L${x + 8} ${hemY - 220}L${x} ${hemY + 40}`, paint.main.line, 2);
  } else if (traits.front === 'buttons') {
    canvas.line(`M${AXIS + 20} ${top}V${hemY + 40}M${AXIS - 20} ${top}V${hemY + 40}`, paint.main.line, 1.8);
  }
}

export const skirt = defineKind<Traits>({
  design: (random) => ({
    cut: random.pick(['pencil', 'a-line', 'a-line', 'pleated', 'tiered']),
    pattern: random.pick(['plain', 'plain', 'plain', 'floral', 'dots', 'check', 'denim']),
    length: random.pick(['mini', 'knee', 'midi', 'midi']),
    front: random.pick(['smooth', 'smooth', 'buttons', 'slit']),
  }),
  draw(canvas, paint, traits, random) {
    const top = TOPS[traits.length];
    const hemY = { mini: 720, knee: 800, midi: 890 }[traits.length];
    const hem =
      { pencil: 166, 'a-line': 262, pleated: 300, tiered: 286 }[traits.cut] -
      (traits.length === 'mini' ? 30 : 0);
    const hip = traits.cut === 'pencil' ? 190 : 178;
    const curve = traits.cut === 'pencil' ? 8 : 32;
    const shape: Shape = { top, hemY, hem, curve };
    const texture = clothFill(canvas, traits.pattern, paint);
    hangShadow(canvas, hemY + 16, hem);
    const outline = symmetric(
      AXIS,
      [0, top + 12],
      [
        [60, top + 12, 110, top + 8, 124, top],
        [140, top + 80, hip - 6, top + 110, hip, top + 190],
        [hip + (hem - hip) * 0.4, top + 190 + (hemY - top - 190) * 0.4, hem - 6, hemY - 60, hem, hemY],
        [hem * 0.6, hemY + curve, hem * 0.3, hemY + curve, 0, hemY + curve],
      ],
    );
    const clip = canvas.surface(outline, paint.main, { round: 40, texture });
    canvas.inside(clip, () => {
      paintFolds(canvas, shape, traits, paint, random);
      if (traits.cut === 'tiered') {
        paintTiers(canvas, shape, paint);
      }
      paintFront(canvas, shape, traits, paint);
      const seam = `M60 ${hemY - 20}Q400 ${hemY + curve * 2 - 14} 740 ${hemY - 20}`;
      canvas.line(seam, paint.main.line, 1.6);
    });
    canvas.path(
      `M${AXIS - 122} ${top}Q${AXIS} ${top - 10} ${AXIS + 122} ${top}Q${AXIS} ${top + 26} ${AXIS - 122} ${top}Z`,
      paint.main.inside,
    );
    canvas.surface(
      `M${AXIS - 125} ${top}Q${AXIS} ${top + 20} ${AXIS + 125} ${top}L${AXIS + 132} ${top + 40}Q${AXIS} ${top + 62} ${AXIS - 132} ${top + 40}Z`,
      paint.main,
      { round: 9, texture },
    );
    if (traits.front === 'buttons') {
      buttonColumn(canvas, AXIS, top + 32, hemY - 30, 7, '#8a6a48', 9);
    }
  },
  focus: { x: 400, y: 300, zoom: 2 },
  setting: 'rail',
  placement: { anchor: [400, 0], scale: 0.78, at: [400, 206] },
  drop: ({ length }) => TOPS[length],
});
