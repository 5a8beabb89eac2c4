import type { Paint } from '../kind.ts';
import { defineKind } from '../kind.ts';
import type { Canvas } from '../parts/canvas.ts';
import { AXIS, hangShadow } from '../parts/garment.ts';
import { clothFill } from '../parts/textile.ts';

type Traits = {
  style: 't-shirt' | 'balconette' | 'triangle' | 'sports';
  pattern: string;
  lace: boolean;
  bow: boolean;
  strap: 'slim' | 'wide';
};

/** One cup of each cut as an outline; x is the distance from the axis. */
const CUPS: Record<Traits['style'], (x: (value: number) => number) => string> = {
  't-shirt': (x) =>
    `M${x(14)} 560C${x(26)} 480 ${x(96)} 430 ${x(176)} 356C${x(226)} 420 ${x(250)} 500 ${x(246)} 566C${x(236)} 640 ${x(170)} 684 ${x(112)} 682C${x(56)} 678 ${x(18)} 630 ${x(14)} 560Z`,
  balconette: (x) =>
    `M${x(14)} 574C${x(40)} 500 ${x(120)} 470 ${x(196)} 440C${x(232)} 470 ${x(252)} 520 ${x(248)} 578C${x(238)} 648 ${x(174)} 690 ${x(114)} 688C${x(56)} 684 ${x(18)} 640 ${x(14)} 574Z`,
  triangle: (x) =>
    `M${x(12)} 640C${x(20)} 560 ${x(90)} 420 ${x(140)} 340C${x(200)} 430 ${x(240)} 560 ${x(246)} 650Q${x(130)} 680 ${x(12)} 640Z`,
  sports: (x) =>
    `M${x(0)} 470C${x(60)} 462 ${x(92)} 420 ${x(108)} 330H${x(196)}C${x(196)} 430 ${x(220)} 480 ${x(254)} 520V670H${x(0)}Z`,
};

function straps(canvas: Canvas, traits: Traits, paint: Paint): void {
  const width = traits.style === 'sports' ? 58 : traits.strap === 'wide' ? 26 : 14;
  const [foot, footY] = {
    't-shirt': [176, 362],
    balconette: [198, 446],
    triangle: [140, 346],
    sports: [152, 336],
  }[traits.style] as [number, number];
  for (const side of [-1, 1]) {
    const x = (value: number) => AXIS + side * value;
    const d = `M${x(foot)} ${footY}C${x(foot - 4)} 300 ${x(foot - 24)} 240 ${x(foot - 40)} 200`;
    const back = `M${x(foot - 40)} 200C${x(foot - 90)} 250 ${x(foot - 60)} 380 ${x(foot - 40)} 430`;
    canvas.line(back, paint.main.inside, width);
    canvas.line(d, paint.main.line, width + 3);
    canvas.line(d, paint.main.base, width);
    if (traits.style !== 'sports') {
      canvas.add(
        `<circle cx="${x(foot - 6)}" cy="${footY - 58}" r="${width * 0.7}" fill="none" stroke="#c7b287" stroke-width="4"/>`,
      );
    }
  }
}

function wing(canvas: Canvas, side: number, traits: Traits, paint: Paint): void {
  const x = (value: number) => AXIS + side * value;
  const top = traits.style === 'sports' ? 520 : 556;
  canvas.surface(
    `M${x(224)} ${top}C${x(272)} ${top + 20} ${x(300)} ${top + 44} ${x(318)} ${top + 50}V672C${x(290)} 668 ${x(250)} 676 ${x(206)} 690Z`,
    { ...paint.main, lit: paint.main.shaded },
    { round: 12 },
  );
}

function cup(canvas: Canvas, side: number, traits: Traits, paint: Paint, texture: string | undefined): void {
  const { main } = paint;
  const x = (value: number) => AXIS + side * value;
  const clip = canvas.surface(CUPS[traits.style](x), main, { round: 44, texture, light: 0.7 });
  canvas.inside(clip, () => {
    canvas.soft(14, () => canvas.ellipse(x(150) - 16, 530, 54, 62, main.glow, 'opacity=".55"'));
    if (traits.lace) {
      const lace = canvas.define(
        `<pattern id="@" width="44" height="44" patternUnits="userSpaceOnUse"><g fill="none" stroke="${main.glow}" stroke-width="3" opacity=".75"><circle cx="22" cy="22" r="9"/><path d="M22 0V13M22 31V44M0 22H13M31 22H44"/></g></pattern>`,
      );
      canvas.path(`M${x(0)} 300H${x(280)}V560C${x(180)} 500 ${x(80)} 560 ${x(0)} 600Z`, main.shaded);
      canvas.path(`M${x(0)} 300H${x(280)}V560C${x(180)} 500 ${x(80)} 560 ${x(0)} 600Z`, `url(#${lace})`);
    } else if (traits.style === 'balconette') {
      canvas.line(`M${x(106)} 470C${x(100)} 560 ${x(110)} 640 ${x(116)} 690`, main.line, 2.4);
    }
  });
}

export const bra = defineKind<Traits>({
  proportions: true,
  design: (random) => ({
    style: random.pick(['t-shirt', 't-shirt', 'balconette', 'triangle', 'sports']),
    pattern: random.pick(['plain', 'plain', 'plain', 'dots', 'floral']),
    lace: random.chance(0.4),
    bow: random.chance(0.5),
    strap: random.pick(['slim', 'slim', 'wide']),
  }),
  draw(canvas, paint, traits) {
    const { main, accent } = paint;
    const texture = clothFill(canvas, traits.pattern, paint);
    const sports = traits.style === 'sports';
    hangShadow(canvas, 720, 250);
    canvas.path('M120 600Q400 470 680 600V660Q400 560 120 660Z', main.inside);
    const band = sports
      ? 'M112 660Q400 690 688 660V724Q400 752 112 724Z'
      : 'M150 600H650L618 712Q500 738 440 706Q400 690 360 706Q300 738 182 712Z';
    if (!sports) canvas.surface(band, { ...main, lit: main.shaded }, { round: 8 });
    straps(canvas, traits, paint);
    for (const side of [-1, 1]) {
      wing(canvas, side, traits, paint);
      cup(canvas, side, sports ? { ...traits, lace: false } : traits, paint, texture);
    }
    if (sports) canvas.surface(band, accent, { round: 8 });
    if (!sports && traits.bow) {
      canvas.surface(
        'M400 616C372 590 352 596 354 616S374 638 400 618C426 638 446 634 446 616S428 590 400 616Z',
        accent,
        { round: 6 },
      );
      canvas.ellipse(400, 617, 7, 7, accent.shaded);
    }
  },
  focus: { x: 300, y: 520, zoom: 2.2 },
  setting: 'rail',
  placement: { anchor: [400, 210], scale: 0.8, at: [400, 226] },
});
