import type { Paint } from '../kind.ts';
import { defineKind } from '../kind.ts';
import type { Canvas } from '../parts/canvas.ts';
import { AXIS, hangShadow } from '../parts/garment.ts';
import { symmetric } from '../parts/outline.ts';
import { clothFill } from '../parts/textile.ts';

type Traits = {
  style: 'suit' | 'bikini' | 'sport';
  pattern: string;
  neckline: 'v' | 'straight';
  belt: boolean;
};

function straps(canvas: Canvas, traits: Traits, paint: Paint, top: number): void {
  const width = traits.style === 'sport' ? 44 : 17;
  for (const side of [-1, 1]) {
    const x = (value: number) => AXIS + side * value;
    canvas.line(
      `M${x(112)} ${top + 60}C${x(104)} ${top - 30} ${x(84)} ${top - 90} ${x(70)} ${top - 130}C${x(100)} ${top - 60} ${x(124)} ${top} ${x(128)} ${top + 70}`,
      paint.main.line,
      width + 3,
    );
    canvas.line(
      `M${x(112)} ${top + 60}C${x(104)} ${top - 30} ${x(84)} ${top - 90} ${x(70)} ${top - 130}`,
      paint.main.base,
      width,
    );
  }
}

function suit(traits: Traits): string {
  const dip = traits.neckline === 'v' ? 350 : 290;
  return symmetric(
    AXIS,
    [0, dip],
    [
      [40, dip - 40, 80, 270, 120, 240],
      [150, 270, 168, 320, 176, 370],
      [170, 440, 140, 480, 142, 540],
      [150, 600, 178, 640, 184, 690],
      [140, 720, 80, 800, 62, 880],
      [40, 892, 20, 896, 0, 896],
    ],
  );
}

function bikini(canvas: Canvas, paint: Paint, texture: string | undefined): void {
  const { main } = paint;
  canvas.line('M200 470Q400 500 600 470', main.line, 19);
  canvas.line('M200 470Q400 500 600 470', main.base, 15);
  for (const side of [-1, 1]) {
    const x = (value: number) => AXIS + side * value;
    canvas.surface(
      `M${x(12)} 480C${x(20)} 400 ${x(70)} 320 ${x(114)} 270C${x(150)} 330 ${x(176)} 400 ${x(180)} 466Q${x(96)} 500 ${x(12)} 480Z`,
      main,
      { round: 34, texture },
    );
  }
  canvas.surface(
    'M400 466C376 450 366 466 376 482S392 496 400 484C408 496 418 500 424 482S424 450 400 466Z',
    paint.accent,
    { round: 5 },
  );
  const low = canvas.surface(
    symmetric(
      AXIS,
      [0, 664],
      [
        [80, 664, 150, 650, 206, 636],
        [214, 690],
        [150, 720, 80, 790, 50, 866],
        [30, 876, 14, 878, 0, 878],
      ],
    ),
    main,
    { round: 40, texture },
  );
  canvas.inside(low, () => canvas.line('M180 668Q400 700 620 668', paint.accent.base, 15));
}

export const swimsuit = defineKind<Traits>({
  design: (random) => ({
    style: random.pick(['suit', 'suit', 'bikini', 'sport']),
    pattern: random.pick(['plain', 'plain', 'stripes', 'dots', 'floral']),
    neckline: random.pick(['v', 'straight']),
    belt: random.chance(0.3),
  }),
  draw(canvas, paint, traits) {
    const { main, accent } = paint;
    const texture = clothFill(canvas, traits.style === 'sport' ? 'plain' : traits.pattern, paint);
    hangShadow(canvas, 900, 170);
    straps(canvas, traits, paint, 236);
    if (traits.style === 'bikini') {
      bikini(canvas, paint, texture);
      return;
    }
    canvas.path('M290 300Q400 270 510 300V420H290Z', main.inside);
    const clip = canvas.surface(suit(traits), main, { round: 48, texture });
    canvas.inside(clip, () => {
      if (traits.style === 'sport') {
        canvas.path('M200 300L290 540L230 900H100V300ZM600 300L510 540L570 900H700V300Z', accent.base);
      } else {
        canvas.line('M300 430C340 470 380 470 398 430M500 430C460 470 420 470 402 430', main.line, 2.6);
      }
      canvas.soft(8, () =>
        canvas.path(
          'M240 540Q400 600 560 540Q400 640 240 540ZM330 860Q400 720 470 860Q400 780 330 860Z',
          main.shadow,
          'opacity=".45"',
        ),
      );
      if (traits.belt) {
        canvas.path('M200 540H600V578H200Z', accent.base);
        canvas.add('<circle cx="400" cy="559" r="24" fill="none" stroke="#cda552" stroke-width="9"/>');
      }
    });
  },
  focus: { x: 400, y: 430, zoom: 2 },
  setting: 'rail',
  placement: { anchor: [400, 110], scale: 0.8, at: [400, 210] },
});
