import type { Paint } from '../kind.ts';
import { defineKind } from '../kind.ts';
import type { Canvas } from '../parts/canvas.ts';
import { roundedBox } from '../parts/outline.ts';

type Traits = {
  style: 'day' | 'rolltop' | 'flap' | 'trekking';
  pockets: number;
  bottle: boolean;
  leather: boolean;
};

const FLOOR = 884;
const BODY =
  'M196 360C196 220 280 150 400 150S604 220 604 360V806Q602 872 544 876Q400 886 256 876Q198 872 196 806Z';

function strap(canvas: Canvas, d: string, paint: Paint, width: number): void {
  canvas.line(d, paint.main.line, width + 4);
  canvas.line(d, paint.main.shaded, width);
}

function zipLine(canvas: Canvas, d: string, paint: Paint): void {
  canvas.line(d, paint.main.line, 9);
  canvas.line(d, '#b9b6b0', 3);
}

function frontPocket(canvas: Canvas, y: number, height: number, traits: Traits, paint: Paint): void {
  canvas.soft(8, () =>
    canvas.path(roundedBox(240, y + 8, 320, height, 40), paint.main.shadow, 'opacity=".6"'),
  );
  canvas.surface(roundedBox(238, y, 324, height, 40), traits.leather ? paint.accent : paint.main, {
    round: 30,
  });
  zipLine(canvas, `M256 ${y + 44}H544`, paint);
  canvas.path(`M296 ${y + 40}h14v50q-7 10 -14 0Z`, '#c9c7c2');
}

function lid(canvas: Canvas, traits: Traits, paint: Paint): void {
  const { main } = paint;
  if (traits.style === 'rolltop') {
    canvas.surface('M206 200Q400 150 594 200L604 330Q400 380 196 330Z', main, { round: 26 });
    canvas.line('M204 236Q400 190 596 236M200 286Q400 240 600 286', main.line, 5);
    for (const x of [290, 510]) {
      canvas.line(`M${x} 196V470`, main.line, 24);
      canvas.line(`M${x} 196V470`, paint.accent.base, 20);
      canvas.surface(
        roundedBox(x - 22, 400, 44, 40, 8),
        { ...main, lit: '#5b5d61', base: '#3a3c40', shaded: '#2b2d30' },
        { round: 6 },
      );
    }
    return;
  }
  const d =
    'M190 330C192 210 280 140 400 140S608 210 610 330L600 470Q590 500 560 502Q400 520 240 502Q210 500 200 470Z';
  canvas.soft(10, () => canvas.path(d, main.shadow, 'opacity=".6" transform="translate(0 14)"'));
  canvas.surface(d, traits.leather ? paint.accent : main, { round: 40 });
  for (const x of [300, 500]) {
    canvas.line(`M${x} 460V610`, '#4b3526', 24);
    canvas.line(`M${x} 460V610`, '#7a563b', 19);
    canvas.add(
      `<rect x="${x - 20}" y="520" width="40" height="32" rx="5" fill="none" stroke="#c9a968" stroke-width="7"/>`,
    );
  }
}

function trekking(canvas: Canvas, paint: Paint): void {
  const { main, accent } = paint;
  canvas.surface('M226 190C240 120 320 96 400 96S560 120 574 190L584 290Q400 320 216 290Z', accent, {
    round: 34,
  });
  zipLine(canvas, 'M240 250Q400 274 560 250', paint);
  for (const side of [-1, 1]) {
    const x = (value: number) => 400 + side * value;
    strap(canvas, `M${x(196)} 420L${x(150)} 470M${x(200)} 640L${x(150)} 600`, paint, 12);
    canvas.line(`M${x(60)} 320V${FLOOR - 40}`, main.line, 14);
    canvas.line(`M${x(60)} 320V${FLOOR - 40}`, '#3a3c40', 10);
  }
  canvas.surface(roundedBox(272, 640, 256, 190, 30), main, { round: 26 });
  canvas.line('M286 690L514 690', main.line, 5);
}

export const backpack = defineKind<Traits>({
  proportions: true,
  design: (random) => ({
    style: random.pick(['day', 'day', 'rolltop', 'flap', 'trekking']),
    pockets: random.pick([1, 2]),
    bottle: random.chance(0.5),
    leather: random.chance(0.4),
  }),
  draw(canvas, paint, traits) {
    const { main } = paint;
    canvas.contactShadow(400, FLOOR, 270, 26, 0.45);
    strap(canvas, 'M350 170C350 86 450 86 450 170', paint, 22);
    strap(canvas, 'M214 380C160 520 156 700 196 820M586 380C640 520 644 700 604 820', paint, 38);
    if (traits.bottle) {
      canvas.surface(roundedBox(588, 520, 74, 250, 26), paint.accent, { round: 22 });
      canvas.surface(
        roundedBox(604, 492, 42, 40, 10),
        { ...main, lit: '#d9dadb', base: '#b3b5b8', shaded: '#8f9296' },
        { round: 8 },
      );
      canvas.surface('M586 640Q640 660 672 640L660 850Q620 866 580 850Z', main, { round: 18 });
    }
    const clip = canvas.surface(BODY, main, { round: 56 });
    canvas.inside(clip, () => {
      canvas.line('M240 820V390C240 266 310 206 400 206S560 266 560 390V820', main.line, 3);
      canvas.path(
        'M150 780Q400 812 650 780V900H150Z',
        traits.leather ? paint.accent.base : main.shaded,
        'opacity=".9"',
      );
      canvas.stitch('M150 790Q400 822 650 790', main.glow, 2.4);
    });
    if (traits.style === 'trekking') {
      trekking(canvas, paint);
      return;
    }
    if (traits.style === 'day') {
      zipLine(canvas, 'M236 480C234 300 300 214 400 214S566 300 564 480', paint);
      if (traits.pockets === 2) frontPocket(canvas, 380, 150, { ...traits, leather: false }, paint);
    } else {
      lid(canvas, traits, paint);
    }
    frontPocket(canvas, 570, 250, traits, paint);
    canvas.surface(roundedBox(352, 716, 96, 48, 8), paint.accent, { round: 6 });
    canvas.stitch(roundedBox(358, 722, 84, 36, 5), '#f1ece2', 1.8);
  },
  focus: { x: 400, y: 620, zoom: 2 },
  setting: 'podium',
  placement: { anchor: [400, 884], scale: 0.68, at: [400, 782] },
});
