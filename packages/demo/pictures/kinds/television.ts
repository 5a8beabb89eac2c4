import type { Paint } from '../kind.ts';
import { defineKind } from '../kind.ts';
import type { Canvas } from '../parts/canvas.ts';
import { deriveTones } from '../parts/colour.ts';
import { roundedBox } from '../parts/outline.ts';
import type { Random } from '../parts/random.ts';
import { paintScreen } from '../parts/screen.ts';

type Traits = {
  stand: 'feet' | 'blades' | 'centre' | 'bar';
  bezel: 'thin' | 'metal' | 'bronze';
  soundbar: boolean;
  size: 'small' | 'medium' | 'large' | 'huge';
  chin: 'none' | 'slim' | 'deep';
  picture: 'hills' | 'coast' | 'city';
};

/** The set at its full size, as wide as the picture; feet at y 736. */
function paintSet(canvas: Canvas, paint: Paint, traits: Traits, random: Random): void {
  const metal = deriveTones(traits.bezel === 'bronze' ? '#7d6a55' : '#8f9398');
  const foot = traits.bezel === 'thin' ? paint.main : metal;
  canvas.contactShadow(400, 736, 330, 18, 0.45);
  if (traits.stand === 'blades') {
    for (const x of [120, 668]) canvas.surface(`M${x} 690h12l26 46h-64Z`, foot, { round: 3 });
  } else if (traits.stand === 'feet') {
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
  canvas.surface(roundedBox(30, 270, 740, 424, 9), traits.bezel === 'thin' ? paint.main : metal, {
    round: 8,
  });
  canvas.path(roundedBox(35, 275, 730, 414, 6), '#0b0c0e');
  paintScreen(canvas, { x: 40, y: 280, width: 720, height: 398 }, 3, random);
  if (traits.picture === 'city') skyline(canvas);
  if (traits.picture === 'coast') coast(canvas);
  if (traits.chin !== 'none')
    canvas.path(
      `M35 ${traits.chin === 'slim' ? 676 : 662}H765V689H35Z`,
      traits.bezel === 'thin' ? '#1b1d20' : metal.base,
    );
  canvas.ellipse(400, 684, 3, 2.4, '#d0433b');
  if (traits.soundbar) {
    canvas.contactShadow(400, 792, 270, 14, 0.5);
    canvas.surface(roundedBox(150, 750, 500, 42, 14), deriveTones('#2b2c2f'), { round: 14 });
    const mesh = canvas.define(
      '<pattern id="@" width="6" height="6" patternUnits="userSpaceOnUse"><circle cx="2" cy="2" r="1.3" fill="#000" opacity=".5"/></pattern>',
    );
    canvas.path(roundedBox(166, 756, 468, 30, 10), `url(#${mesh})`);
  }
}

/** Towers against the sky of the screen. */
function skyline(canvas: Canvas): void {
  const towers = [60, 110, 150, 215, 290, 330, 420, 470, 545, 610, 660, 696];
  const d = towers.map(
    (x, index) => `M${x} 678V${500 + ((index * 67) % 120)}h${34 + ((index * 13) % 24)}V678Z`,
  );
  canvas.path(d.join(''), '#141a2c', 'opacity=".8"');
}

/** Sea and a beach below the sky of the screen. */
function coast(canvas: Canvas): void {
  canvas.path('M40 560H760V678H40Z', '#2f7f95', 'opacity=".9"');
  canvas.path('M40 640C220 600 420 668 760 628V678H40Z', '#e3c79a');
}

export const television = defineKind<Traits>({
  design: (random) => ({
    stand: random.pick(['feet', 'blades', 'centre', 'bar']),
    bezel: random.pick(['thin', 'metal', 'bronze']),
    soundbar: random.chance(0.3),
    size: random.pick(['small', 'medium', 'large', 'huge']),
    chin: random.pick(['none', 'slim', 'deep']),
    picture: random.pick(['hills', 'coast', 'city']),
  }),
  draw(canvas, paint, traits, random) {
    const scale = { small: 0.82, medium: 0.88, large: 0.94, huge: 1 }[traits.size];
    canvas.group(`transform="translate(${400 - 400 * scale} ${736 - 736 * scale}) scale(${scale})"`, () =>
      paintSet(canvas, paint, traits, random),
    );
  },
  focus: { x: 210, y: 600, zoom: 1.9 },
  setting: 'sideboard',
  placement: { anchor: [400, 736], scale: 0.86, at: [400, 690] },
});
