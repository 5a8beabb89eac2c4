import type { Paint } from '../kind.ts';
import { defineKind } from '../kind.ts';
import { button, zip } from '../parts/buttons.ts';
import type { Canvas } from '../parts/canvas.ts';
import { AXIS, hangShadow, neckInside, paintBodyFolds, type Torso, torsoPath } from '../parts/garment.ts';
import { paintHoodBack, paintHoodFront } from '../parts/hood.ts';
import { clothFill } from '../parts/textile.ts';

type Traits = {
  quilting: 'channels' | 'diamonds' | 'fleece';
  collar: 'stand' | 'hood';
  closure: 'zip' | 'snaps';
  length: 'short' | 'long';
  pockets: 'welt' | 'flap';
};

/** The crossing seams of a diamond quilt over the whole body. */
function diamonds(top: number, bottom: number): string {
  let d = '';
  for (let at = -600; at < 1400; at += 74) {
    d += `M${at} ${top}l${bottom - top} ${bottom - top}M${at} ${bottom}l${bottom - top} ${top - bottom}`;
  }
  return d;
}

function shapeTorso({ length }: Traits): Torso {
  const top = length === 'long' ? 150 : 190;
  return {
    top,
    neck: 70,
    neckDepth: 60,
    neckline: 'round',
    shoulder: 158,
    slope: 36,
    chest: 202,
    armpit: top + 226,
    waist: 192,
    waistY: top + 400,
    hip: 200,
    hipY: top + (length === 'long' ? 600 : 500),
    hem: 196,
    hemY: top + (length === 'long' ? 730 : 590),
    hemCurve: 12,
  };
}

function quilt(canvas: Canvas, { top, hemY }: Torso, traits: Traits, { main, accent }: Paint): void {
  if (traits.quilting === 'channels') {
    for (let y = top + 96; y < hemY; y += 76) {
      canvas.path(
        `M150 ${y}Q400 ${y + 18} 650 ${y}V${y + 30}Q400 ${y + 44} 150 ${y + 30}Z`,
        main.glow,
        'opacity=".28"',
      );
      canvas.line(`M150 ${y}Q400 ${y + 18} 650 ${y}`, main.line, 4);
    }
  } else if (traits.quilting === 'diamonds') {
    canvas.line(diamonds(top, hemY + 40), main.line, 3, 'opacity=".65"');
  } else {
    canvas.path(`M150 ${top}H650V${top + 150}Q400 ${top + 168} 150 ${top + 150}Z`, accent.base);
  }
}

function pockets(canvas: Canvas, torso: Torso, traits: Traits, { main, accent }: Paint): void {
  const pocketY = torso.waistY + 40;
  for (const side of [-1, 1]) {
    const x = (value: number) => AXIS + side * value;
    if (traits.pockets === 'flap') {
      canvas.surface(
        `M${x(58)} ${pocketY}H${x(160)}V${pocketY + 44}Q${x(110)} ${pocketY + 54} ${x(58)} ${pocketY + 44}Z`,
        main,
        { round: 9 },
      );
      button(canvas, x(109), pocketY + 32, accent.shaded, 7);
    } else {
      canvas.line(`M${x(96)} ${pocketY - 20}L${x(138)} ${pocketY + 90}`, main.line, 11);
      canvas.line(`M${x(93)} ${pocketY - 20}L${x(135)} ${pocketY + 90}`, main.glow, 3, 'opacity=".7"');
    }
  }
}

export const bodywarmer = defineKind<Traits>({
  proportions: true,
  design: (random) => ({
    quilting: random.pick(['channels', 'channels', 'diamonds', 'fleece']),
    collar: random.pick(['stand', 'stand', 'hood']),
    closure: random.pick(['zip', 'zip', 'snaps']),
    length: random.pick(['short', 'short', 'long']),
    pockets: random.pick(['welt', 'flap']),
  }),
  draw(canvas, paint, traits, random) {
    const { main } = paint;
    const torso = shapeTorso(traits);
    const { top } = torso;
    hangShadow(canvas, torso.hemY, torso.hem);
    if (traits.collar === 'hood') {
      paintHoodBack(canvas, torso, main);
    } else {
      canvas.surface(
        `M${AXIS - 78} ${top + 30}V${top - 34}Q${AXIS} ${top - 58} ${AXIS + 78} ${top - 34}V${top + 30}Z`,
        { ...main, lit: main.inside, base: main.inside, shaded: main.shadow },
        { round: 10 },
      );
    }
    neckInside(canvas, torso, main);
    const texture = traits.quilting === 'fleece' ? clothFill(canvas, 'melange', paint) : undefined;
    const clip = canvas.surface(torsoPath(torso), main, { round: 50, texture, light: 0.65 });
    canvas.inside(clip, () => {
      paintBodyFolds(canvas, torso, main, random);
      quilt(canvas, torso, traits, paint);
      for (const side of [-1, 1]) {
        const x = (value: number) => AXIS + side * value;
        canvas.line(
          `M${x(153)} ${top + 36}C${x(140)} ${top + 80} ${x(160)} ${torso.armpit - 50} ${x(200)} ${torso.armpit}`,
          main.line,
          16,
          'opacity=".8"',
        );
        canvas.line(
          `M${x(153)} ${top + 36}C${x(140)} ${top + 80} ${x(160)} ${torso.armpit - 50} ${x(200)} ${torso.armpit}`,
          main.base,
          12,
        );
      }
    });
    pockets(canvas, torso, traits, paint);
    if (traits.closure === 'zip') {
      zip(canvas, AXIS, top + (traits.collar === 'hood' ? 96 : 8), torso.hemY + 8, main.base);
    } else {
      canvas.line(`M${AXIS + 22} ${top + 62}V${torso.hemY + 8}`, main.line, 2.6);
      for (let y = top + 110; y < torso.hemY; y += 104) button(canvas, AXIS, y, '#8f8a82', 9);
    }
    if (traits.collar === 'hood') {
      paintHoodFront(canvas, torso, main, undefined);
      return;
    }
    for (const side of [-1, 1]) {
      const x = (value: number) => AXIS + side * value;
      canvas.surface(
        `M${x(5)} ${top + 66}C${x(44)} ${top + 50} ${x(66)} ${top + 16} ${x(66)} ${top - 38}Q${x(80)} ${top - 36} ${x(86)} ${top - 20}C${x(88)} ${top + 42} ${x(60)} ${top + 90} ${x(5)} ${top + 112}Z`,
        main,
        { round: 12 },
      );
    }
  },
  focus: { x: 400, y: 330, zoom: 2 },
  setting: 'rail',
  placement: { anchor: [400, 180], scale: 0.84, at: [400, 204] },
  drop: ({ collar, length }) => (collar === 'hood' ? -66 : 0) + (length === 'long' ? -40 : 0),
});
