import { defineKind } from '../kind.ts';
import type { Canvas } from '../parts/canvas.ts';
import { type Tones, tonesOf } from '../parts/colour.ts';
import { oval } from '../parts/outline.ts';

const ALLOYS = { silver: '#c6c9cd', anthracite: '#6b6e73', black: '#333539' };

type Traits = {
  alloy: keyof typeof ALLOYS;
  tread: 'summer' | 'winter' | 'all-season';
  rim: 'none' | 'five-spoke' | 'multi-spoke';
  profile: number;
};

const CENTRE = { x: 450, y: 520 };

function treadBand(canvas: Canvas, traits: Traits, rubber: Tones, rx: number, ry: number): void {
  const depth = 190;
  const { x, y } = CENTRE;
  const clip = canvas.surface(
    `M${x} ${y - ry}H${x - depth * 0.72}A${rx} ${ry} 0 0 0 ${x - depth * 0.72} ${y + ry}H${x}A${rx} ${ry} 0 0 1 ${x} ${y - ry}Z`,
    rubber,
    { round: 40 },
  );
  canvas.inside(clip, () => {
    const groove = '#0d0d0e';
    for (const part of [0.2, 0.4, 0.6, 0.8]) {
      const at = x - depth * 0.72 * part;
      canvas.add(
        `<path d="M${at} ${y - ry}A${rx} ${ry} 0 0 0 ${at} ${y + ry}" fill="none" stroke="${groove}" stroke-width="9"/>`,
      );
    }
    let cuts = '';
    for (let index = -15; index <= 15; index++) {
      const angle = (index / 15) * 1.42;
      const py = y + Math.sin(angle) * ry;
      const px = x - Math.cos(angle) * rx;
      const lean = { summer: 10, winter: 26, 'all-season': 18 }[traits.tread];
      const zig = traits.tread === 'summer' ? '' : `l-24 ${-lean}l-24 ${lean}`;
      cuts += `M${px} ${py}l-34 ${lean}${zig}l-36 ${-lean}l-36 ${lean}`;
    }
    canvas.line(cuts, groove, traits.tread === 'winter' ? 5 : 3.4, 'opacity=".85"');
    if (traits.tread === 'winter') {
      canvas.line(cuts, '#4b4c4f', 1.6, 'transform="translate(0 10)" opacity=".8"');
    }
  });
}

function rim(canvas: Canvas, traits: Traits, rx: number, ry: number): void {
  const { x, y } = CENTRE;
  if (traits.rim === 'none') {
    canvas.ellipse(
      x,
      y,
      rx,
      ry,
      canvas.linear(
        [
          [0, '#0c0c0d'],
          [0.6, '#242426'],
          [1, '#3b3b3e'],
        ],
        [0, 0],
        [1, 0],
      ),
    );
    canvas.path(
      `M${x} ${y - ry}A${rx} ${ry} 0 0 1 ${x} ${y + ry}A${rx * 0.62} ${ry * 0.94} 0 0 0 ${x} ${y - ry}Z`,
      '#4a4a4d',
      'opacity=".8"',
    );
    return;
  }
  const alloy = tonesOf(ALLOYS[traits.alloy]);

  const spokes = traits.rim === 'five-spoke' ? 5 : 12;
  const width = traits.rim === 'five-spoke' ? 0.24 : 0.09;
  for (let index = 0; index < spokes; index++) {
    const angle = (index / spokes) * Math.PI * 2 - Math.PI / 2;
    const at = (turn: number, part: number) =>
      `${x + Math.cos(angle + turn) * rx * part} ${y + Math.sin(angle + turn) * ry * part}`;
    canvas.surface(
      `M${at(-width * 1.6, 0.2)}L${at(-width * 0.7, 0.94)}L${at(width * 0.7, 0.94)}L${at(width * 1.6, 0.2)}Z`,
      alloy,
      { round: spokes === 5 ? 8 : 0 },
    );
  }
  canvas.add(
    `<ellipse cx="${x}" cy="${y}" rx="${rx * 0.95}" ry="${ry * 0.95}" fill="none" stroke="${alloy.base}" stroke-width="13"/><ellipse cx="${x}" cy="${y}" rx="${rx * 0.98}" ry="${ry * 0.98}" fill="none" stroke="${alloy.line}" stroke-width="2.5"/>`,
  );
  canvas.surface(oval(x, y, rx * 0.22, ry * 0.22), alloy, { round: 14 });
  canvas.ellipse(x, y, rx * 0.1, ry * 0.1, '#2b2c30');
}

export const tyre = defineKind<Traits>({
  design: (random) => ({
    alloy: random.pick(['silver', 'silver', 'anthracite', 'black']),
    tread: random.pick(['summer', 'winter', 'all-season']),
    rim: random.pick(['none', 'none', 'five-spoke', 'multi-spoke']),
    profile: random.pick([0.6, 0.66, 0.7]),
  }),
  draw(canvas, _paint, traits) {
    const rubber = tonesOf('#2a2a2d');
    const rx = 262;
    const ry = 340;
    const { x, y } = CENTRE;
    canvas.contactShadow(390, 862, 270, 24, 0.6);
    treadBand(canvas, traits, rubber, rx, ry);
    canvas.surface(oval(x, y, rx, ry), rubber, { round: 46, light: 0.7 });
    const ring = (part: number, colour: string, width: number) =>
      canvas.ellipse(x, y, rx * part, ry * part, 'none', `stroke="${colour}" stroke-width="${width}"`);
    ring(0.95, '#121214', 4);
    ring(0.9, '#48484c', 2);
    ring((0.9 + traits.profile) / 2 + 0.06, '#3d3d41', 2);
    canvas.add(
      `<ellipse cx="${x}" cy="${y}" rx="${rx * ((0.9 + traits.profile) / 2)}" ry="${ry * ((0.9 + traits.profile) / 2)}" fill="none" stroke="#5a5a5f" stroke-width="15" stroke-dasharray="120 34 60 210" opacity=".55"/>`,
    );
    ring(traits.profile + 0.04, '#141416', 5);
    rim(canvas, traits, rx * traits.profile, ry * traits.profile);
  },
  focus: { x: 440, y: 420, zoom: 1.55 },
  setting: 'garage',
  placement: { anchor: [400, 862], scale: 0.76, at: [400, 880] },
});
