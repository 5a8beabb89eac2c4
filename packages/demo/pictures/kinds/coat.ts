import type { Paint } from '../kind.ts';
import { defineKind } from '../kind.ts';
import { button, zip } from '../parts/buttons.ts';
import type { Canvas } from '../parts/canvas.ts';
import { breastPocket, chooseLining, chooseTrim, drape, drawCuff, turnedEdge } from '../parts/coat-make.ts';
import { quiltingSeams, sleeveTab, standCollar, wideBelt } from '../parts/coat-parts.ts';
import type { Tones } from '../parts/colour.ts';
import {
  AXIS,
  collarPath,
  cuffLine,
  fold,
  hangShadow,
  neckInside,
  paintBodyFolds,
  paintSleeves,
  type Torso,
  torsoPath,
} from '../parts/garment.ts';
import { hangingHood, paintHoodBack, paintHoodFront } from '../parts/hood.ts';
import { isAtLeast, MAKES, type Make } from '../parts/make.ts';
import { lapel, pocketFlap } from '../parts/tailoring.ts';
import { clothFill } from '../parts/textile.ts';

type Traits = {
  style: 'wool' | 'trench' | 'puffer' | 'parka';
  length: 'short' | 'midi' | 'long' | 'maxi';
  fit: 'straight' | 'a-line' | 'cocoon';
  closure: 'buttons' | 'zip' | 'hidden';
  rows: 'single' | 'double';
  belt: boolean;
  hood: boolean;
  collar: 'lapel' | 'wide' | 'stand';
  pockets: 'flap' | 'welt' | 'patch';
  cuff: 'plain' | 'tab' | 'turned';
  buttons: 'horn' | 'dark' | 'tonal' | 'gold';
  quilting: 'wide' | 'narrow' | 'diamond';
  pattern: string;
  make: Make;
};

const BUTTONS = { horn: '#6b4a32', dark: '#26272b', tonal: null, gold: '#b8924a' } as const;
const chooseButton = ({ buttons }: Traits, { main }: Paint) => BUTTONS[buttons] ?? main.inside;
const HEMS = { short: 720, midi: 820, long: 900, maxi: 950 };

function shapeTorso({ style, length, fit, hood, collar, belt }: Traits): Torso {
  const top = hood ? 150 : collar === 'stand' ? 104 : 84;
  const open = collar !== 'stand' && !hood;
  return {
    top,
    neck: open ? 56 : 64,
    neckDepth: open ? 210 : 34,
    neckline: 'v',
    shoulder: fit === 'cocoon' ? 170 : 156,
    slope: fit === 'cocoon' ? 52 : 36,
    chest: fit === 'cocoon' ? 170 : 156,
    armpit: top + 176,
    waist: belt ? 126 : { straight: 150, 'a-line': 144, cocoon: 172 }[fit],
    waistY: top + 326,
    hip: { straight: 158, 'a-line': 168, cocoon: 178 }[fit],
    hipY: top + 470,
    hem: { straight: 166, 'a-line': 208, cocoon: 150 }[fit] - (style === 'puffer' ? 8 : 0),
    hemY: HEMS[length],
    hemCurve: 12,
  };
}

/** The tones of collar, flaps and cuffs. */
const trimmed = ({ make }: Traits, paint: Paint) => (make === 'finest' ? chooseTrim(paint) : paint.main);

function pockets(
  canvas: Canvas,
  torso: Torso,
  traits: Traits,
  paint: Paint,
  texture: string | undefined,
): void {
  const y = torso.waistY + 92;
  const trim = trimmed(traits, paint);
  for (const side of [-1, 1] as const) {
    const x = AXIS + side * 94;
    if (traits.pockets === 'flap')
      pocketFlap(canvas, x, y, 90, 36, trim, trim === paint.main ? texture : undefined);
    else if (traits.pockets === 'patch')
      canvas.surface(
        `M${x - 46} ${y - 8}h92v92Q${x + 46} ${y + 104} ${x} ${y + 106}T${x - 46} ${y + 84}Z`,
        paint.main,
        {
          round: 8,
          texture,
        },
      );
    else
      canvas.line(
        `M${x - side * 22} ${y - 30}l${side * 34} 92`,
        trim === paint.main ? trim.line : trim.base,
        9,
      );
  }
  breastPocket(canvas, torso, trim, traits.make);
}

function fastening(canvas: Canvas, torso: Torso, traits: Traits, paint: Paint): void {
  const from = traits.collar === 'stand' || traits.hood ? torso.top + 70 : torso.top + torso.neckDepth;
  if (traits.closure === 'zip') {
    const metal = { simple: paint.main.base, finest: '#c9a35a' }[traits.make as string];
    zip(canvas, AXIS, from - 20, torso.hemY + 8, paint.main.base, metal);
    return;
  }
  const edge = traits.rows === 'double' ? 44 : 15;
  canvas.line(`M${AXIS + edge} ${from}V${torso.hemY + 10}`, paint.main.line, 2.2);
  if (traits.closure === 'hidden') return;
  const colour = chooseButton(traits, paint);
  const radius = { simple: 9, good: 12, fine: 13, finest: 15 }[traits.make];
  const count = traits.rows === 'double' || traits.make === 'simple' ? 3 : 4;
  const sewn = canvas.keep(() => button(canvas, 0, 0, colour, radius));
  for (let index = 0; index < count; index += 1) {
    const y = from + 26 + (index * (torso.hipY - from)) / count;
    const hides = traits.belt && Math.abs(y - torso.waistY) < 34;
    for (const x of traits.rows === 'double' ? [-46, 46] : [0])
      if (!hides) canvas.repeat(sewn, `translate(${AXIS + x} ${y})`);
  }
}

function collar(
  canvas: Canvas,
  torso: Torso,
  traits: Traits,
  paint: Paint,
  texture: string | undefined,
): void {
  if (traits.hood) {
    canvas.part('hood', () => paintHoodFront(canvas, torso, paint.main, undefined));
    return;
  }
  const trim = trimmed(traits, paint);
  const cloth = trim === paint.main ? texture : undefined;
  if (traits.collar === 'stand') {
    standCollar(canvas, torso, trim, cloth);
    return;
  }
  for (const side of [-1, 1] as const) {
    lapel(canvas, torso, side, torso.top + torso.neckDepth, trim, cloth);
    if (traits.collar === 'wide')
      canvas.part('large-collar', () =>
        canvas.surface(collarPath(torso, side, 150, 150, 22), trim, { round: 12, texture: cloth }),
      );
  }
}

function back(canvas: Canvas, torso: Torso, traits: Traits, paint: Paint): void {
  canvas.line(`M${AXIS} ${torso.top + 20}V${torso.hemY}`, paint.main.line, 2, 'opacity=".7"');
  canvas.line(`M${AXIS} ${torso.hemY - 150}V${torso.hemY + 8}`, paint.main.inside, 5);
  if (traits.hood) canvas.part('hood', () => hangingHood(canvas, torso, paint.main));
  else standCollar(canvas, torso, trimmed(traits, paint), undefined);
}

function sleeves(
  canvas: Canvas,
  torso: Torso,
  traits: Traits,
  paint: Paint,
  texture: string | undefined,
): void {
  const padded = traits.style === 'puffer';
  const fullness = padded ? 22 : traits.fit === 'cocoon' ? 14 : 6;
  for (const shape of paintSleeves(
    canvas,
    torso,
    { length: 420, angle: 10, cuff: 84, fullness },
    paint.main,
    texture,
  )) {
    if (padded)
      for (const up of [18, 80, 142, 204, 266, 328]) canvas.line(cuffLine(shape, up), paint.main.line, 2.4);
    else if (traits.cuff === 'tab') sleeveTab(canvas, shape, paint.main);
    else if (traits.cuff === 'turned') canvas.line(cuffLine(shape, 74), paint.main.line, 5);
    else canvas.line(cuffLine(shape, 40), paint.main.line, 2.2);
    drawCuff(canvas, shape, { trim: chooseTrim(paint), button: chooseButton(traits, paint) }, traits.make);
  }
}

/** The cloth of a coat whose inside is its lining. */
function asLining(paint: Paint): Tones {
  const { base, shaded } = chooseLining(paint);
  return { ...paint.main, inside: base, shadow: shaded };
}

export const coat = defineKind<Traits>({
  design: (random) => ({
    style: random.pick(['wool', 'wool', 'trench', 'puffer', 'parka']),
    length: random.pick(['short', 'midi', 'long', 'maxi']),
    fit: random.pick(['straight', 'a-line', 'cocoon']),
    closure: random.pick(['buttons', 'buttons', 'zip', 'hidden']),
    rows: random.pick(['single', 'double']),
    belt: random.chance(0.3),
    hood: random.chance(0.25),
    collar: random.pick(['lapel', 'wide', 'stand']),
    pockets: random.pick(['flap', 'welt', 'patch']),
    cuff: random.pick(['plain', 'tab', 'turned']),
    buttons: random.pick(['horn', 'dark', 'tonal', 'gold']),
    quilting: random.pick(['wide', 'narrow', 'diamond']),
    pattern: random.pick(['plain', 'plain', 'plain', 'check', 'melange']),
    make: random.pick(MAKES),
  }),
  draw(canvas, paint, traits, random) {
    const torso = shapeTorso(traits);
    const padded = traits.style === 'puffer';
    const texture = clothFill(canvas, traits.style === 'wool' ? traits.pattern : 'plain', paint);
    hangShadow(canvas, torso.hemY, torso.hem);
    const lined = isAtLeast(traits.make, 'fine') ? asLining(paint) : paint.main;
    if (traits.hood && !canvas.isBack) canvas.part('hood', () => paintHoodBack(canvas, torso, lined));
    else if (!canvas.isBack) neckInside(canvas, torso, lined);
    sleeves(canvas, torso, traits, paint, texture);
    const body = canvas.isBack ? { ...torso, neckDepth: 14, neckline: 'round' as const } : torso;
    const clip = canvas.surface(torsoPath(body), paint.main, { round: padded ? 52 : 42, texture });
    canvas.inside(clip, () => {
      if (padded) quiltingSeams(canvas, torso, traits.quilting, paint.main);
      else paintBodyFolds(canvas, torso, paint.main, random);
      if (!padded)
        canvas.soft(7, () =>
          canvas.path(
            fold(AXIS + 20, torso.waistY + 40, AXIS + 50, torso.hemY + 20, 16),
            paint.main.shadow,
            'opacity=".5"',
          ),
        );
      drape(canvas, torso, paint.main, traits.make);
      if (!canvas.isBack) turnedEdge(canvas, torso, chooseLining(paint), traits.make);
    });
    if (canvas.isBack) back(canvas, torso, traits, paint);
    else {
      canvas.part('pockets', () => pockets(canvas, torso, traits, paint, texture));
      canvas.part(traits.closure, () => fastening(canvas, torso, traits, paint));
      collar(canvas, torso, traits, paint, texture);
    }
    if (traits.style === 'parka' && !traits.belt)
      canvas.stitch(
        `M${AXIS - torso.waist} ${torso.waistY}Q${AXIS} ${torso.waistY + 12} ${AXIS + torso.waist} ${torso.waistY}`,
        paint.main.line,
        4,
      );
    if (traits.belt)
      canvas.part('belt', () => wideBelt(canvas, torso, paint.main, texture, traits.style === 'trench'));
  },
  focus: { x: 400, y: 260, zoom: 2.2 },
  setting: 'rail',
  placement: { anchor: [400, 84], scale: 0.8, at: [400, 194] },
  drop: (traits) => shapeTorso(traits).top - 84,
});
