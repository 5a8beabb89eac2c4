import type { Paint } from '../kind.ts';
import { defineKind } from '../kind.ts';
import type { Canvas } from '../parts/canvas.ts';
import { computeLightness, deriveTones, type Tones } from '../parts/colour.ts';
import { isAtLeast, MAKES, type Make } from '../parts/make.ts';
import { oval, roundedBox } from '../parts/outline.ts';
import type { Random } from '../parts/random.ts';
import { bezel, crown, dialGround, facetedHands, lugs, strapGrain } from '../parts/watch-make.ts';

type Traits = {
  strap: 'leather' | 'links' | 'mesh' | 'textile' | 'silicone';
  shape: 'round' | 'square';
  dial: 'plain' | 'chronograph' | 'date' | 'diver' | 'digital';
  metal: 'steel' | 'gold' | 'rose' | 'black';
  marks: 'bars' | 'numerals' | 'dots';
  make: Make;
};

const METALS = { steel: '#bfc4c8', gold: '#cda552', rose: '#cf9a83', black: '#33353a' } as const;
/** Applied in metal on a fine dial. */
const APPLIED = { steel: '#8f969b', gold: '#b98a35', rose: '#b5735a', black: '#8f969b' } as const;
const [X, Y, R] = [400, 500, 176];

function strap(canvas: Canvas, traits: Traits, paint: Paint, metal: Tones): void {
  const tones = traits.strap === 'links' || traits.strap === 'mesh' ? metal : paint.main;
  const half = traits.strap === 'links' ? 92 : 82;
  const d = `M${X - half - 14} ${Y}L${X - half + 8} 90Q${X - half + 8} 70 ${X - half + 30} 70H${X + half - 30}Q${X + half - 8} 70 ${X + half - 8} 90L${X + half + 14} ${Y}L${X + half - 8} 910Q${X + half - 8} 930 ${X + half - 30} 930H${X - half + 30}Q${X - half + 8} 930 ${X - half + 8} 910Z`;
  const clip = canvas.surface(d, tones, { round: 34 });
  canvas.inside(clip, () => {
    switch (traits.strap) {
      case 'links':
        return links(canvas, traits.make, tones);
      case 'mesh':
        return mesh(canvas, tones);
      case 'silicone':
        return silicone(canvas, tones);
      case 'textile':
        return canvas.path('M376 60H424V940H376Z', paint.accent.base);
      default:
        return leather(canvas, traits.make, tones, half);
    }
  });
}

function links(canvas: Canvas, make: Make, tones: Tones): void {
  let rows = '';
  for (let y = 60; y < 940; y += 42) rows += `M280 ${y}H520`;
  const middle = make === 'finest' ? METALS.gold : tones.glow;
  const shine = { simple: 0, good: 0.35, fine: 0.7, finest: 0.85 }[make];
  canvas.path('M368 60H432V940H368Z', middle, `opacity="${shine}"`);
  canvas.line(rows, tones.line, 4);
  canvas.line('M366 60V940M434 60V940', tones.line, 3);
}

function mesh(canvas: Canvas, tones: Tones): void {
  const wires = canvas.define(
    `<pattern id="@" width="18" height="18" patternUnits="userSpaceOnUse"><path d="M0 9L9 0L18 9L9 18Z" fill="none" stroke="${tones.line}" stroke-width="2.4" opacity=".7"/></pattern>`,
  );
  canvas.path('M280 60H520V940H280Z', `url(#${wires})`);
}

function silicone(canvas: Canvas, tones: Tones): void {
  canvas.line('M340 60V940M460 60V940', tones.line, 5, 'opacity=".5"');
  for (const y of [740, 790, 840, 890])
    canvas.surface(
      roundedBox(380, y, 40, 18, 9),
      { ...tones, lit: tones.shadow, base: tones.shadow },
      { round: 3 },
    );
}

function leather(canvas: Canvas, make: Make, tones: Tones, half: number): void {
  if (make === 'finest') strapGrain(canvas, tones);
  canvas.stitch(
    `M${X - half + 8} 480L${X - half + 26} 90M${X + half - 8} 480L${X + half - 26} 90M${X - half + 8} 520L${X - half + 26} 910M${X + half - 8} 520L${X + half - 26} 910`,
    { simple: tones.line, good: tones.glow, fine: '#ead9b4', finest: '#ead9b4' }[make],
    { simple: 2, good: 4, fine: 6, finest: 5 }[make],
  );
  for (const y of [770, 820, 870]) canvas.ellipse(X, y, 8, 6, tones.shadow);
}

function hands(canvas: Canvas, ink: string, accent: string, make: Make): void {
  if (make === 'finest') {
    facetedHands(canvas, ink, accent);
    return;
  }
  canvas.line(`M${X} ${Y}L${X - 62} ${Y - 44}`, ink, 12);
  canvas.line(`M${X} ${Y}L${X + 78} ${Y - 82}`, ink, 8);
  if (make !== 'simple') canvas.line(`M${X - 14} ${Y - 34}L${X + 40} ${Y + 98}`, accent, 3.5);
  canvas.ellipse(X, Y, 10, 10, ink);
}

function marks(canvas: Canvas, traits: Traits, ink: string): void {
  let bars = '';
  for (let hour = 0; hour < 12; hour++) {
    const turn = (hour / 12) * Math.PI * 2;
    const [dx, dy] = [Math.sin(turn), -Math.cos(turn)];
    const inner = hour % 3 === 0 ? 104 : 118;
    if (hour === 3 && traits.dial === 'date') continue;
    if (traits.marks === 'dots')
      canvas.ellipse(X + dx * 122, Y + dy * 122, hour % 3 ? 6 : 10, hour % 3 ? 6 : 10, ink);
    else if (traits.marks === 'bars' || hour % 3 !== 0)
      bars += `M${X + dx * inner} ${Y + dy * inner}L${X + dx * 134} ${Y + dy * 134}`;
  }
  if (bars) canvas.line(bars, ink, { simple: 4, good: 7, fine: 11, finest: 11 }[traits.make]);
  if (traits.marks === 'numerals') numerals(canvas, traits, ink);
}

function numerals(canvas: Canvas, traits: Traits, ink: string): void {
  canvas.line(
    `M${X - 14} ${Y - 134}V${Y - 96}M${X + 2} ${Y - 130}Q${X + 22} ${Y - 138} ${X + 18} ${Y - 118}L${X + 2} ${Y - 96}H${X + 22}`,
    ink,
    7,
  );
  if (traits.dial !== 'date')
    canvas.line(
      `M${X + 112} ${Y - 18}H${X + 132}L${X + 118} ${Y - 4}Q${X + 138} ${Y} ${X + 130} ${Y + 14}Q${X + 122} ${Y + 22} ${X + 110} ${Y + 16}`,
      ink,
      6,
    );
  canvas.line(
    `M${X + 10} ${Y + 96}Q${X - 12} ${Y + 106} ${X - 10} ${Y + 122}A11 11 0 1 0 ${X - 8} ${Y + 114}`,
    ink,
    6,
  );
  canvas.line(
    `M${X - 128} ${Y + 18}Q${X - 108} ${Y + 4} ${X - 112} ${Y - 8}A11 11 0 1 0 ${X - 114} ${Y + 2}`,
    ink,
    6,
  );
}

/** A liquid crystal display with time and date. */
function liquidCrystal(canvas: Canvas): void {
  canvas.path(roundedBox(X - 112, Y - 66, 224, 132, 14), '#c3cdb9', 'stroke="#3a3f3a" stroke-width="5"');
  canvas.line(
    `M${X - 76} ${Y - 30}V${Y + 28}M${X - 50} ${Y - 30}H${X - 14}V${Y}H${X - 50}V${Y + 28}H${X - 14}M${X + 20} ${Y - 30}V${Y}H${X + 46}M${X + 46} ${Y - 30}V${Y + 28}M${X + 66} ${Y - 30}H${X + 92}V${Y + 28}H${X + 66}Z`,
    '#23282a',
    9,
    'stroke-linejoin="round"',
  );
  canvas.line(`M${X} ${Y - 16}v1M${X} ${Y + 14}v1`, '#23282a', 11);
  canvas.line(`M${X - 76} ${Y - 92}h60M${X + 20} ${Y - 92}h52M${X - 50} ${Y + 96}h100`, '#e9e6dc', 8);
}

/** The metal of applied marks, where it can be told from the dial. */
function chooseMarkColour({ metal }: Traits, face: Tones, ink: string): string {
  const applied = APPLIED[metal];
  return Math.abs(computeLightness(applied) - computeLightness(face.base)) > 0.25 ? applied : ink;
}

function dial(canvas: Canvas, traits: Traits, paint: Paint, random: Random): void {
  const metalStrap = traits.strap === 'links' || traits.strap === 'mesh';
  const face = metalStrap
    ? paint.main
    : deriveTones(random.pick(['#f4f1ea', '#1f2a3d', '#26282c', '#e9e2d2']));
  const ink = computeLightness(face.base) > 0.6 ? '#26282c' : '#f1ece2';
  const shape = traits.shape === 'round' ? oval(X, Y, 146, 146) : roundedBox(X - 142, Y - 142, 284, 284, 34);
  const clip = canvas.surface(shape, face, { round: 12, light: 0.2 });
  canvas.inside(clip, () => {
    dialGround(canvas, ink, traits);
    if (traits.dial === 'diver') canvas.line(oval(X, Y, 134, 134), paint.accent.base, 30);
    if (traits.dial === 'chronograph') {
      for (const [x, y] of [
        [-58, 0],
        [58, 0],
        [0, 62],
      ] as const) {
        canvas.ellipse(X + x, Y + y, 34, 34, face.shaded, `stroke="${ink}" stroke-width="2.5"`);
        canvas.line(`M${X + x} ${Y + y}l12 -18`, ink, 3.5);
      }
    }
    if (traits.dial === 'date') {
      canvas.path(roundedBox(X + 68, Y - 18, 44, 36, 4), '#ffffff', `stroke="${ink}" stroke-width="2"`);
      canvas.line(`M${X + 82} ${Y - 8}V${Y + 8}M${X + 92} ${Y - 8}h10l-6 16`, '#26282c', 4);
    }
    if (traits.dial === 'digital') {
      liquidCrystal(canvas);
    } else {
      const applied = isAtLeast(traits.make, 'fine') ? chooseMarkColour(traits, face, ink) : ink;
      marks(canvas, traits, applied);
      hands(canvas, ink, paint.accent.glow, traits.make);
    }
    if (traits.make === 'simple') return;
    canvas.path(
      `M${X - 150} ${Y - 150}H${X + 20}L${X - 90} ${Y + 150}H${X - 150}Z`,
      '#ffffff',
      'opacity=".1"',
    );
  });
}

export const watch = defineKind<Traits>({
  design: (random) => ({
    strap: random.pick(['leather', 'leather', 'links', 'mesh', 'textile', 'silicone']),
    shape: random.pick(['round', 'round', 'round', 'square']),
    dial: random.pick(['plain', 'chronograph', 'date', 'diver', 'digital']),
    metal: random.pick(['steel', 'steel', 'gold', 'rose', 'black']),
    marks: random.pick(['bars', 'numerals', 'dots']),
    make: random.pick(MAKES),
  }),
  draw(canvas, paint, traits, random) {
    const metal = deriveTones(METALS[traits.metal]);
    canvas.contactShadow(400, 930, 150, 18, 0.35);
    strap(canvas, traits, paint, metal);
    lugs(canvas, metal, traits.make);
    crown(canvas, metal, traits.make);
    if (traits.dial === 'chronograph') {
      for (const y of [-96, 70]) canvas.surface(roundedBox(X + 146, Y + y, 38, 26, 8), metal, { round: 6 });
    }
    canvas.soft(10, () => canvas.path(oval(X + 4, Y + 12, R, R), '#1d1a17', 'opacity=".35"'));
    canvas.surface(
      traits.shape === 'round'
        ? oval(X, Y, R, R)
        : roundedBox(X - R + 4, Y - R + 4, R * 2 - 8, R * 2 - 8, 52),
      metal,
      traits.make === 'simple' ? { round: 8, light: 0.3, dark: 0.3 } : { round: 24, light: 0.9, dark: 0.7 },
    );
    bezel(canvas, metal, traits);
    dial(canvas, traits, paint, random);
  },
  focus: { x: 400, y: 500, zoom: 1.9 },
  setting: 'podium',
  placement: { anchor: [400, 930], scale: 0.66, at: [400, 790] },
});
