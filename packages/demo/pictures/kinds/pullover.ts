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
import { paintHoodBack, paintHoodFront } from '../parts/hood.ts';
import { roundedBox } from '../parts/outline.ts';
import { clothFill } from '../parts/textile.ts';

type Traits = {
  pattern: string;
  collar: 'round' | 'v' | 'turtle' | 'hood';
  fit: 'regular' | 'oversized';
};

export const pullover = defineKind<Traits>({
  proportions: true,
  design: (random) => ({
    pattern: random.pick(['melange', 'melange', 'cable', 'ribbed', 'stripes', 'plain']),
    collar: random.pick(['round', 'round', 'v', 'turtle', 'hood']),
    fit: random.pick(['regular', 'oversized']),
  }),
  draw(canvas, paint, traits, random) {
    const width = traits.fit === 'regular' ? 190 : 214;
    const hood = traits.collar === 'hood';
    const top = hood ? 206 : 168;
    const turtle = traits.collar === 'turtle';
    const torso: Torso = {
      top,
      neck: turtle ? 64 : 76,
      neckDepth: traits.collar === 'v' ? random.between(120, 150) : turtle ? 30 : 56,
      neckline: traits.collar === 'v' ? 'v' : 'round',
      shoulder: width + 4,
      slope: 44,
      chest: width,
      armpit: top + 210,
      waist: width - 6,
      waistY: top + 370,
      hip: width - 2,
      hipY: top + 480,
      hem: width - 18,
      hemY: top + random.between(540, 590),
      hemCurve: 10,
    };
    const texture = clothFill(canvas, traits.pattern, paint);
    const rib = clothFill(canvas, 'ribbed', paint);
    hangShadow(canvas, torso.hemY, torso.hem);
    if (hood) paintHoodBack(canvas, torso, paint.main);
    else neckInside(canvas, torso, paint.main);
    for (const shape of paintSleeves(
      canvas,
      torso,
      { length: 450, angle: 13, cuff: 80, fullness: 12 },
      paint.main,
      texture,
    )) {
      canvas.line(cuffLine(shape, 58), paint.main.line, 3);
      canvas.add(
        `<path d="${cuffLine(shape, 28)}" fill="none" stroke="${paint.main.thread}" stroke-width="52" stroke-dasharray="3 8" opacity=".7"/>`,
      );
    }
    const clip = canvas.surface(torsoPath(torso), paint.main, { round: 46, texture });
    canvas.inside(clip, () => {
      paintBodyFolds(canvas, torso, paint.main, random);
      const band = torso.hemY - 64;
      canvas.path(`M150 ${band}Q400 ${band + 16} 650 ${band}V900H150Z`, paint.main.base);
      canvas.path(`M150 ${band}Q400 ${band + 16} 650 ${band}V900H150Z`, rib ?? paint.main.base);
      canvas.line(`M150 ${band}Q400 ${band + 16} 650 ${band}`, paint.main.line, 3);
      if (!turtle && !hood) {
        canvas.line(neckLine(torso, 13), paint.main.base, 28);
        canvas.add(
          `<path d="${neckLine(torso, 13)}" fill="none" stroke="${paint.main.thread}" stroke-width="26" stroke-dasharray="3 7" opacity=".8"/>`,
        );
        canvas.line(neckLine(torso, 28), paint.main.line, 2);
      }
    });
    if (hood) paintHoodFront(canvas, torso, paint.main, undefined);
    if (turtle) {
      const collar = `M${AXIS - 70} ${top + 26}C${AXIS - 76} ${top - 20} ${AXIS - 72} ${top - 36} ${AXIS - 60} ${top - 46}Q${AXIS} ${top - 60} ${AXIS + 60} ${top - 46}C${AXIS + 72} ${top - 36} ${AXIS + 76} ${top - 20} ${AXIS + 70} ${top + 26}Q${AXIS} ${top + 64} ${AXIS - 70} ${top + 26}Z`;
      canvas.surface(collar, paint.main, { round: 20, texture: rib });
      canvas.surface(roundedBox(AXIS - 62, top - 56, 124, 18, 10), paint.main, { round: 6, texture: rib });
      canvas.line(`M${AXIS - 72} ${top + 2}Q${AXIS} ${top + 30} ${AXIS + 72} ${top + 2}`, paint.main.line, 2);
    }
  },
  focus: { x: 400, y: 270, zoom: 2.4 },
  setting: 'rail',
  placement: { anchor: [400, 166], scale: 0.84, at: [400, 198] },
});
