import { defineKind } from '../kind.ts';
import type { Canvas } from '../parts/canvas.ts';
import { deriveTones, type Tones } from '../parts/colour.ts';
import { oval } from '../parts/outline.ts';

const ALLOYS = { silver: '#c6c9cd', anthracite: '#6b6e73', black: '#333539' };

type Traits = {
  alloy: keyof typeof ALLOYS;
  tread: 'summer' | 'winter' | 'all-season';
  rim: 'none' | 'five-spoke' | 'multi-spoke' | 'seven-spoke' | 'ten-spoke';
  profile: 'high' | 'middle' | 'low' | 'flat';
  grooves: 'three' | 'four' | 'five' | 'wide';
  cut: 'straight' | 'curved' | 'arrow' | 'block';
  shoulder: 'smooth' | 'lugs' | 'sipes';
  flank: 'plain' | 'ribs' | 'letters';
};

const PROFILES = { high: 0.54, middle: 0.6, low: 0.66, flat: 0.73 };
const SPOKES = { 'five-spoke': 5, 'seven-spoke': 7, 'ten-spoke': 10, 'multi-spoke': 14 };
const GROOVES = {
  three: [0.3, 0.5, 0.7],
  four: [0.2, 0.4, 0.6, 0.8],
  five: [0.15, 0.32, 0.5, 0.68, 0.85],
  wide: [0.26, 0.74],
};

const CENTRE = { x: 478, y: 520 };

/** The cuts across the tread, as one path. */
function drawCuts(traits: Traits, rx: number, ry: number): string {
  const { x, y } = CENTRE;
  let cuts = '';
  const [turns, lean] = { straight: [0, 4], curved: [22, 30], arrow: [34, -8], block: [0, 22] }[
    traits.cut
  ] as [number, number];
  const rows = { summer: 12, winter: 17, 'all-season': 14 }[traits.tread];
  for (let index = -rows; index <= rows; index++) {
    const angle = (index / rows) * 1.42;
    const py = y + Math.sin(angle) * ry;
    const px = x - Math.cos(angle) * rx;
    const zig = traits.tread === 'summer' ? '' : `l-16 -11l-14 11`;
    cuts += `M${px} ${py}q-30 ${turns} -52 ${lean}${zig}q-24 ${-turns} -52 ${traits.cut === 'arrow' ? -lean : lean}`;
    if (traits.shoulder === 'lugs') cuts += `M${px - 2} ${py + 7}l-26 3`;
    if (traits.shoulder === 'sipes') cuts += `M${px - 2} ${py + 6}l-40 2M${px - 2} ${py + 11}l-34 2`;
  }
  return cuts;
}

function treadBand(canvas: Canvas, traits: Traits, rubber: Tones, rx: number, ry: number): void {
  const depth = 250;
  const { x, y } = CENTRE;
  const clip = canvas.surface(
    `M${x} ${y - ry}H${x - depth * 0.72}A${rx} ${ry} 0 0 0 ${x - depth * 0.72} ${y + ry}H${x}A${rx} ${ry} 0 0 1 ${x} ${y - ry}Z`,
    rubber,
    { round: 40 },
  );
  canvas.inside(clip, () => {
    const groove = '#0d0d0e';
    for (const part of GROOVES[traits.grooves]) {
      const at = x - depth * 0.72 * part;
      canvas.add(
        `<path d="M${at} ${y - ry}A${rx} ${ry} 0 0 0 ${at} ${y + ry}" fill="none" stroke="${groove}" stroke-width="${traits.grooves === 'wide' ? 17 : 9}"/>`,
      );
    }
    const cuts = drawCuts(traits, rx, ry);
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
  const alloy = deriveTones(ALLOYS[traits.alloy]);

  const spokes = SPOKES[traits.rim];
  const width = 1.2 / spokes;
  for (let index = 0; index < spokes; index++) {
    const angle = (index / spokes) * Math.PI * 2 - Math.PI / 2;
    const at = (turn: number, part: number) =>
      `${x + Math.cos(angle + turn) * rx * part} ${y + Math.sin(angle + turn) * ry * part}`;
    canvas.surface(
      `M${at(-width * 1.6, 0.2)}L${at(-width * 0.7, 0.94)}L${at(width * 0.7, 0.94)}L${at(width * 1.6, 0.2)}Z`,
      alloy,
      { round: spokes <= 7 ? 8 : 0 },
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
    rim: random.pick(['none', 'none', 'five-spoke', 'seven-spoke', 'ten-spoke', 'multi-spoke']),
    profile: random.pick(['high', 'middle', 'low', 'flat']),
    grooves: random.pick(['three', 'four', 'five', 'wide']),
    cut: random.pick(['straight', 'curved', 'arrow', 'block']),
    shoulder: random.pick(['smooth', 'lugs', 'sipes']),
    flank: random.pick(['plain', 'ribs', 'letters']),
  }),
  draw(canvas, _paint, traits) {
    const rubber = deriveTones('#2a2a2d');
    const rx = 262;
    const ry = 340;
    const { x, y } = CENTRE;
    const profile = PROFILES[traits.profile];
    canvas.contactShadow(390, 862, 270, 24, 0.6);
    canvas.part(`tread-${traits.tread}`, () => treadBand(canvas, traits, rubber, rx, ry));
    canvas.surface(oval(x, y, rx, ry), rubber, { round: 46, light: 0.7 });
    const ring = (part: number, colour: string, width: number) =>
      canvas.ellipse(x, y, rx * part, ry * part, 'none', `stroke="${colour}" stroke-width="${width}"`);
    ring(0.95, '#121214', 4);
    ring(0.9, '#48484c', 2);
    ring((0.9 + profile) / 2 + 0.06, '#3d3d41', 2);
    canvas.add(
      `<ellipse cx="${x}" cy="${y}" rx="${rx * ((0.9 + profile) / 2)}" ry="${ry * ((0.9 + profile) / 2)}" fill="none" stroke="#5a5a5f" stroke-width="15" stroke-dasharray="${traits.flank === 'letters' ? '26 12 26 12 26 12 60 240' : '120 34 60 210'}" opacity=".55"/>`,
    );
    if (traits.flank === 'ribs') for (const part of [0.84, 0.87]) ring(part, '#57575c', 1.6);
    ring(profile + 0.04, '#141416', 5);
    rim(canvas, traits, rx * profile, ry * profile);
  },
  focus: { x: 440, y: 420, zoom: 1.55 },
  setting: 'garage',
  placement: { anchor: [400, 862], scale: 0.76, at: [400, 880] },
});
