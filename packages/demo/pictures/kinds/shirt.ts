import type { Paint } from '../kind.ts';
import { defineKind } from '../kind.ts';
import { buttonColumn } from '../parts/buttons.ts';
import type { Canvas } from '../parts/canvas.ts';
import {
  AXIS,
  collarPath,
  cuffLine,
  hangShadow,
  neckInside,
  paintBodyFolds,
  paintSleeves,
  type Torso,
  torsoPath,
} from '../parts/garment.ts';
import { clothFill } from '../parts/textile.ts';

type Traits = {
  pattern: string;
  sleeve: 'long' | 'short';
  collar: 'kent' | 'wide' | 'stand';
  fit: 'slim' | 'regular';
  pocket: boolean;
};

function collar(
  canvas: Canvas,
  torso: Torso,
  paint: Paint,
  style: Traits['collar'],
  texture: string | undefined,
): void {
  const { top, neck } = torso;
  if (style === 'stand') {
    for (const side of [-1, 1]) {
      const x = (value: number) => AXIS + side * value;
      canvas.surface(
        `M${x(3)} ${top + torso.neckDepth - 8}C${x(30)} ${top + 50} ${x(neck - 14)} ${top + 14} ${x(neck - 10)} ${top - 24}C${x(neck)} ${top - 22} ${x(neck + 6)} ${top - 12} ${x(neck + 5)} ${top + 4}C${x(neck - 4)} ${top + 40} ${x(40)} ${top + 84} ${x(3)} ${top + torso.neckDepth + 26}Z`,
        paint.main,
        { round: 8, texture },
      );
    }
    return;
  }
  const spread = style === 'wide' ? 92 : 62;
  for (const side of [-1, 1] as const) {
    canvas.soft(6, () =>
      canvas.path(
        collarPath(torso, side, spread, 142, 3),
        paint.main.shadow,
        'opacity=".5" transform="translate(3 9)"',
      ),
    );
    canvas.surface(collarPath(torso, side, spread, 132, 3), paint.main, { round: 10, texture });
    canvas.stitch(
      `M${AXIS + side * (neck + 17)} ${top + 20}L${AXIS + side * (spread - 2)} ${top + 121}L${AXIS + side * 10} ${top + torso.neckDepth + 3}`,
      paint.main.line,
      1.3,
    );
  }
}

function placket(canvas: Canvas, torso: Torso, paint: Paint): void {
  const y = torso.top + torso.neckDepth;
  const end = torso.hemY + torso.hemCurve;
  canvas.line(`M${AXIS + 17} ${y}V${end}`, paint.main.line, 1.6);
  canvas.stitch(`M${AXIS - 17} ${y}V${end}M${AXIS + 11} ${y}V${end}`, paint.main.line, 1.2);
  canvas.soft(4, () => canvas.path(`M${AXIS + 18} ${y}h9V${end}h-9Z`, paint.main.shadow, 'opacity=".5"'));
}

export const shirt = defineKind<Traits>({
  design: (random) => ({
    pattern: random.pick(['plain', 'plain', 'plain', 'check', 'pinstripe', 'dots', 'denim']),
    sleeve: random.pick(['long', 'long', 'long', 'short']),
    collar: random.pick(['kent', 'kent', 'wide', 'stand']),
    fit: random.pick(['slim', 'regular']),
    pocket: random.chance(0.5),
  }),
  draw(canvas, paint, traits, random) {
    const width = traits.fit === 'slim' ? 176 : 192;
    const top = 122;
    const torso: Torso = {
      top,
      neck: 70,
      neckDepth: 78,
      neckline: 'v',
      shoulder: width + 6,
      slope: 42,
      chest: width,
      armpit: top + 200,
      waist: width - (traits.fit === 'slim' ? 22 : 6),
      waistY: top + 420,
      hip: width - 2,
      hipY: top + 560,
      hem: width - 14,
      hemY: top + 640,
      hemCurve: random.between(40, 66),
    };
    const texture = clothFill(canvas, traits.pattern, paint);
    const sleeve =
      traits.sleeve === 'long'
        ? { length: 470, angle: 11, cuff: 74, fullness: 6 }
        : { length: 170, angle: 24, cuff: 112, fullness: 3 };
    hangShadow(canvas, torso.hemY + 40, torso.hem);
    neckInside(canvas, torso, paint.main);
    for (const shape of paintSleeves(canvas, torso, sleeve, paint.main, texture)) {
      canvas.line(cuffLine(shape, traits.sleeve === 'long' ? 54 : 20), paint.main.line, 2);
      canvas.stitch(cuffLine(shape, traits.sleeve === 'long' ? 47 : 14), paint.main.line, 1.3);
    }
    const clip = canvas.surface(torsoPath(torso), paint.main, { round: 40, texture });
    canvas.inside(clip, () => {
      paintBodyFolds(canvas, torso, paint.main, random);
      placket(canvas, torso, paint);
    });
    if (traits.pocket) {
      const y = top + 232;
      canvas.surface(
        `M${AXIS + 48} ${y}H${AXIS + 122}V${y + 80}L${AXIS + 85} ${y + 94}L${AXIS + 48} ${y + 80}Z`,
        paint.main,
        { round: 6, texture },
      );
    }
    buttonColumn(
      canvas,
      AXIS,
      top + 122,
      torso.hemY - 40,
      6,
      random.pick(['#f4efe6', '#f4efe6', '#5b4a3c']),
      6.5,
    );
    collar(canvas, torso, paint, traits.collar, texture);
  },
  focus: { x: 400, y: 230, zoom: 2.4 },
  setting: 'rail',
  placement: { anchor: [400, 122], scale: 0.84, at: [400, 196] },
});
