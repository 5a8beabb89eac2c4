import { defineKind } from '../kind.ts';
import { deriveTones } from '../parts/colour.ts';
import { roundedBox } from '../parts/outline.ts';
import { paintScreen } from '../parts/screen.ts';

type Traits = {
  shape: 'flat' | 'wide' | 'curved';
  stand: 'plate' | 'v' | 'round' | 'arm';
  edge: 'thin' | 'chin';
  light: boolean;
  size: 'small' | 'medium' | 'large';
};

export const monitor = defineKind<Traits>({
  design: (random) => ({
    shape: random.pick(['flat', 'flat', 'wide', 'curved']),
    stand: random.pick(['plate', 'v', 'round', 'arm']),
    edge: random.pick(['thin', 'thin', 'chin']),
    light: random.chance(0.25),
    size: random.pick(['small', 'medium', 'large']),
  }),
  draw(canvas, paint, traits, random) {
    const { main } = paint;
    const wide = traits.shape === 'wide' || traits.shape === 'curved';
    const size = { small: 0.86, medium: 0.93, large: 1 }[traits.size];
    const half = (wide ? 372 : 330) * size;
    const bottom = 618;
    const top = bottom - (wide ? 322 : 380) * size;
    const floor = 800;
    const metal = deriveTones('#a9adb2');
    const stand = traits.edge === 'chin' ? metal : main;
    canvas.contactShadow(400, floor, traits.stand === 'round' ? 170 : 220, 18, 0.45);
    if (traits.light)
      canvas.soft(30, () => canvas.ellipse(400, 470, half, 180, paint.accent.glow, 'opacity=".55"'));
    canvas.surface(
      traits.stand === 'arm' ? `M380 560H420V${floor - 20}H380Z` : `M366 590H434L444 ${floor - 16}H356Z`,
      stand,
      { round: 10 },
    );
    if (traits.stand === 'v')
      canvas.surface(
        `M400 ${floor - 40}L600 ${floor - 12}V${floor}H570L400 ${floor - 22}L230 ${floor}H200V${floor - 12}Z`,
        stand,
        { round: 5 },
      );
    else if (traits.stand === 'round')
      canvas.surface(
        `M240 ${floor - 14}A160 20 0 0 1 560 ${floor - 14}A160 16 0 0 1 240 ${floor - 14}Z`,
        stand,
        { round: 6 },
      );
    else canvas.surface(roundedBox(250, floor - 18, 300, 18, 6), stand, { round: 5 });
    const bow = traits.shape === 'curved' ? 26 : 0;
    const panel = (inset: number, low: number) =>
      `M${400 - half + inset} ${top + inset}Q400 ${top + inset + bow} ${400 + half - inset} ${top + inset}V${bottom - low}Q400 ${bottom - low - bow} ${400 - half + inset} ${bottom - low}Z`;
    canvas.surface(panel(0, 0), main, { round: 8 });
    const chin = traits.edge === 'chin' ? 44 : 16;
    canvas.path(panel(5, chin - 4), '#0b0c0e');
    const screen = canvas.define(`<clipPath id="@"><path d="${panel(9, chin)}"/></clipPath>`);
    canvas.inside(screen, () => {
      paintScreen(canvas, { x: 400 - half, y: top, width: half * 2, height: bottom - top }, 2, random);
      canvas.path(roundedBox(400 - half + 44, top + 56, half * 0.7, 150, 8), '#ffffff', 'opacity=".85"');
      canvas.line(
        `M${400 - half + 66} ${top + 88}h${half * 0.3}M${400 - half + 66} ${top + 120}h${half * 0.5}M${400 - half + 66} ${top + 150}h${half * 0.42}`,
        '#8d9298',
        8,
      );
      canvas.path(roundedBox(350, bottom - chin - 44, 100, 26, 10), '#ffffff', 'opacity=".6"');
    });
    if (traits.edge === 'chin') canvas.ellipse(400, bottom - 22 - bow * 0.5, 8, 8, main.glow);
    else canvas.ellipse(400 + half - 26, bottom - 8, 3, 2.4, '#8fd6e8');
  },
  focus: { x: 250, y: 540, zoom: 1.9 },
  setting: 'desk',
  placement: { anchor: [400, 800], scale: 0.88, at: [400, 830] },
  rise: 20,
});
