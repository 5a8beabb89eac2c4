import { defineKind } from '../kind.ts';
import { roundedBox } from '../parts/outline.ts';
import { paintLens, paintScreen } from '../parts/screen.ts';

type Traits = { pen: boolean; bezel: number; corner: number };

export const tablet = defineKind<Traits>({
  proportions: true,
  design: (random) => ({
    pen: random.chance(0.5),
    bezel: random.pick([16, 22, 30]),
    corner: random.pick([24, 34, 44]),
  }),
  draw(canvas, paint, traits, random) {
    const { main } = paint;
    const { bezel, corner } = traits;
    canvas.contactShadow(400, 892, 300, 20, 0.45);
    canvas.group('transform="rotate(4 560 500)"', () => {
      canvas.surface(roundedBox(196, 128, 520, 748, corner), main, { round: 18 });
      paintLens(canvas, 664, 184, 24);
    });
    canvas.soft(10, () =>
      canvas.path(
        roundedBox(116, 122, 540, 768, corner),
        '#14120f',
        'opacity=".3" transform="translate(8 4)"',
      ),
    );
    canvas.surface(roundedBox(112, 116, 540, 772, corner), main, { round: 8 });
    canvas.path(roundedBox(118, 122, 528, 760, corner - 5), '#0d0e10');
    paintScreen(
      canvas,
      { x: 112 + bezel, y: 116 + bezel, width: 540 - bezel * 2, height: 772 - bezel * 2 },
      Math.max(4, corner - bezel),
      random,
    );
    canvas.ellipse(382, 116 + bezel / 2 + 2, 3.5, 3.5, '#2f3a52');
    if (traits.pen) {
      canvas.group('transform="rotate(6 700 500)"', () => {
        canvas.surface(
          'M676 300Q676 290 688 290Q700 290 700 300V820L688 856L676 820Z',
          {
            ...main,
            lit: '#ffffff',
            base: '#f1f1ef',
            shaded: '#d5d5d2',
            glow: '#ffffff',
            shadow: '#a9a9a6',
            line: '#b0b0ac',
          },
          { round: 9 },
        );
        canvas.path('M684 842L688 856L692 842Z', '#444444');
      });
    }
  },
  focus: { x: 560, y: 240, zoom: 2 },
  setting: 'desk',
  placement: { anchor: [400, 892], scale: 0.74, at: [400, 874] },
});
