import { defineKind } from '../kind.ts';
import { button } from '../parts/buttons.ts';
import { AXIS, hangShadow } from '../parts/garment.ts';
import { type Legs, legsPath, paintLegs, waistband } from '../parts/legs.ts';
import { clothFill } from '../parts/textile.ts';

type Traits = {
  cut: 'chino' | 'pleated' | 'wide' | 'cropped';
  pattern: string;
  belt: 'loops' | 'drawstring';
};

const SHAPES = {
  chino: { knee: 86, hem: 74, hemY: 920, stance: 92 },
  pleated: { knee: 98, hem: 80, hemY: 920, stance: 96 },
  wide: { knee: 128, hem: 152, hemY: 930, stance: 112 },
  cropped: { knee: 98, hem: 94, hemY: 820, stance: 96 },
};

export const trousers = defineKind<Traits>({
  proportions: true,
  design: (random) => ({
    cut: random.pick(['chino', 'chino', 'pleated', 'wide', 'cropped']),
    pattern: random.pick(['plain', 'plain', 'plain', 'pinstripe', 'check']),
    belt: random.pick(['loops', 'loops', 'drawstring']),
  }),
  draw(canvas, paint, traits, random) {
    const shape = SHAPES[traits.cut];
    const legs: Legs = {
      top: traits.cut === 'cropped' ? 100 : 62,
      waist: 126,
      hip: 166,
      crotchY: 340,
      ...shape,
    };
    const texture = clothFill(canvas, traits.pattern, paint);
    hangShadow(canvas, legs.hemY, 190);
    const clip = canvas.surface(legsPath(legs), paint.main, { round: 34, texture });
    canvas.inside(clip, () => {
      paintLegs(canvas, legs, paint.main, random);
      for (const side of [-1, 1]) {
        const crease = AXIS + side * legs.stance;
        canvas.line(
          `M${AXIS + side * 74} ${legs.top + 60}C${crease} 360 ${crease} 600 ${crease + side * 10} ${legs.hemY}`,
          paint.main.line,
          2,
          'opacity=".75"',
        );
        canvas.line(
          `M${AXIS + side * 74 - 4} ${legs.top + 60}C${crease - 4} 360 ${crease - 4} 600 ${crease + side * 10 - 4} ${legs.hemY}`,
          paint.main.glow,
          2,
          'opacity=".5"',
        );
        if (traits.cut === 'pleated' || traits.cut === 'wide') {
          canvas.line(
            `M${AXIS + side * 52} ${legs.top + 40}L${AXIS + side * 58} ${legs.top + 150}M${AXIS + side * 76} ${legs.top + 40}L${AXIS + side * 78} ${legs.top + 120}`,
            paint.main.line,
            2.2,
          );
        }
        canvas.line(
          `M${AXIS + side * 112} ${legs.top + 40}L${AXIS + side * 156} ${legs.top + 176}`,
          paint.main.line,
          2.4,
        );
      }
      canvas.line(`M${AXIS} ${legs.top + 40}V338`, paint.main.line, 2);
    });
    waistband(canvas, legs, paint.main, texture, paint.main.line);
    if (traits.belt === 'drawstring') {
      const cord = '#f1ece2';
      canvas.line(
        `M${AXIS - 10} ${legs.top + 22}C${AXIS - 40} ${legs.top + 60} ${AXIS - 30} ${legs.top + 100} ${AXIS - 36} ${legs.top + 140}M${AXIS + 10} ${legs.top + 22}C${AXIS + 34} ${legs.top + 60} ${AXIS + 24} ${legs.top + 110} ${AXIS + 30} ${legs.top + 128}`,
        cord,
        6,
      );
    } else {
      button(canvas, AXIS, legs.top + 22, paint.main.inside, 9);
    }
  },
  focus: { x: 430, y: 190, zoom: 2.3 },
  setting: 'rail',
  placement: { anchor: [400, 60], scale: 0.78, at: [400, 206] },
  drop: ({ cut }) => (cut === 'cropped' ? 38 : 0),
});
