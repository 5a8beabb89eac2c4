import { defineKind } from '../kind.ts';
import { knob, sheen } from '../parts/appliance.ts';
import { deriveTones } from '../parts/colour.ts';
import { roundedBox } from '../parts/outline.ts';

type Traits = {
  slices: number;
  style: 'retro' | 'modern';
  toast: boolean;
  rack: boolean;
  dial: 'middle' | 'end';
};

export const toaster = defineKind<Traits>({
  design: (random) => ({
    slices: random.pick([2, 2, 4]),
    style: random.pick(['retro', 'modern']),
    toast: random.chance(0.6),
    rack: random.chance(0.25),
    dial: random.pick(['middle', 'end']),
  }),
  draw(canvas, paint, traits) {
    const { main } = paint;
    const metal = deriveTones('#c4c8cc');
    const half = traits.slices === 4 ? 340 : 270;
    const corner = traits.style === 'retro' ? 130 : 34;
    canvas.contactShadow(400, 784, half + 30, 22, 0.5);
    canvas.path(roundedBox(430 - half, 756, half * 2 - 60, 28, 10), '#2c2d30');
    if (traits.toast) {
      const bread = deriveTones('#d6a25e');
      for (const x of traits.slices === 4 ? [250, 550] : [400]) {
        canvas.surface(
          `M${x - 116} 480V360C${x - 150} 300 ${x - 90} 290 ${x} 290S${x + 150} 300 ${x + 116} 360V480Z`,
          bread,
          { round: 22 },
        );
        canvas.path(
          `M${x - 92} 480V374C${x - 110} 330 ${x - 60} 318 ${x} 318S${x + 110} 330 ${x + 92} 374V480Z`,
          '#f1d9a8',
        );
      }
    } else if (traits.rack) {
      canvas.line(
        `M${450 - half} 440V380H${350 + half}V440M400 440V380`,
        metal.shaded,
        13,
        'stroke-linejoin="round"',
      );
    }
    const clip = canvas.surface(
      `M${400 - half} 770V${430 + corner}Q${400 - half} 430 ${400 - half + corner} 430H${400 + half - corner}Q${400 + half} 430 ${400 + half} ${430 + corner}V770Z`,
      main,
      { round: 50, light: 0.8 },
    );
    canvas.inside(clip, () => sheen(canvas, 400 - half, 430, half * 2, 350));
    canvas.path(
      roundedBox(400 - half + corner * 0.7 + 20, 432, half * 2 - corner * 1.4 - 40, 20, 8),
      '#2c2d30',
    );
    if (traits.style === 'retro') canvas.line(`M${400 - half} 730H${400 + half}`, metal.base, 13);
    const end = traits.dial === 'end' ? 400 + half * 0.55 : 400;
    canvas.line(`M${end} 520V650`, main.shadow, 13);
    canvas.surface(roundedBox(end - 46, 500, 92, 36, 14), metal, { round: 12 });
    knob(canvas, end - 0.1, 690, 34, metal);
    if (traits.dial === 'end')
      for (const x of [-120, -60, 0])
        canvas.ellipse(
          400 - half * 0.2 + x,
          690,
          14,
          14,
          main.shaded,
          `stroke="${main.line}" stroke-width="3"`,
        );
  },
  focus: { x: 400, y: 580, zoom: 1.9 },
  setting: 'counter',
  placement: { anchor: [400, 784], scale: 0.72, at: [400, 766] },
  rise: 60,
});
