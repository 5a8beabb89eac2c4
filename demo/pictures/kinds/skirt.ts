import { defineKind } from '../kind.ts';
import { buttonColumn } from '../parts/buttons.ts';
import { AXIS, fold, hangShadow } from '../parts/garment.ts';
import { symmetric } from '../parts/outline.ts';
import { clothFill } from '../parts/textile.ts';

type Traits = {
  cut: 'pencil' | 'a-line' | 'pleated' | 'tiered';
  pattern: string;
  length: 'mini' | 'knee' | 'midi';
  front: 'smooth' | 'buttons' | 'slit';
};

export const skirt = defineKind<Traits>({
  design: (random) => ({
    cut: random.pick(['pencil', 'a-line', 'a-line', 'pleated', 'tiered']),
    pattern: random.pick(['plain', 'plain', 'plain', 'floral', 'dots', 'check', 'denim']),
    length: random.pick(['mini', 'knee', 'midi', 'midi']),
    front: random.pick(['smooth', 'smooth', 'buttons', 'slit']),
  }),
  draw(canvas, paint, traits, random) {
    const top = { mini: 240, knee: 190, midi: 130 }[traits.length];
    const hemY = { mini: 720, knee: 800, midi: 890 }[traits.length];
    const hem =
      { pencil: 166, 'a-line': 262, pleated: 300, tiered: 286 }[traits.cut] -
      (traits.length === 'mini' ? 30 : 0);
    const hip = traits.cut === 'pencil' ? 190 : 178;
    const curve = traits.cut === 'pencil' ? 8 : 32;
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
      const count = { pencil: 2, 'a-line': 5, pleated: 13, tiered: 9 }[traits.cut];
      const sharp = traits.cut === 'pleated';
      canvas.soft(sharp ? 2 : 6, () => {
        for (let index = 0; index < count; index++) {
          const part = (index + 0.5) / count - 0.5;
          const from = AXIS + part * 230;
          const to = AXIS + part * hem * 2 + (sharp ? 0 : random.between(-14, 14));
          const start = top + (sharp ? 30 : random.between(60, 150));
          canvas.path(fold(from, start, to, hemY + 40, sharp ? 9 : 16), paint.main.shadow, 'opacity=".55"');
          canvas.path(
            fold(from + 10, start + 20, to + 24, hemY + 40, sharp ? 6 : 12),
            paint.main.glow,
            'opacity=".4"',
          );
        }
      });
      if (traits.cut === 'tiered') {
        for (const part of [0.36, 0.68]) {
          const y = top + (hemY - top) * part;
          canvas.soft(5, () =>
            canvas.path(
              `M60 ${y}Q400 ${y + 44} 740 ${y}V${y + 14}Q400 ${y + 62} 60 ${y + 14}Z`,
              paint.main.shadow,
              'opacity=".6"',
            ),
          );
          canvas.line(`M60 ${y}Q400 ${y + 44} 740 ${y}`, paint.main.line, 2.2);
        }
      }
      if (traits.front === 'slit') {
        canvas.path(
          `M${AXIS + 78} ${hemY - 220}L${AXIS + 108} ${hemY + 40}H${AXIS + 70}Z`,
          paint.main.inside,
        );
        canvas.line(
          `M${AXIS + 70} ${top + 40}L${AXIS + 78} ${hemY - 220}L${AXIS + 70} ${hemY + 40}`,
          paint.main.line,
          2,
        );
      } else if (traits.front === 'buttons') {
        canvas.line(
          `M${AXIS + 20} ${top}V${hemY + 40}M${AXIS - 20} ${top}V${hemY + 40}`,
          paint.main.line,
          1.8,
        );
      }
      canvas.line(`M60 ${hemY - 20}Q400 ${hemY + curve * 2 - 14} 740 ${hemY - 20}`, paint.main.line, 1.6);
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
  placement: { anchor: [400, 150], scale: 0.78, at: [400, 240] },
});
