import type { Paint } from '../kind.ts';
import { defineKind } from '../kind.ts';
import type { Canvas } from '../parts/canvas.ts';
import { hangShadow } from '../parts/garment.ts';
import { clothFill } from '../parts/textile.ts';

type Traits = {
  style: 'loop-knot' | 'draped' | 'tube';
  pattern: string;
  fringe: boolean;
  stripe: boolean;
};

function fringe(canvas: Canvas, x1: number, x2: number, y: number, lean: number, colour: string): void {
  let d = '';
  for (let x = x1 + 5; x < x2; x += 12) d += `M${x} ${y + (x - x1) * lean}l${((x / 12) % 3) - 1} 50`;
  canvas.line(d, colour, 4);
}

/** One hanging end, `x1`–`x2` wide at its foot. */
function tail(
  canvas: Canvas,
  d: string,
  foot: readonly [number, number, number, number],
  traits: Traits,
  paint: Paint,
  texture: string | undefined,
): void {
  const { main, accent } = paint;
  const [x1, x2, y, lean] = foot;
  if (traits.fringe) fringe(canvas, x1, x2, y - 8, lean, main.base);
  const clip = canvas.surface(d, main, { round: 30, texture });
  canvas.inside(clip, () => {
    if (traits.stripe) {
      for (const [up, width, ink] of [
        [60, 26, accent.base],
        [104, 12, '#f1ece2'],
        [136, 26, accent.base],
      ] as const) {
        canvas.line(`M${x1 - 30} ${y - up}L${x2 + 30} ${y - up + (x2 - x1) * lean}`, ink, width);
      }
    }
    const middle = (x1 + x2) / 2;
    canvas.soft(7, () => {
      canvas.path(
        `M${middle - 26} 330Q${middle - 6} ${y - 200} ${middle - 20} ${y}Q${middle - 44} ${y - 200} ${middle - 26} 330Z`,
        main.shadow,
        'opacity=".6"',
      );
      canvas.path(
        `M${middle + 30} 330Q${middle + 44} ${y - 200} ${middle + 36} ${y}Q${middle + 22} ${y - 200} ${middle + 30} 330Z`,
        main.glow,
        'opacity=".45"',
      );
    });
  });
}

function tube(canvas: Canvas, paint: Paint, texture: string | undefined): void {
  const { main } = paint;
  canvas.path('M150 420C170 300 630 300 650 420C600 500 200 500 150 420Z', main.inside);
  const clip = canvas.surface(
    'M130 430C150 520 650 520 670 430C706 520 700 690 640 740C520 800 280 800 160 740C100 690 94 520 130 430Z',
    main,
    { round: 54, texture },
  );
  canvas.inside(clip, () =>
    canvas.soft(9, () => {
      canvas.path('M110 560C260 660 540 660 690 560C560 720 240 720 110 560Z', main.shadow, 'opacity=".55"');
      canvas.path('M130 660C280 740 520 730 670 650C540 790 280 800 130 660Z', main.shadow, 'opacity=".4"');
      canvas.path('M120 500C260 590 540 590 680 500C560 640 260 640 120 500Z', main.glow, 'opacity=".4"');
    }),
  );
}

export const scarf = defineKind<Traits>({
  design: (random) => ({
    style: random.pick(['loop-knot', 'loop-knot', 'draped', 'tube']),
    pattern: random.pick([
      'check',
      'check',
      'melange',
      'ribbed',
      'cable',
      'plain',
      'floral',
      'dots',
      'stripes',
    ]),
    fringe: random.chance(0.6),
    stripe: random.chance(0.35),
  }),
  draw(canvas, paint, traits) {
    const { main } = paint;
    const texture = clothFill(canvas, traits.pattern, paint);
    if (traits.style === 'tube') {
      canvas.contactShadow(400, 780, 280, 24, 0.35);
      tube(canvas, paint, texture);
      return;
    }
    hangShadow(canvas, 890, 160);
    if (traits.style === 'draped') {
      canvas.surface(
        'M250 300C250 150 550 150 550 300L520 360C500 260 300 260 280 360Z',
        { ...main, lit: main.inside, base: main.inside },
        { round: 20 },
      );
      tail(
        canvas,
        'M246 300C250 200 330 160 400 156C380 220 392 300 396 380C402 560 396 700 392 856L212 846C226 640 230 460 246 300Z',
        [212, 392, 852, 0.05],
        traits,
        paint,
        texture,
      );
      tail(
        canvas,
        'M554 300C550 200 470 160 400 156C420 220 412 300 410 380C404 520 410 640 414 760L590 750C574 580 570 440 554 300Z',
        [414, 590, 758, -0.05],
        traits,
        paint,
        texture,
      );
      return;
    }
    canvas.surface(
      'M400 130C250 130 180 230 206 330C230 420 330 460 400 460S570 420 594 330C620 230 550 130 400 130ZM400 220C470 220 510 250 506 300C500 340 450 350 400 350S300 340 294 300C290 250 330 220 400 220Z',
      { ...main, lit: main.shaded },
      { round: 34, texture },
    );
    tail(
      canvas,
      'M350 400C330 560 300 700 276 856L440 872C456 720 452 560 456 410Z',
      [276, 440, 852, 0.1],
      traits,
      paint,
      texture,
    );
    tail(
      canvas,
      'M380 400C440 540 450 640 452 776L608 762C600 620 550 500 490 390Z',
      [452, 608, 776, -0.09],
      traits,
      paint,
      texture,
    );
    const knot = canvas.surface(
      'M196 330C220 270 320 330 420 330C500 326 570 280 604 320C610 400 520 470 420 470C310 470 200 420 196 330Z',
      main,
      { round: 34, texture },
    );
    canvas.inside(knot, () =>
      canvas.soft(7, () =>
        canvas.path(
          'M200 350C300 400 500 410 600 340C520 440 300 450 200 350ZM230 400C330 440 480 440 560 400C480 470 320 470 230 400Z',
          main.shadow,
          'opacity=".5"',
        ),
      ),
    );
  },
  focus: { x: 400, y: 420, zoom: 2 },
  setting: 'rail',
  placement: { anchor: [400, 150], scale: 0.8, at: [400, 200] },
  drop: ({ style }) => (style === 'tube' ? 180 : 0),
});
