import type { Paint } from '../kind.ts';
import { defineKind } from '../kind.ts';
import { board } from '../parts/cabinet.ts';
import type { Canvas } from '../parts/canvas.ts';
import { deriveTones } from '../parts/colour.ts';
import { oval, roundedBox } from '../parts/outline.ts';
import type { Random } from '../parts/random.ts';
import { isTimber, paintGrain } from '../parts/wood.ts';

type Traits = {
  top: 'round' | 'oval' | 'rectangle' | 'nest';
  legs: 'splayed' | 'metal-frame' | 'drum' | 'shelf' | 'pedestal';
  material: 'wood' | 'glass';
  height: 'coffee';
};

const FLOOR = 780;

/** An oval plate with its edge. */
function plate(
  canvas: Canvas,
  x: number,
  y: number,
  rx: number,
  ry: number,
  traits: Traits,
  paint: Paint,
  random: Random,
): void {
  const { main } = paint;
  if (traits.material === 'glass') {
    canvas.path(oval(x, y + 10, rx, ry), '#8fb0ad', 'opacity=".55"');
    canvas.path(
      oval(x, y, rx, ry),
      canvas.linear([
        [0, '#f3faf9'],
        [0.5, '#c3dad8'],
        [1, '#e3f0ef'],
      ]),
      'opacity=".72" stroke="#7f9f9c" stroke-width="2"',
    );
    canvas.path(
      `M${x - rx * 0.5} ${y + ry * 0.7}L${x} ${y - ry * 0.9}h50L${x - rx * 0.24} ${y + ry * 0.84}Z`,
      '#ffffff',
      'opacity=".5"',
    );
    return;
  }
  canvas.surface(
    `M${x - rx} ${y}A${rx} ${ry} 0 0 0 ${x + rx} ${y}V${y + 24}A${rx} ${ry} 0 0 1 ${x - rx} ${y + 24}Z`,
    { ...main, lit: main.shaded },
    { round: 8 },
  );
  const clip = canvas.surface(oval(x, y, rx, ry), main, { round: 14, dark: 0.25, light: 0.8 });
  if (isTimber(paint.colour))
    canvas.inside(clip, () =>
      paintGrain(canvas, { x: x - rx, y: y - ry, width: rx * 2, height: ry * 2 }, main, random),
    );
}

/** Four legs, with a frame between them where they are of metal. */
function straight(canvas: Canvas, x: number, y: number, half: number, traits: Traits, paint: Paint): void {
  const metal = deriveTones('#2b2a2b');
  const { main } = paint;
  for (const [part, lift, thick] of [
    [0.5, 34, 0.8],
    [0.84, 0, 1],
  ] as const) {
    for (const side of [-1, 1]) {
      const at = x + side * half * part;
      const splay = traits.legs === 'splayed' ? side * 30 : 0;
      const w = (traits.legs === 'metal-frame' ? 6 : 13) * thick;
      canvas.surface(
        `M${at - w} ${y}H${at + w}L${at + w * 0.7 + splay} ${FLOOR - lift}H${at - w * 0.7 + splay}Z`,
        traits.legs === 'metal-frame' ? metal : main,
        { round: 6 },
      );
    }
  }
  if (traits.legs === 'metal-frame')
    canvas.line(
      `M${x - half * 0.84} ${FLOOR - 5}H${x + half * 0.84}M${x - half * 0.5} ${FLOOR - 38}H${x + half * 0.5}`,
      metal.base,
      11,
    );
}

function legs(canvas: Canvas, x: number, y: number, half: number, traits: Traits, paint: Paint): void {
  const { main } = paint;
  if (traits.legs === 'drum') {
    const clip = canvas.surface(
      `M${x - half * 0.62} ${y}H${x + half * 0.62}V${FLOOR - 14}Q${x} ${FLOOR + 24} ${x - half * 0.62} ${FLOOR - 14}Z`,
      main,
      { round: 34 },
    );
    canvas.inside(clip, () => {
      let d = '';
      for (let at = x - half * 0.62; at < x + half; at += 20) d += `M${at} ${y}V${FLOOR + 20}`;
      canvas.line(d, main.line, 5, 'opacity=".6"');
    });
  } else if (traits.legs === 'pedestal') {
    canvas.surface(
      `M${x - 34} ${y}H${x + 34}C${x + 20} ${y + 90} ${x + 30} ${FLOOR - 60} ${x + half * 0.5} ${FLOOR - 8}Q${x} ${FLOOR + 16} ${x - half * 0.5} ${FLOOR - 8}C${x - 30} ${FLOOR - 60} ${x - 20} ${y + 90} ${x - 34} ${y}Z`,
      main,
      { round: 22 },
    );
  } else {
    straight(canvas, x, y, half, traits, paint);
  }
  if (traits.legs === 'shelf')
    canvas.surface(
      `M${x - half * 0.7} ${FLOOR - 96}H${x + half * 0.7}L${x + half * 0.84} ${FLOOR - 62}H${x - half * 0.84}Z`,
      main,
      { round: 8 },
    );
}

function rectangle(canvas: Canvas, traits: Traits, paint: Paint, random: Random): void {
  const y = 610;
  legs(canvas, 400, y + 10, 330, traits, paint);
  const face = `M132 ${y - 70}H668L748 ${y}H52Z`;
  if (traits.material === 'glass') {
    canvas.path(
      face,
      canvas.linear([
        [0, '#f3faf9'],
        [0.5, '#c3dad8'],
        [1, '#e3f0ef'],
      ]),
      'opacity=".72" stroke="#7f9f9c" stroke-width="2"',
    );
    canvas.surface(roundedBox(52, y, 696, 16, 4), deriveTones('#8fb0ad'), { round: 5 });
    canvas.path(`M230 ${y}L330 ${y - 70}h56L310 ${y}Z`, '#ffffff', 'opacity=".5"');
    return;
  }
  const clip = canvas.surface(face, paint.main, { round: 12, dark: 0.25, light: 0.8 });
  if (isTimber(paint.colour))
    canvas.inside(clip, () =>
      paintGrain(canvas, { x: 52, y: y - 70, width: 696, height: 70 }, paint.main, random),
    );
  board(canvas, { x: 50, y, width: 700, height: 30 }, paint, random);
}

export const coffeeTable = defineKind<Traits>({
  proportions: true,
  design: (random) => ({
    top: random.pick(['round', 'oval', 'rectangle', 'rectangle', 'nest']),
    legs: random.pick(['splayed', 'metal-frame', 'drum', 'shelf', 'pedestal']),
    material: random.pick(['wood', 'wood', 'wood', 'glass']),
    height: 'coffee',
  }),
  draw(canvas, paint, traits, random) {
    canvas.contactShadow(400, FLOOR, 350, 30, 0.36);
    if (traits.top === 'rectangle') {
      rectangle(canvas, traits, paint, random);
    } else if (traits.top === 'nest') {
      legs(
        canvas,
        290,
        500,
        220,
        { ...traits, legs: traits.legs === 'shelf' ? 'splayed' : traits.legs },
        paint,
      );
      plate(canvas, 290, 490, 240, 56, traits, paint, random);
      canvas.contactShadow(540, FLOOR + 4, 200, 22, 0.3);
      legs(
        canvas,
        550,
        630,
        170,
        { ...traits, legs: traits.legs === 'shelf' ? 'splayed' : traits.legs },
        paint,
      );
      plate(canvas, 550, 620, 190, 46, traits, paint, random);
    } else {
      const rx = traits.top === 'round' ? 280 : 350;
      legs(canvas, 400, 610, rx * 0.9, traits, paint);
      plate(canvas, 400, 596, rx, traits.top === 'round' ? 70 : 60, traits, paint, random);
    }
  },
  focus: { x: 260, y: 600, zoom: 2 },
  setting: 'living',
  placement: { anchor: [400, 780], scale: 0.88, at: [400, 890] },
  rise: 130,
});
