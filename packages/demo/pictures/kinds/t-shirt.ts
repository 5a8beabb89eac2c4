import { defineKind } from '../kind.ts';
import {
  AXIS,
  cuffLine,
  hangShadow,
  neckInside,
  neckLine,
  paintBodyFolds,
  paintSleeves,
  type Torso,
  torsoPath,
} from '../parts/garment.ts';
import { clothFill } from '../parts/textile.ts';

type Traits = {
  pattern: string;
  neckline: 'round' | 'v' | 'boat';
  sleeve: 'short' | 'cap' | 'half' | 'long';
  fit: 'slim' | 'regular' | 'loose';
  pocket: boolean;
};

const SLEEVES = {
  cap: { length: 74, angle: 30, cuff: 122, fullness: 0 },
  short: { length: 132, angle: 34, cuff: 124, fullness: 2 },
  half: { length: 196, angle: 25, cuff: 120, fullness: 3 },
  long: { length: 440, angle: 13, cuff: 76, fullness: 3 },
};

export const tShirt = defineKind<Traits>({
  design: (random) => ({
    pattern: random.pick(['plain', 'plain', 'plain', 'stripes', 'stripes', 'pinstripe']),
    neckline: random.pick(['round', 'round', 'v', 'boat']),
    sleeve: random.pick(['short', 'short', 'cap', 'half', 'long']),
    fit: random.pick(['slim', 'regular', 'loose']),
    pocket: random.chance(0.25),
  }),
  draw(canvas, paint, traits, random) {
    const width = { slim: 178, regular: 196, loose: 216 }[traits.fit];
    const top = random.between(190, 206);
    const torso: Torso = {
      top,
      neck: traits.neckline === 'boat' ? 122 : random.between(78, 90),
      neckDepth: { round: random.between(52, 74), v: random.between(104, 140), boat: 30 }[traits.neckline],
      neckline: traits.neckline,
      shoulder: width + 8,
      slope: 46,
      chest: width,
      armpit: top + 214,
      waist: width - (traits.fit === 'slim' ? 20 : 6),
      waistY: top + 370,
      hip: width - 4,
      hipY: top + 490,
      hem: width - 2,
      hemY: top + random.between(556, 606),
      hemCurve: random.between(6, 16),
    };
    const texture = clothFill(canvas, traits.pattern, paint);
    hangShadow(canvas, torso.hemY, torso.hem);
    neckInside(canvas, torso, paint.main);
    for (const shape of paintSleeves(canvas, torso, SLEEVES[traits.sleeve], paint.main, texture)) {
      canvas.stitch(cuffLine(shape, 16), paint.main.line, 1.6);
    }
    const clip = canvas.surface(torsoPath(torso), paint.main, { round: 40, texture });
    canvas.inside(clip, () => {
      paintBodyFolds(canvas, torso, paint.main, random);
      const hem = torso.hemY - 18;
      canvas.stitch(`M150 ${hem}Q400 ${hem + torso.hemCurve * 2} 650 ${hem}`, paint.main.line, 1.6);
      canvas.line(neckLine(torso, 17), paint.main.line, 1.6);
      canvas.stitch(neckLine(torso, 24), paint.main.line, 1.3);
    });
    if (traits.pocket) {
      const y = top + 240;
      canvas.surface(
        `M${AXIS + 34} ${y}H${AXIS + 118}V${y + 84}L${AXIS + 76} ${y + 102}L${AXIS + 34} ${y + 84}Z`,
        paint.main,
        { round: 6, texture },
      );
      canvas.stitch(`M${AXIS + 34} ${y + 14}H${AXIS + 118}`, paint.main.line, 1.4);
    }
  },
  focus: { x: 400, y: 260, zoom: 2.2 },
  setting: 'rail',
  placement: { anchor: [400, 192], scale: 0.82, at: [400, 196] },
});
