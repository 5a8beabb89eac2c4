import { defineKind } from '../kind.ts';
import { buttonColumn, zip } from '../parts/buttons.ts';
import type { Canvas } from '../parts/canvas.ts';
import type { Tones } from '../parts/colour.ts';
import {
  AXIS,
  collarPath,
  hangShadow,
  neckInside,
  paintBodyFolds,
  paintSleeves,
  type Torso,
  torsoPath,
} from '../parts/garment.ts';
import { ribbedCuff } from '../parts/knit.ts';
import { clothFill } from '../parts/textile.ts';

type Traits = {
  pattern: string;
  sleeve: 'short' | 'long';
  fit: 'slim' | 'regular';
  tipping: boolean;
  badge: boolean;
  buttons: number;
  placket: 'buttons' | 'zip';
  pocket: boolean;
};

/** On the wearer's left, as shirts have it. */
function pocket(canvas: Canvas, main: Tones, y: number, texture: string | undefined): void {
  const x = AXIS + 54;
  canvas.surface(`M${x} ${y}H${x + 92}V${y + 84}L${x + 46} ${y + 106}L${x} ${y + 84}Z`, main, {
    round: 6,
    texture,
  });
  canvas.stitch(`M${x} ${y + 16}H${x + 92}`, main.line, 1.6);
}

export const poloShirt = defineKind<Traits>({
  design: (random) => ({
    pattern: random.pick(['plain', 'plain', 'plain', 'block', 'stripes', 'ribbed']),
    sleeve: random.pick(['short', 'short', 'short', 'long']),
    fit: random.pick(['slim', 'regular']),
    tipping: random.chance(0.4),
    badge: random.chance(0.6),
    buttons: random.pick([2, 3]),
    placket: random.pick(['buttons', 'buttons', 'zip']),
    pocket: random.chance(0.2),
  }),
  draw(canvas, paint, traits, random) {
    const { main, accent } = paint;
    const width = traits.fit === 'slim' ? 182 : 200;
    const top = 170;
    const torso: Torso = {
      top,
      neck: 72,
      neckDepth: 70,
      neckline: 'v',
      shoulder: width + 8,
      slope: 46,
      chest: width,
      armpit: top + 210,
      waist: width - (traits.fit === 'slim' ? 18 : 6),
      waistY: top + 380,
      hip: width - 2,
      hipY: top + 500,
      hem: width - 2,
      hemY: top + random.between(590, 630),
      hemCurve: 12,
    };
    const texture = traits.pattern === 'block' ? undefined : clothFill(canvas, traits.pattern, paint);
    const trim = traits.tipping ? '#f3efe6' : main.line;
    const sleeve =
      traits.sleeve === 'long'
        ? { length: 450, angle: 12, cuff: 76, fullness: 5 }
        : { length: 148, angle: 31, cuff: 120, fullness: 2 };
    hangShadow(canvas, torso.hemY, torso.hem);
    neckInside(canvas, torso, main);
    for (const shape of paintSleeves(canvas, torso, sleeve, main, texture)) {
      ribbedCuff(canvas, shape, main, 26);
      if (traits.tipping) {
        const [[ox, oy], [ix, iy]] = shape.cuff;
        canvas.line(`M${ox} ${oy - 10}L${ix} ${iy - 8}`, trim, 5);
      }
    }
    const clip = canvas.surface(torsoPath(torso), main, { round: 42, texture });
    const end = top + 92 + traits.buttons * 44;
    canvas.inside(clip, () => {
      if (traits.pattern === 'block') {
        canvas.path(`M120 ${top + 250}H680V${top + 356}H120Z`, accent.base);
        canvas.path(`M120 ${top + 250}H680V${top + 262}H120Z`, '#f3efe6');
      }
      paintBodyFolds(canvas, torso, main, random);
      canvas.surface(`M${AXIS - 20} ${top + 40}H${AXIS + 20}V${end}H${AXIS - 20}Z`, main, {
        round: 5,
        texture,
      });
      canvas.stitch(`M${AXIS - 20} ${end - 16}H${AXIS + 20}`, main.line, 1.6);
      canvas.stitch(`M150 ${torso.hemY - 18}Q400 ${torso.hemY + 4} 650 ${torso.hemY - 18}`, main.line, 1.6);
    });
    if (traits.placket === 'zip') zip(canvas, AXIS, top + 80, end - 16, main.line);
    else buttonColumn(canvas, AXIS, top + 96, end - 34, traits.buttons, '#f4efe6', 7);
    if (traits.pocket) pocket(canvas, main, top + 196, texture);
    for (const side of [-1, 1] as const) {
      const d = collarPath(torso, side, 96, 116, 6);
      canvas.path(d, main.shadow, 'opacity=".4" transform="translate(3 8)"');
      canvas.surface(d, main, { round: 10 });
      const x = (value: number) => AXIS + side * value;
      canvas.line(
        `M${x(90)} ${top + 16}L${x(90)} ${top + 104}L${x(14)} ${top + 68}`,
        trim,
        traits.tipping ? 5 : 1.6,
      );
    }
    if (traits.badge && !traits.pocket) {
      canvas.path(`M${AXIS + 88} ${top + 214}l14 -18l14 18l-14 18Z`, accent.glow);
    }
  },
  focus: { x: 400, y: 270, zoom: 2.3 },
  setting: 'rail',
  placement: { anchor: [400, 170], scale: 0.84, at: [400, 198] },
});
