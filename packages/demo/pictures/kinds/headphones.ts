import { defineKind } from '../kind.ts';
import { deriveTones } from '../parts/colour.ts';
import { oval } from '../parts/outline.ts';

type Traits = { cups: 'round' | 'oval'; band: 'padded' | 'slim'; ring: 'tonal' | 'metal' | 'accent' };

export const headphones = defineKind<Traits>({
  proportions: true,
  design: (random) => ({
    cups: random.pick(['round', 'oval']),
    band: random.pick(['padded', 'slim']),
    ring: random.pick(['tonal', 'metal', 'accent']),
  }),
  draw(canvas, paint, traits) {
    const { main } = paint;
    const pad = deriveTones('#2b2a2c');
    const metal = deriveTones('#b4b7bb');
    const ring = { tonal: main, metal, accent: paint.accent }[traits.ring];
    const ry = traits.cups === 'round' ? 128 : 152;
    canvas.contactShadow(400, 822, 310, 22, 0.42);
    const thick = traits.band === 'padded' ? 50 : 28;
    const arc = `M176 590C120 190 290 130 400 130S680 190 624 590L${624 - thick * 0.5} 590C${660 - thick} ${214 + thick * 0.7} 520 ${130 + thick} 400 ${130 + thick}S${140 + thick} ${214 + thick * 0.7} ${176 + thick * 0.5} 590Z`;
    canvas.surface(arc, main, { round: 20, light: 0.8 });
    if (traits.band === 'padded') {
      canvas.surface(
        'M262 262C300 200 350 182 400 182S500 200 538 262C500 214 450 206 400 206S300 214 262 262Z',
        pad,
        { round: 8 },
      );
    }
    for (const side of [-1, 1]) {
      const x = (value: number) => 400 + side * value;
      canvas.surface(`M${x(222)} 470H${x(244)}L${x(248)} 600H${x(216)}Z`, metal, { round: 6 });
      canvas.surface(oval(x(176), 660, 54, ry - 8), pad, { round: 24 });
      canvas.surface(
        `M${x(196)} ${660 - ry}C${x(262)} ${660 - ry} ${x(304)} ${660 - ry * 0.6} ${x(304)} 660S${x(262)} ${660 + ry} ${x(196)} ${660 + ry}C${x(216)} ${660 + ry * 0.5} ${x(216)} ${660 - ry * 0.5} ${x(196)} ${660 - ry}Z`,
        main,
        { round: 34, light: 0.8 },
      );
      canvas.line(
        `M${x(226)} ${660 - ry + 12}C${x(250)} ${660 - ry * 0.5} ${x(250)} ${660 + ry * 0.5} ${x(226)} ${660 + ry - 12}`,
        ring.base,
        7,
      );
      canvas.line(
        `M${x(228)} ${660 - ry + 16}C${x(252)} ${660 - ry * 0.5} ${x(252)} ${660 + ry * 0.5} ${x(228)} ${660 + ry - 16}`,
        ring.glow,
        2,
        'opacity=".8"',
      );
      canvas.ellipse(x(288), 720, 5, 16, main.inside);
    }
  },
  focus: { x: 600, y: 620, zoom: 2 },
  setting: 'desk',
  placement: { anchor: [400, 816], scale: 0.72, at: [400, 868] },
});
