import type { Paint } from '../kind.ts';
import { defineKind } from '../kind.ts';
import { button } from '../parts/buttons.ts';
import type { Canvas } from '../parts/canvas.ts';
import {
  AXIS,
  cuffLine,
  hangShadow,
  neckInside,
  paintBodyFolds,
  paintSleeves,
  type Torso,
  torsoPath,
} from '../parts/garment.ts';
import { lapel, pocketFlap } from '../parts/tailoring.ts';
import { clothFill } from '../parts/textile.ts';

type Traits = {
  pattern: string;
  breast: 'single' | 'double';
  cut: 'fitted' | 'straight';
  length: 'short' | 'regular' | 'long';
  pockets: 'flap' | 'patch' | 'welt';
  buttons: 'tonal' | 'horn' | 'gold';
};

const BUTTONS = { horn: '#5a4332', gold: '#c39a4e' } as const;

function shapeTorso({ cut, length, breast }: Traits): Torso {
  const top = length === 'long' ? 110 : 140;
  const waist = cut === 'fitted' ? 150 : 174;
  return {
    top,
    neck: 60,
    neckDepth: breast === 'double' ? 280 : 310,
    neckline: 'v',
    shoulder: 192,
    slope: 40,
    chest: 184,
    armpit: top + 206,
    waist,
    waistY: top + 390,
    hip: 186,
    hipY: top + (length === 'short' ? 470 : 560),
    hem: length === 'short' ? 180 : 194,
    hemY: top + { short: 560, regular: 680, long: 780 }[length],
    hemCurve: 14,
  };
}

function pockets(
  canvas: Canvas,
  torso: Torso,
  traits: Traits,
  paint: Paint,
  texture: string | undefined,
): void {
  const y = torso.waistY + 84;
  for (const side of [-1, 1]) {
    const x = AXIS + side * 96;
    if (traits.pockets === 'patch') {
      canvas.surface(
        `M${x - 54} ${y}H${x + 54}V${y + 112}Q${x + 54} ${y + 128} ${x + 38} ${y + 128}H${x - 38}Q${x - 54} ${y + 128} ${x - 54} ${y + 112}Z`,
        paint.main,
        { round: 9, texture },
      );
      canvas.stitch(`M${x - 54} ${y + 18}H${x + 54}`, paint.main.line, 1.6);
    } else if (traits.pockets === 'welt') {
      canvas.line(`M${x - 46} ${y}H${x + 46}`, paint.main.line, 8);
    } else {
      pocketFlap(canvas, x, y, 106, 36, paint.main, texture);
    }
  }
  canvas.line(`M${AXIS + 62} ${torso.armpit + 30}L${AXIS + 124} ${torso.armpit + 20}`, paint.main.line, 5);
}

export const blazer = defineKind<Traits>({
  design: (random) => ({
    pattern: random.pick(['plain', 'plain', 'plain', 'check', 'pinstripe', 'melange']),
    breast: random.pick(['single', 'single', 'double']),
    cut: random.pick(['fitted', 'straight']),
    length: random.pick(['short', 'regular', 'regular', 'long']),
    pockets: random.pick(['flap', 'flap', 'patch', 'welt']),
    buttons: random.pick(['tonal', 'horn', 'gold']),
  }),
  draw(canvas, paint, traits, random) {
    const { main } = paint;
    const torso = shapeTorso(traits);
    const texture = clothFill(canvas, traits.pattern, paint);
    hangShadow(canvas, torso.hemY, torso.hem);
    neckInside(canvas, torso, main);
    for (const shape of paintSleeves(
      canvas,
      torso,
      { length: 470, angle: 10, cuff: 88, fullness: 4 },
      main,
      texture,
    )) {
      const [[ox, oy], [ix, iy]] = shape.cuff;
      canvas.line(cuffLine(shape, 3), main.line, 2);
      const metal = traits.buttons === 'tonal' ? main.inside : BUTTONS[traits.buttons];
      button(canvas, ox + (ix - ox) * 0.24, oy + (iy - oy) * 0.24 - 26, metal, 6);
    }
    const clip = canvas.surface(torsoPath(torso), main, { round: 42, texture });
    canvas.inside(clip, () => paintBodyFolds(canvas, torso, main, random));
    const breakY = torso.top + torso.neckDepth;
    canvas.line(
      `M${AXIS} ${breakY}C${AXIS + 8} ${breakY + 120} ${AXIS + 6} ${torso.hemY - 60} ${AXIS - 24} ${torso.hemY + 14}`,
      main.line,
      2.2,
    );
    pockets(canvas, torso, traits, paint, texture);
    for (const side of [-1, 1] as const) lapel(canvas, torso, side, breakY, main, texture);
    const double = traits.breast === 'double';
    const metal = traits.buttons === 'tonal' ? main.inside : BUTTONS[traits.buttons];
    for (let index = 0; index < (double ? 3 : traits.length === 'short' ? 1 : 2); index++) {
      const y = breakY + 24 + index * 88;
      button(canvas, AXIS - (double ? 52 : 2), y, metal, 12);
      if (double) button(canvas, AXIS + 52, y, metal, 12);
    }
  },
  focus: { x: 400, y: 290, zoom: 2.2 },
  setting: 'rail',
  placement: { anchor: [400, 138], scale: 0.84, at: [400, 196] },
  drop: ({ length }) => (length === 'long' ? -30 : 0),
});
