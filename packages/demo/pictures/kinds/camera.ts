import { defineKind } from '../kind.ts';
import { deriveTones } from '../parts/colour.ts';
import { oval, roundedBox } from '../parts/outline.ts';
import { paintLens } from '../parts/screen.ts';

type Traits = { style: 'system' | 'reflex' | 'compact'; top: 'silver' | 'tonal'; lens: number };

export const camera = defineKind<Traits>({
  proportions: true,
  design: (random) => ({
    style: random.pick(['system', 'reflex', 'compact']),
    top: random.pick(['silver', 'tonal']),
    lens: random.whole(118, 152),
  }),
  draw(canvas, paint, traits) {
    const { main } = paint;
    const dark = deriveTones('#2c2c2e');
    const plate = traits.top === 'silver' ? deriveTones('#c3c6c9') : main;
    canvas.contactShadow(400, 742, 340, 24, 0.5);
    if (traits.style === 'reflex') {
      canvas.surface('M300 400L336 306Q340 296 356 296H444Q460 296 464 306L500 400Z', plate, { round: 20 });
    } else if (traits.style === 'system') {
      canvas.surface(roundedBox(330, 336, 140, 70, 14), plate, { round: 14 });
    }
    canvas.surface(roundedBox(560, 360, 84, 34, 8), plate, { round: 8 });
    canvas.surface(roundedBox(150, 364, 70, 30, 8), plate, { round: 8 });
    canvas.surface(roundedBox(86, 384, 628, 352, 44), plate, { round: 30 });
    const grip = canvas.surface('M80 470H720V692Q720 738 674 738H126Q80 738 80 692Z', main, { round: 30 });
    const leather = canvas.define(
      `<pattern id="@" width="20" height="20" patternUnits="userSpaceOnUse"><circle cx="6" cy="6" r="3" fill="${main.shadow}" opacity=".35"/><circle cx="16" cy="16" r="3" fill="${main.glow}" opacity=".2"/></pattern>`,
    );
    canvas.inside(grip, () => {
      canvas.path('M60 470H740V760H60Z', `url(#${leather})`);
      canvas.soft(12, () => canvas.path('M90 500Q180 520 186 600T140 740H80Z', main.glow, 'opacity=".3"'));
    });
    canvas.line('M84 470H716', plate.line, 3);
    canvas.soft(12, () =>
      canvas.ellipse(412, 584, traits.lens + 26, traits.lens + 26, '#000000', 'opacity=".4"'),
    );
    canvas.surface(oval(400, 566, traits.lens + 22, traits.lens + 22), dark, { round: 26, light: 0.8 });
    canvas.add(
      `<circle cx="400" cy="566" r="${traits.lens + 9}" fill="none" stroke="#4a4a4d" stroke-width="14" stroke-dasharray="5 4"/>`,
    );
    paintLens(canvas, 400, 566, traits.lens - 8);
    canvas.ellipse(236, 430, 14, 14, '#fdf6e0', 'stroke="#8c8778" stroke-width="3"');
    canvas.surface(roundedBox(560, 412, 92, 34, 6), dark, { round: 8 });
    canvas.ellipse(602, 352, 30, 12, dark.base, `stroke="${dark.line}" stroke-width="2"`);
    canvas.add(
      `<path d="M574 356v22M584 358v22M594 359v22M604 359v22M614 358v22M624 356v22" stroke="${dark.glow}" stroke-width="3" opacity=".6"/>`,
    );
  },
  focus: { x: 400, y: 560, zoom: 2 },
  setting: 'desk',
  placement: { anchor: [400, 740], scale: 0.7, at: [400, 870] },
});
