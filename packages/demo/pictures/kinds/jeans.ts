import { defineKind } from '../kind.ts';
import { button, rivet } from '../parts/buttons.ts';
import { AXIS, hangShadow } from '../parts/garment.ts';
import { type Legs, legsPath, paintLegs, waistband } from '../parts/legs.ts';
import { clothFill } from '../parts/textile.ts';

type Traits = { cut: 'skinny' | 'straight' | 'bootcut' | 'wide'; wash: 'clean' | 'faded'; turnUp: boolean };

const HEMS = { skinny: 62, straight: 84, bootcut: 104, wide: 136 };
const KNEES = { skinny: 72, straight: 90, bootcut: 80, wide: 118 };

export const jeans = defineKind<Traits>({
  proportions: true,
  design: (random) => ({
    cut: random.pick(['skinny', 'straight', 'straight', 'bootcut', 'wide']),
    wash: random.pick(['clean', 'faded', 'faded']),
    turnUp: random.chance(0.25),
  }),
  draw(canvas, paint, traits, random) {
    const legs: Legs = {
      top: 60,
      waist: 128,
      hip: 164,
      crotchY: 330,
      knee: KNEES[traits.cut],
      hem: HEMS[traits.cut],
      hemY: random.between(910, 930),
      stance: traits.cut === 'wide' ? 108 : 92,
    };
    const texture = clothFill(canvas, 'denim', paint);
    const thread = '#c98f45';
    hangShadow(canvas, legs.hemY, 190);
    const clip = canvas.surface(legsPath(legs), paint.main, { round: 34, texture });
    canvas.inside(clip, () => {
      paintLegs(canvas, legs, paint.main, random);
      if (traits.wash === 'faded') {
        canvas.soft(20, () => {
          for (const side of [-1, 1]) {
            canvas.ellipse(AXIS + side * legs.stance * 1.02, 440, 34, 130, paint.main.glow, 'opacity=".6"');
            canvas.ellipse(AXIS + side * legs.stance, 680, 26, 80, paint.main.glow, 'opacity=".4"');
          }
        });
      }
      const up = traits.turnUp ? 46 : 20;
      canvas.line(`M100 ${legs.hemY - up}H700`, paint.main.line, traits.turnUp ? 3 : 1.5);
      canvas.stitch(`M100 ${legs.hemY - up + 7}H700`, thread, 2);
    });
    for (const side of [-1, 1]) {
      const x = (value: number) => AXIS + side * value;
      canvas.line(
        `M${x(64)} ${legs.top + 44}C${x(76)} ${legs.top + 116} ${x(120)} ${legs.top + 132} ${x(156)} ${legs.top + 122}`,
        paint.main.line,
        2,
      );
      canvas.stitch(
        `M${x(56)} ${legs.top + 44}C${x(68)} ${legs.top + 122} ${x(116)} ${legs.top + 142} ${x(158)} ${legs.top + 132}`,
        thread,
        2.2,
      );
      rivet(canvas, x(66), legs.top + 52);
      rivet(canvas, x(150), legs.top + 122);
    }
    canvas.line(
      `M${AXIS + 4} ${legs.top + 42}C${AXIS + 6} ${legs.top + 150} ${AXIS + 4} 260 ${AXIS} 326`,
      paint.main.line,
      2,
    );
    canvas.stitch(
      `M${AXIS + 44} ${legs.top + 42}C${AXIS + 44} ${legs.top + 150} ${AXIS + 36} 262 ${AXIS + 4} 280`,
      thread,
      2.2,
    );
    waistband(canvas, legs, paint.main, texture, thread);
    button(canvas, AXIS + 4, legs.top + 22, '#b08d5e', 10);
  },
  focus: { x: 440, y: 190, zoom: 2.3 },
  setting: 'rail',
  placement: { anchor: [400, 60], scale: 0.78, at: [400, 202] },
});
