import { defineKind } from '../kind.ts';
import { tonesOf } from '../parts/colour.ts';
import { oval, roundedBox } from '../parts/outline.ts';

type Traits = {
  door: 'chrome' | 'dark' | 'white';
  panel: 'dial-left' | 'dial-right' | 'dial-centre';
  size: number;
};

export const washingMachine = defineKind<Traits>({
  design: (random) => ({
    door: random.pick(['chrome', 'dark', 'white']),
    panel: random.pick(['dial-left', 'dial-right', 'dial-centre']),
    size: random.whole(172, 200),
  }),
  draw(canvas, paint, traits) {
    const { main } = paint;
    const ring = tonesOf({ chrome: '#c9cdd1', dark: '#3a3c40', white: '#f4f4f2' }[traits.door]);
    const glass = tonesOf('#39414a');
    canvas.contactShadow(400, 902, 310, 22, 0.5);
    canvas.path('M140 888H190V902H140ZM610 888H660V902H610Z', '#3a3a3c');
    canvas.surface(roundedBox(112, 150, 576, 742, 14), main, { round: 22, dark: 0.4 });
    canvas.path(roundedBox(112, 150, 576, 14, 6), main.lit);
    canvas.line('M114 284H686M114 812H686', main.line, 2);
    canvas.surface(roundedBox(138, 182, 160, 78, 6), main, { round: 8, dark: 0.3 });
    canvas.path(roundedBox(160, 236, 116, 10, 5), main.inside);
    const dialX = { 'dial-left': 362, 'dial-right': 616, 'dial-centre': 480 }[traits.panel];
    canvas.surface(oval(dialX, 220, 40, 40), ring, { round: 14 });
    canvas.surface(oval(dialX, 220, 27, 27), main, { round: 10 });
    canvas.line(`M${dialX} 196V208`, '#c0392b', 4);
    const displayX = traits.panel === 'dial-left' ? 440 : traits.panel === 'dial-right' ? 340 : 550;
    canvas.path(roundedBox(displayX, 194, 112, 52, 8), '#16191d');
    canvas.line(`M${displayX + 18} 220h22M${displayX + 48} 210v20M${displayX + 60} 220h30`, '#8fd6e8', 5);
    if (traits.panel !== 'dial-centre') {
      for (const offset of [0, 30]) {
        canvas.ellipse(displayX + 140 + offset, 220, 7, 7, main.inside);
      }
    }
    canvas.surface(oval(400, 548, traits.size + 34, traits.size + 34), ring, { round: 26 });
    canvas.surface(oval(400, 548, traits.size, traits.size), tonesOf('#8d9298'), { round: 18 });
    const bowl = canvas.surface(oval(400, 548, traits.size - 22, traits.size - 22), glass, { round: 50 });
    canvas.inside(bowl, () => {
      canvas.ellipse(
        400,
        560,
        traits.size * 0.62,
        traits.size * 0.62,
        canvas.radial([
          [0, '#9aa3ab'],
          [0.7, '#5d666f'],
          [1, '#2c333a'],
        ]),
        'opacity=".75"',
      );
      const holes = canvas.define(
        '<pattern id="@" width="16" height="16" patternUnits="userSpaceOnUse"><circle cx="4" cy="4" r="2" fill="#1c2126"/><circle cx="12" cy="12" r="2" fill="#1c2126"/></pattern>',
      );
      canvas.ellipse(400, 560, traits.size * 0.6, traits.size * 0.6, `url(#${holes})`, 'opacity=".6"');
      canvas.soft(8, () =>
        canvas.path('M260 480C300 400 380 370 450 380C380 410 310 470 290 560Z', '#ffffff', 'opacity=".5"'),
      );
      canvas.soft(10, () =>
        canvas.path('M480 720C540 690 570 620 566 560C600 620 570 720 500 740Z', '#ffffff', 'opacity=".2"'),
      );
    });
    canvas.surface(roundedBox(400 + traits.size - 14, 508, 36, 80, 14), ring, { round: 10 });
    canvas.surface(roundedBox(560, 832, 94, 44, 5), main, { round: 6, dark: 0.3 });
  },
  focus: { x: 470, y: 400, zoom: 2 },
  setting: 'kitchen',
  placement: { anchor: [400, 902], scale: 0.62, at: [400, 902] },
});
