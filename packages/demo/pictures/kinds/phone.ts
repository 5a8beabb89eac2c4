import { defineKind } from '../kind.ts';
import { mix } from '../parts/colour.ts';
import { roundedBox } from '../parts/outline.ts';
import { paintLens, paintScreen } from '../parts/screen.ts';

type Traits = { lenses: number; island: 'column' | 'square' | 'bar'; notch: 'dot' | 'pill'; corner: number };

const LENSES: Record<Traits['island'], readonly (readonly [number, number])[]> = {
  column: [
    [214, 202],
    [214, 292],
    [214, 382],
  ],
  square: [
    [212, 198],
    [212, 288],
    [300, 243],
  ],
  bar: [
    [216, 222],
    [306, 222],
    [396, 222],
  ],
};

export const phone = defineKind<Traits>({
  design: (random) => ({
    lenses: random.pick([2, 3, 3]),
    island: random.pick(['column', 'square', 'bar']),
    notch: random.pick(['dot', 'pill']),
    corner: random.pick([34, 46, 56]),
  }),
  draw(canvas, paint, traits, random) {
    const { main } = paint;
    const r = traits.corner;
    canvas.contactShadow(410, 902, 290, 22, 0.45);
    canvas.surface(roundedBox(146, 120, 366, 760, r), main, { round: 14 });
    canvas.path(
      roundedBox(152, 126, 354, 748, r - 4),
      canvas.linear([
        [0, main.lit],
        [0.45, main.base],
        [1, main.shaded],
      ]),
    );
    canvas.soft(14, () => canvas.path('M170 140L330 140L190 860L170 860Z', '#ffffff', 'opacity=".2"'));
    const lensAt = LENSES[traits.island];
    const plate = {
      column: roundedBox(168, 152, 92, 96 + 90 * (traits.lenses - 1), 40),
      square: roundedBox(166, 150, 184, 188, 40),
      bar: roundedBox(152, 172, 354, 100, 0),
    }[traits.island];
    canvas.surface(plate, main, { round: 10, light: 0.9 });
    for (const [x, y] of lensAt.slice(0, traits.lenses)) {
      paintLens(canvas, x, y, 37);
    }
    canvas.ellipse(
      traits.island === 'bar' ? 470 : 312,
      traits.island === 'bar' ? 222 : 182,
      10,
      10,
      '#fbf3d8',
      'stroke="#b8ab86" stroke-width="1.5"',
    );
    canvas.soft(10, () =>
      canvas.path(roundedBox(286, 150, 366, 760, r), '#14120f', 'opacity=".32" transform="translate(-8 4)"'),
    );
    canvas.surface(
      roundedBox(294, 142, 366, 760, r),
      { ...main, line: mix(main.line, '#222222', 0.3) },
      { round: 8 },
    );
    canvas.path(roundedBox(301, 149, 352, 746, r - 6), '#0a0b0d');
    paintScreen(canvas, { x: 309, y: 157, width: 336, height: 730 }, r - 12, random);
    canvas.path(
      traits.notch === 'dot'
        ? 'M477 188m-11 0a11 11 0 1 0 22 0a11 11 0 1 0-22 0'
        : roundedBox(430, 176, 94, 26, 13),
      '#07080a',
    );
    canvas.path(roundedBox(420, 870, 114, 6, 3), '#ffffff', 'opacity=".8"');
    canvas.surface('M660 330h5v110h-5Z', main, { round: 0 });
  },
  focus: { x: 270, y: 300, zoom: 2 },
  setting: 'desk',
  placement: { anchor: [400, 902], scale: 0.72, at: [400, 872] },
});
