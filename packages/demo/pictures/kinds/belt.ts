import { defineKind } from '../kind.ts';
import { deriveTones } from '../parts/colour.ts';
import { oval } from '../parts/outline.ts';

type Traits = {
  buckle: 'square' | 'round' | 'plate';
  width: 'slim' | 'wide';
  metal: 'gold' | 'silver' | 'black';
  surface: 'smooth' | 'braided' | 'stitched';
};

const METALS = { gold: '#cda552', silver: '#c4c8cc', black: '#33353a' } as const;

export const belt = defineKind<Traits>({
  design: (random) => ({
    buckle: random.pick(['square', 'square', 'round', 'plate']),
    width: random.pick(['slim', 'wide']),
    metal: random.pick(['gold', 'silver', 'black']),
    surface: random.pick(['smooth', 'braided', 'stitched']),
  }),
  draw(canvas, paint, traits) {
    const { main } = paint;
    const metal = deriveTones(METALS[traits.metal]);
    const h = traits.width === 'wide' ? 118 : 78;
    const y = 600;
    canvas.contactShadow(400, y + h + 8, 330, 22, 0.4);
    // the rolled strap behind: rings seen from the front, each a band of its own
    for (const [rx, lift] of [
      [300, -150],
      [236, -128],
      [172, -108],
    ] as const) {
      const d = `M${400 - rx} ${y}A${rx} ${Math.abs(lift)} 0 0 1 ${400 + rx} ${y}V${y + h}A${rx} ${Math.abs(lift) * 0.94} 0 0 0 ${400 - rx} ${y + h}Z`;
      canvas.surface(d, { ...main, lit: main.inside, base: main.inside, shaded: main.shadow }, { round: 12 });
    }
    const front = `M96 ${y}Q96 ${y + 60} 400 ${y + 66}T704 ${y}V${y + h}Q704 ${y + h + 60} 400 ${y + h + 66}T96 ${y + h}Z`;
    const clip = canvas.surface(front, main, { round: 28, light: 0.7 });
    const curve = (at: number) => `M96 ${y + at}Q96 ${y + at + 60} 400 ${y + at + 66}T704 ${y + at}`;
    canvas.inside(clip, () => {
      if (traits.surface === 'stitched') canvas.stitch(curve(12) + curve(h - 12), main.glow, 4);
      if (traits.surface === 'braided') {
        let d = '';
        for (let x = 60; x < 760; x += 34) d += `M${x} ${y}l60 ${h + 80}M${x + 60} ${y}l-60 ${h + 80}`;
        canvas.line(d, main.line, 7, 'opacity=".6"');
      }
      for (const x of [560, 606, 650])
        canvas.ellipse(x, y + h / 2 + 56 - (x - 560) * 0.22, 9, 7, main.shadow);
    });
    const cy = y + h / 2 + 62;
    const half = h / 2 + 22;
    if (traits.buckle === 'plate') {
      canvas.surface(
        `M310 ${cy - half}H480Q490 ${cy - half} 490 ${cy - half + 12}V${cy + half - 12}Q490 ${cy + half} 480 ${cy + half}H310Q300 ${cy + half} 300 ${cy + half - 12}V${cy - half + 12}Q300 ${cy - half} 310 ${cy - half}Z`,
        metal,
        { round: 18, light: 0.9 },
      );
      return;
    }
    const d =
      traits.buckle === 'round'
        ? oval(396, cy, half + 8, half + 4)
        : `M${396 - half - 10} ${cy - half}H${396 + half + 10}V${cy + half}H${396 - half - 10}Z`;
    canvas.line(d, metal.line, 25, 'stroke-linejoin="round"');
    canvas.line(d, metal.base, 20, 'stroke-linejoin="round"');
    canvas.line(d, metal.glow, 5, 'stroke-linejoin="round" opacity=".8" transform="translate(-4 -4)"');
    canvas.line(`M${396 - half} ${cy}H${396 + half + 14}`, metal.shaded, 13);
  },
  focus: { x: 400, y: 680, zoom: 2 },
  setting: 'podium',
  placement: { anchor: [400, 780], scale: 0.72, at: [400, 800] },
  rise: 110,
});
