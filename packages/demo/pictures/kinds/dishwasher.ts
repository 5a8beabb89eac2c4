import type { Paint } from '../kind.ts';
import { defineKind } from '../kind.ts';
import { barHandle, display, sheen } from '../parts/appliance.ts';
import type { Canvas } from '../parts/canvas.ts';
import { deriveTones, type Tones } from '../parts/colour.ts';
import { oval, roundedBox } from '../parts/outline.ts';

type Traits = {
  door: 'closed' | 'open';
  type: 'freestanding' | 'built-in';
  handle: 'bar' | 'recess';
  width: 'full' | 'slim';
  strip: 'body' | 'dark' | 'silver';
  badge: 'left' | 'right' | 'none';
  lamps: 'none' | 'three' | 'five';
};

function crockery(canvas: Canvas, left: number, right: number, y: number, paint: Paint): void {
  const plates = [deriveTones('#f4f4f1'), paint.accent].map((tones) =>
    canvas.keep(() => canvas.surface(oval(0, 0, 15, 52), tones, { round: 8 })),
  );
  const glass = canvas.keep(() =>
    canvas.surface('M-18 -78H18L13 0H-13Z', deriveTones('#d7e6ea'), { round: 8 }),
  );
  for (let x = left + 34; x < right - 130; x += 38) {
    canvas.repeat(plates[x % 76 < 38 ? 0 : 1] ?? glass, `translate(${x} ${y - 40})`);
  }
  for (let x = right - 108; x < right - 20; x += 44) canvas.repeat(glass, `translate(${x} ${y})`);
  let wires = `M${left + 8} ${y}H${right - 8}M${left + 8} ${y - 30}H${right - 8}`;
  for (let x = left + 16; x < right; x += 26) wires += `M${x} ${y - 36}V${y + 6}`;
  canvas.line(wires, '#9aa0a6', 4);
}

/** The tub with its two baskets; the door lies open before it. */
function open(canvas: Canvas, half: number, paint: Paint): void {
  const { main } = paint;
  const [left, right] = [400 - half + 28, 400 + half - 28];
  canvas.path(
    roundedBox(left, 236, right - left, 480, 10),
    canvas.linear([
      [0, '#a9aeb3'],
      [0.4, '#6d7278'],
      [1, '#8d9298'],
    ]),
  );
  canvas.path(
    `M${left} 236H${left + 40}V716H${left}ZM${right - 40} 236H${right}V716H${right - 40}Z`,
    '#ffffff',
    'opacity=".16"',
  );
  crockery(canvas, left + 14, right - 14, 420, paint);
  crockery(canvas, left + 14, right - 14, 620, { ...paint, accent: deriveTones('#cfd9de') });
  canvas.surface(`M${left - 6} 716H${right + 6}L${right + 46} 858H${left - 46}Z`, deriveTones('#b5babf'), {
    round: 14,
  });
  canvas.surface(roundedBox(370, 752, 130, 44, 10), deriveTones('#8d9298'), { round: 8 });
  canvas.surface(`M${left - 46} 858H${right + 46}V880H${left - 46}Z`, main, { round: 6 });
}

function controls(canvas: Canvas, half: number, traits: Traits, main: Tones): void {
  if (traits.strip !== 'body')
    canvas.path(
      `M${402 - half} 166H${398 + half}V258H${402 - half}Z`,
      traits.strip === 'dark' ? '#22262a' : '#d3d6d9',
      'opacity=".92"',
    );
  display(canvas, 400 - 64, 188, 128, 44);
  const lamps = { none: [], three: [36], five: [0, 36, 72] }[traits.lamps];
  for (const side of [-1, 1])
    for (const offset of lamps) canvas.ellipse(400 + side * (108 + offset * 0.9), 210, 8, 8, main.inside);
  const badge = { left: 414 - half, right: 326 + half, none: 0 }[traits.badge];
  if (badge > 0) canvas.path(roundedBox(badge, 204, 58, 12, 6), '#9da3a9');
}

export const dishwasher = defineKind<Traits>({
  design: (random) => ({
    door: random.pick(['closed', 'open']),
    type: random.pick(['freestanding', 'built-in']),
    handle: random.pick(['bar', 'recess']),
    width: random.pick(['full', 'full', 'slim']),
    strip: random.pick(['body', 'dark', 'silver']),
    badge: random.pick(['left', 'right', 'none']),
    lamps: random.pick(['none', 'three', 'five']),
  }),
  draw(canvas, paint, traits) {
    const { main } = paint;
    const half = traits.width === 'slim' ? 216 : 280;
    canvas.contactShadow(400, 902, half + 40, 22, 0.5);
    canvas.path(`M${400 - half + 24} 870H${400 + half - 24}V902H${400 - half + 24}Z`, '#3a3a3c');
    const body = canvas.surface(roundedBox(400 - half, 150, half * 2, 728, 12), main, {
      round: 22,
      dark: 0.4,
    });
    if (traits.type === 'freestanding')
      canvas.surface(roundedBox(392 - half, 138, half * 2 + 16, 26, 6), main, { round: 8 });
    if (traits.door === 'open') {
      open(canvas, half, paint);
    } else {
      canvas.inside(body, () => sheen(canvas, 400 - half, 150, half * 2, 728));
      canvas.line(`M${400 - half} 262H${400 + half}M${400 - half} 826H${400 + half}`, main.line, 2.4);
      if (traits.handle === 'bar') barHandle(canvas, 400 - half + 60, 290, half * 2 - 120);
      else canvas.path(`M${400 - 110} 252Q400 300 ${400 + 110} 252Z`, main.inside);
    }
    controls(canvas, half, traits, main);
  },
  focus: { x: 400, y: 400, zoom: 1.8 },
  setting: 'kitchen',
  placement: { anchor: [400, 902], scale: 0.6, at: [400, 902] },
});
