import type { Paint } from '../kind.ts';
import { defineKind } from '../kind.ts';
import { display } from '../parts/appliance.ts';
import type { Canvas } from '../parts/canvas.ts';
import { deriveTones } from '../parts/colour.ts';
import { oval, roundedBox } from '../parts/outline.ts';

type Traits = {
  front: 'cloth' | 'grille' | 'drivers';
  subwoofer: 'none' | 'cube' | 'tower';
  ends: 'round' | 'square';
  display: boolean;
  remote: boolean;
};

function drivers(canvas: Canvas, xs: readonly number[], y: number, radius: number): void {
  for (const x of xs) {
    canvas.surface(oval(x, y, radius, radius), deriveTones('#2b2c2f'), { round: radius * 0.4 });
    canvas.ellipse(x, y, radius * 0.5, radius * 0.5, '#3d3f43');
    canvas.ellipse(x - radius * 0.14, y - radius * 0.16, radius * 0.2, radius * 0.2, '#6b6e73');
  }
}

function cloth(canvas: Canvas, ink: string): string {
  return `url(#${canvas.define(`<pattern id="@" width="14" height="14" patternUnits="userSpaceOnUse"><circle cx="4" cy="4" r="2.6" fill="${ink}" opacity=".55"/><circle cx="11" cy="11" r="2.6" fill="${ink}" opacity=".55"/></pattern>`)})`;
}

function subwoofer(canvas: Canvas, traits: Traits, paint: Paint): void {
  const { main } = paint;
  const [w, h] = traits.subwoofer === 'tower' ? [190, 430] : [290, 310];
  const x = 700 - w;
  const y = 706 - h;
  canvas.contactShadow(x + w / 2, 712, w * 0.66, 16, 0.45);
  canvas.surface(roundedBox(x, y, w, h, traits.ends === 'round' ? 30 : 8), main, { round: 26 });
  canvas.path(
    roundedBox(x + 16, y + 16, w - 32, h - 32, traits.ends === 'round' ? 22 : 4),
    cloth(canvas, main.shadow),
  );
  if (traits.front === 'drivers') drivers(canvas, [x + w / 2], y + h * 0.56, w * 0.36);
  canvas.line(`M${x + w / 2 - 24} ${y + h - 40}h48`, main.glow, 6);
}

export const soundbar = defineKind<Traits>({
  design: (random) => ({
    front: random.pick(['cloth', 'grille', 'drivers']),
    subwoofer: random.pick(['none', 'cube', 'cube', 'tower']),
    ends: random.pick(['round', 'square']),
    display: random.chance(0.6),
    remote: random.chance(0.5),
  }),
  draw(canvas, paint, traits) {
    const { main } = paint;
    const alone = traits.subwoofer === 'none';
    const [y, h] = alone ? [590, 122] : [668, 104];
    if (!alone) subwoofer(canvas, traits, paint);
    canvas.contactShadow(400, y + h + 6, 380, 20, 0.5);
    const bar = roundedBox(24, y, 752, h, traits.ends === 'round' ? h / 2 : 12);
    canvas.surface(bar, main, { round: 24, light: 0.6 });
    const inner = roundedBox(48, y + 16, 704, h - 32, traits.ends === 'round' ? h / 2 - 16 : 6);
    canvas.path(inner, main.shaded);
    if (traits.front === 'grille') {
      let d = '';
      for (let x = 66; x < 740; x += 13) d += `M${x} ${y + 24}V${y + h - 24}`;
      canvas.line(d, main.shadow, 5, 'opacity=".7"');
    } else {
      canvas.path(inner, cloth(canvas, main.shadow));
      if (traits.front === 'drivers') drivers(canvas, [120, 206, 594, 680], y + h / 2, h * 0.3);
    }
    canvas.path(roundedBox(60, y + 3, 680, 7, 3), '#ffffff', 'opacity=".25"');
    if (traits.display) display(canvas, 340, y + h / 2 - 19, 120, 38);
    else canvas.line(`M380 ${y + h / 2}h40`, main.glow, 7);
    if (traits.remote) {
      canvas.contactShadow(210, y + h + 66, 110, 12, 0.4);
      canvas.surface(
        `M120 ${y + h + 40}L300 ${y + h + 28}Q314 ${y + h + 28} 316 ${y + h + 40}Q318 ${y + h + 54} 304 ${y + h + 56}L126 ${y + h + 70}Q108 ${y + h + 70} 108 ${y + h + 56}Q108 ${y + h + 42} 120 ${y + h + 40}Z`,
        deriveTones('#2b2c2f'),
        { round: 8 },
      );
      for (const x of [140, 172, 204, 250]) canvas.ellipse(x, y + h + 54 - (x - 140) * 0.07, 8, 5, '#8d9298');
    }
  },
  focus: { x: 230, y: 690, zoom: 1.9 },
  setting: 'sideboard',
  placement: { anchor: [400, 770], scale: 0.84, at: [400, 690] },
  rise: 60,
});
