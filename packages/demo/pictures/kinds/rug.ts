import type { Paint } from '../kind.ts';
import { defineKind } from '../kind.ts';
import type { Canvas } from '../parts/canvas.ts';
import { mix, shift } from '../parts/colour.ts';
import { roundedBox } from '../parts/outline.ts';
import type { Random } from '../parts/random.ts';

type Traits = {
  design: 'medallion' | 'berber' | 'stripes' | 'terrazzo' | 'border';
  shape: 'rectangle' | 'round';
  fringe: boolean;
  pile: 'long' | 'short' | 'woven';
};

/** The yarns of a design: its light ink, its second colour. */
interface Yarns {
  ink: string;
  second: string;
}

const ROUND = 'M80 500A320 320 0 1 1 720 500A320 320 0 1 1 80 500Z';
const RECTANGLE = roundedBox(130, 98, 540, 804, 5);

function stripes(canvas: Canvas, yarns: Yarns, random: Random): void {
  for (let y = 60; y < 960; y += 90) {
    const height = random.between(14, 50);
    canvas.path(
      `M60 ${y}H740V${y + height}H60Z`,
      random.chance(0.6) ? yarns.ink : yarns.second,
      'opacity=".85"',
    );
  }
}

function berber(canvas: Canvas, { ink }: Yarns): void {
  const zigzag = (y: number, swing: number) => `M60 ${y}L230 ${y + swing}L400 ${y}L570 ${y + swing}L740 ${y}`;
  canvas.line(
    [100, 370, 640, 910].map((y) => zigzag(y, 230) + zigzag(y, -40)).join(''),
    ink,
    8,
    'stroke-linejoin="round"',
  );
}

function terrazzo(canvas: Canvas, yarns: Yarns, paint: Paint, random: Random): void {
  for (let row = 0; row < 6; row++) {
    for (let column = 0; column < 4; column++) {
      const x = 130 + column * 150 + random.between(-50, 30);
      const y = 120 + row * 138 + random.between(-30, 30);
      const s = random.between(30, 70);
      canvas.path(
        `M${x} ${y}C${x + s} ${y - s * 0.6} ${x + s * 1.7} ${y + s * 0.2} ${x + s * 1.3} ${y + s * 0.8}S${x - s * 0.4} ${y + s * 0.9} ${x} ${y}Z`,
        random.pick([yarns.ink, yarns.second, paint.main.shaded]),
      );
    }
  }
}

function frames(canvas: Canvas, yarns: Yarns, round: boolean): void {
  for (const [inset, width, colour] of [
    [26, 10, yarns.ink],
    [58, 28, yarns.second],
    [86, 5, yarns.ink],
  ] as const) {
    const d = roundedBox(130 + inset, 98 + inset, 540 - inset * 2, 804 - inset * 2, 3);
    const shape = round ? `<circle cx="400" cy="500" r="${320 - inset}"` : `<path d="${d}"`;
    canvas.add(`${shape} fill="none" stroke="${colour}" stroke-width="${width}"/>`);
  }
}

function medallion(canvas: Canvas, yarns: Yarns, paint: Paint): void {
  for (const [rx, ry, colour] of [
    [150, 220, yarns.second],
    [122, 184, paint.main.base],
    [100, 150, yarns.ink],
    [70, 108, yarns.second],
    [40, 64, paint.main.base],
  ] as const) {
    const quarter = (dx: number, dy: number) =>
      `C${400 + dx * rx * 0.3} ${500 + dy * ry * 0.6} ${400 + dx * rx * 0.7} ${500 + dy * ry * 0.5} ${400 + dx * rx} 500`;
    const back = (dx: number, dy: number) =>
      `C${400 + dx * rx * 0.7} ${500 + dy * ry * 0.5} ${400 + dx * rx * 0.3} ${500 + dy * ry * 0.6} 400 ${500 + dy * ry}`;
    canvas.path(`M400 ${500 - ry}${quarter(1, -1)}${back(1, 1)}${quarter(-1, 1)}${back(-1, -1)}Z`, colour);
  }
  canvas.line(
    'M270 300C300 270 330 270 350 300M450 300C470 270 500 270 530 300M270 700C300 730 330 730 350 700M450 700C470 730 500 730 530 700',
    yarns.ink,
    8,
  );
}

function paintDesign(canvas: Canvas, traits: Traits, paint: Paint, random: Random): void {
  const yarns = {
    ink: mix(shift(paint.main.base, 0.16), '#f3ede2', 0.45),
    second: mix(paint.accent.base, paint.main.base, 0.3),
  };
  switch (traits.design) {
    case 'stripes':
      stripes(canvas, yarns, random);
      break;
    case 'berber':
      berber(canvas, yarns);
      break;
    case 'terrazzo':
      terrazzo(canvas, yarns, paint, random);
      break;
    case 'medallion':
      frames(canvas, yarns, traits.shape === 'round');
      medallion(canvas, yarns, paint);
      break;
    case 'border':
      frames(canvas, yarns, traits.shape === 'round');
  }
}

/** The material of a rug: threads of a weave, short tufts in rows, or long ones that lie as they like. */
function paintPile(
  canvas: Canvas,
  pile: Traits['pile'],
  { shadow, glow }: Paint['main'],
  random: Random,
): void {
  const pattern = (width: number, height: number, d: string, stroke: number, light = '') =>
    canvas.define(
      `<pattern id="@" width="${width}" height="${height}" patternUnits="userSpaceOnUse"><path d="${d}" stroke="${shadow}" stroke-width="${stroke}" stroke-linecap="round" fill="none" opacity=".34"/>${light}</pattern>`,
    );
  const over = (id: string) => canvas.path('M60 60H740V940H60Z', `url(#${id})`);
  if (pile === 'woven') {
    over(pattern(42, 40, Array.from({ length: 16 }, (_, row) => `M0 ${1 + row * 2.5}H42`).join(''), 1));
    return;
  }
  const [size, length] = pile === 'long' ? [64, 19] : [36, 5];
  const tufts = (count: number) =>
    Array.from({ length: count }, () => {
      const [x, y] = [random.between(2, size - 6), random.between(0, size - length)];
      const lean = random.between(-length, length) * 0.45;
      return `M${x.toFixed(1)} ${y.toFixed(1)}q${lean.toFixed(1)} ${(length * 0.4).toFixed(1)} ${(lean * 0.6).toFixed(1)} ${length}`;
    }).join('');
  const light = `<path d="${tufts(26)}" stroke="${glow}" stroke-width="1.6" stroke-linecap="round" fill="none" opacity=".3"/>`;
  over(pattern(size, size, tufts(34), pile === 'long' ? 2 : 1.6, light));
}

export const rug = defineKind<Traits>({
  proportions: true,
  design: (random) => ({
    design: random.pick(['medallion', 'berber', 'stripes', 'terrazzo', 'border']),
    shape: random.pick(['rectangle', 'rectangle', 'rectangle', 'round']),
    fringe: random.chance(0.55),
    pile: random.pick(['long', 'short', 'woven']),
  }),
  draw(canvas, paint, traits, random) {
    const { main } = paint;
    const outline = traits.shape === 'round' ? ROUND : RECTANGLE;
    canvas.soft(9, () => canvas.path(outline, '#1d1a17', 'opacity=".3" transform="translate(8 12)"'));
    if (traits.fringe && traits.shape === 'rectangle') {
      const yarn = mix(main.base, '#e2d6c0', 0.7);
      canvas.add(
        `<path d="M132 92H668M132 908H668" stroke="${yarn}" stroke-width="40" stroke-dasharray="4 5"/>`,
      );
    }
    const clip = canvas.surface(outline, main, { round: 16, dark: 0.3, light: 0.3 });
    canvas.inside(clip, () => {
      paintDesign(canvas, traits, paint, random);
      paintPile(canvas, traits.pile, main, random);
    });
  },
  focus: { x: 300, y: 280, zoom: 2 },
  setting: 'floor',
  placement: { anchor: [400, 500], scale: 0.78, at: [400, 520] },
});
