import type { Paint } from '../kind.ts';
import { defineKind } from '../kind.ts';
import type { Canvas } from '../parts/canvas.ts';
import { tonesOf } from '../parts/colour.ts';
import { roundedBox } from '../parts/outline.ts';
import type { Random } from '../parts/random.ts';
import { paintScreen } from '../parts/screen.ts';

type Traits = {
  stand: 'feet' | 'centre' | 'bar';
  bezel: 'thin' | 'metal';
  soundbar: boolean;
  size: 'small' | 'medium' | 'large';
};

/** The set at its full size, as wide as the picture; feet at y 736. */
function paintSet(canvas: Canvas, paint: Paint, traits: Traits, random: Random): void {
  const metal = tonesOf('#8f9398');
  const foot = traits.bezel === 'metal' ? metal : paint.main;
  canvas.contactShadow(400, 736, 330, 18, 0.45);
  if (traits.stand === 'feet') {
    for (const side of [-1, 1]) {
      const x = (value: number) => 400 + side * value;
      canvas.surface(`M${x(232)} 690L${x(254)} 690L${x(288)} 730H${x(272)}Z`, foot, { round: 4 });
      canvas.surface(`M${x(238)} 690L${x(222)} 690L${x(196)} 732H${x(212)}Z`, foot, { round: 4 });
    }
  } else {
    canvas.surface('M372 690H428L436 726H364Z', foot, { round: 6 });
    const half = traits.stand === 'centre' ? 130 : 210;
    canvas.surface(roundedBox(400 - half, 722, half * 2, 14, 6), foot, { round: 5 });
  }
  canvas.surface(roundedBox(30, 270, 740, 424, 9), traits.bezel === 'metal' ? metal : paint.main, {
    round: 8,
  });
  canvas.path(roundedBox(35, 275, 730, 414, 6), '#0b0c0e');
  paintScreen(canvas, { x: 40, y: 280, width: 720, height: 398 }, 3, random);
  canvas.ellipse(400, 684, 3, 2.4, '#d0433b');
  if (traits.soundbar) {
    canvas.contactShadow(400, 792, 270, 14, 0.5);
    canvas.surface(roundedBox(150, 750, 500, 42, 14), tonesOf('#2b2c2f'), { round: 14 });
    const mesh = canvas.define(
      '<pattern id="@" width="6" height="6" patternUnits="userSpaceOnUse"><circle cx="2" cy="2" r="1.3" fill="#000" opacity=".5"/></pattern>',
    );
    canvas.path(roundedBox(166, 756, 468, 30, 10), `url(#${mesh})`);
  }
}

export const television = defineKind<Traits>({
  design: (random) => ({
    stand: random.pick(['feet', 'feet', 'centre', 'bar']),
    bezel: random.pick(['thin', 'metal']),
    soundbar: random.chance(0.3),
    size: random.pick(['small', 'medium', 'large', 'large']),
  }),
  draw(canvas, paint, traits, random) {
    const scale = { small: 0.74, medium: 0.88, large: 1 }[traits.size];
    canvas.group(`transform="translate(${400 - 400 * scale} ${736 - 736 * scale}) scale(${scale})"`, () =>
      paintSet(canvas, paint, traits, random),
    );
  },
  focus: { x: 210, y: 600, zoom: 1.9 },
  setting: 'sideboard',
  placement: { anchor: [400, 736], scale: 0.86, at: [400, 690] },
});
