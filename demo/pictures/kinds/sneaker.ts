import type { Paint } from '../kind.ts';
import { defineKind } from '../kind.ts';
import type { Canvas } from '../parts/canvas.ts';
import { mix, tonesOf } from '../parts/colour.ts';
import { clothFill } from '../parts/textile.ts';

type Traits = {
  style: 'runner' | 'court' | 'high-top';
  mark: 'stripe' | 'chevron' | 'bars' | 'plain';
  sole: 'white' | 'gum' | 'tonal';
};

const UPPER: Record<Traits['style'], string> = {
  runner:
    'M92 640C88 600 118 572 170 556C236 534 300 480 352 420C366 404 388 398 404 408C430 426 470 430 520 424C556 420 592 396 622 384C652 378 672 402 680 440C692 500 700 560 706 640Z',
  court:
    'M96 640C92 594 128 566 190 552C256 536 314 492 356 436C368 420 386 414 402 420C440 434 500 436 560 420C596 410 622 402 646 404C668 410 678 430 684 462C692 520 698 580 702 640Z',
  'high-top':
    'M98 640C94 594 130 566 192 552C250 538 300 500 336 452C370 404 392 330 404 268C408 246 424 240 446 246C510 262 580 258 640 240C662 236 672 246 674 268C680 400 694 520 702 640Z',
};
const COLLAR: Record<Traits['style'], string> = {
  runner:
    'M352 420C366 404 388 398 404 408C430 426 470 430 520 424C556 420 592 396 622 384C612 408 570 440 520 450C460 460 404 450 372 432Z',
  court:
    'M356 436C368 420 386 414 402 420C440 434 500 436 560 420C596 410 622 402 646 404C630 424 590 448 540 456C470 466 410 458 376 446Z',
  'high-top':
    'M404 268C408 246 424 240 446 246C510 262 580 258 640 240C662 236 670 244 672 258C630 284 560 294 500 290C450 286 420 280 404 268Z',
};

function sole(canvas: Canvas, paint: Paint, traits: Traits): void {
  const colour =
    traits.sole === 'white'
      ? '#f4f2ed'
      : traits.sole === 'gum'
        ? '#b98b58'
        : mix(paint.main.base, '#f4f2ed', 0.55);
  const tones = tonesOf(colour);
  const chunky = traits.style === 'runner';
  const d = chunky
    ? 'M84 628C80 600 92 596 120 606C300 646 500 634 706 600C734 598 740 626 734 664C730 700 716 714 690 716C560 726 300 730 160 722C108 718 88 690 84 628Z'
    : 'M88 636C88 622 98 618 118 622C320 648 520 646 694 628C714 626 720 636 720 652V688C718 706 708 714 690 715C500 726 300 726 150 718C110 714 90 696 88 636Z';
  const clip = canvas.surface(d, tones, { round: 18 });
  canvas.inside(clip, () => {
    canvas.path(
      'M60 706C300 726 560 722 760 700V740H60Z',
      traits.sole === 'gum' ? '#8a6138' : mix(colour, '#5a5650', 0.5),
    );
    canvas.line(
      chunky ? 'M90 664C300 700 560 690 740 650' : 'M86 668C300 690 560 688 730 672',
      tones.line,
      2,
    );
    if (chunky) {
      canvas.path('M470 700C540 690 640 676 734 650V700Z', paint.accent.base, 'opacity=".85"');
    }
  });
}

function mark(canvas: Canvas, paint: Paint, traits: Traits): void {
  const ink = traits.sole === 'white' && paint.main.base < '#b' ? '#f4f2ed' : paint.accent.base;
  if (traits.mark === 'stripe') {
    canvas.path('M330 600C420 590 520 540 610 470L640 478C560 570 450 622 350 626Z', ink);
  } else if (traits.mark === 'chevron') {
    canvas.path('M420 510L490 510L550 560L500 616H430L478 562Z', ink);
  } else if (traits.mark === 'bars') {
    canvas.path(
      'M400 500L428 492L470 622H440ZM452 486L480 478L524 620H494ZM504 472L532 464L578 614H548Z',
      ink,
    );
  }
}

function laces(canvas: Canvas, traits: Traits): void {
  const points: readonly (readonly [number, number])[] =
    traits.style === 'high-top'
      ? [
          [268, 516],
          [304, 486],
          [336, 448],
          [362, 404],
          [382, 356],
          [398, 306],
        ]
      : [
          [236, 530],
          [268, 508],
          [300, 482],
          [330, 450],
          [356, 420],
        ];
  for (const [x, y] of points) {
    canvas.line(`M${x} ${y}C${x + 16} ${y - 8} ${x + 40} ${y + 10} ${x + 54} ${y + 34}`, '#00000055', 11);
    canvas.line(`M${x} ${y - 2}C${x + 16} ${y - 10} ${x + 40} ${y + 8} ${x + 54} ${y + 32}`, '#f3f0ea', 8);
  }
}

function panels(canvas: Canvas, paint: Paint, traits: Traits): void {
  const { main } = paint;
  canvas.path(
    'M92 640C88 600 118 572 170 556C190 550 206 542 224 532C262 566 276 606 268 650Z',
    main.shaded,
    'opacity=".55"',
  );
  canvas.line('M224 532C262 566 276 606 268 640', main.line, 2);
  canvas.stitch('M214 538C250 572 264 606 258 640', main.thread, 2);
  const top = traits.style === 'high-top' ? 300 : 440;
  canvas.path(
    `M600 ${top}C620 500 618 580 590 650H720V${top}Z`,
    traits.mark === 'plain' ? main.shaded : paint.accent.base,
    'opacity=".5"',
  );
  canvas.line(`M600 ${top}C620 500 618 580 590 650`, main.line, 2);
  canvas.stitch(`M612 ${top}C632 500 630 580 602 650`, main.thread, 2);
  canvas.line(
    'M236 530C300 500 340 456 366 424C380 450 350 520 300 556C284 566 262 556 236 530Z',
    main.line,
    2,
  );
  canvas.soft(8, () =>
    canvas.path('M280 620C400 610 520 560 600 500C560 580 440 640 300 640Z', main.shadow, 'opacity=".35"'),
  );
  canvas.soft(6, () =>
    canvas.path('M110 600C130 574 170 566 210 556C180 580 140 590 120 612Z', main.glow, 'opacity=".8"'),
  );
}

export const sneaker = defineKind<Traits>({
  design: (random) => ({
    style: random.pick(['runner', 'court', 'court', 'high-top']),
    mark: random.pick(['stripe', 'chevron', 'bars', 'plain']),
    sole: random.pick(['white', 'white', 'gum', 'tonal']),
  }),
  draw(canvas, paint, traits) {
    canvas.contactShadow(404, 716, 370, 24, 0.5);
    canvas.path(COLLAR[traits.style], paint.main.inside, `transform="translate(0 -6)"`);
    const clip = canvas.surface(UPPER[traits.style], paint.main, {
      round: 44,
      texture:
        traits.style === 'runner' ? clothFill(canvas, 'melange', paint) : clothFill(canvas, 'plain', paint),
    });
    canvas.inside(clip, () => {
      panels(canvas, paint, traits);
      mark(canvas, paint, traits);
      canvas.path(COLLAR[traits.style], paint.main.inside);
      canvas.line(COLLAR[traits.style], paint.main.line, 3);
    });
    canvas.surface(
      traits.style === 'high-top'
        ? 'M346 452C376 400 396 320 404 262C396 252 378 254 372 266C352 330 326 400 300 448Z'
        : 'M300 470C330 440 352 410 366 388C382 376 404 384 404 404C384 440 350 476 322 498Z',
      paint.main,
      { round: 12 },
    );
    laces(canvas, traits);
    sole(canvas, paint, traits);
    if (traits.style === 'high-top') {
      canvas.ellipse(530, 400, 46, 46, paint.main.lit, `stroke="${paint.main.line}" stroke-width="2"`);
      canvas.ellipse(530, 400, 34, 34, paint.accent.base);
    }
  },
  focus: { x: 330, y: 540, zoom: 2 },
  setting: 'podium',
  placement: { anchor: [404, 716], scale: 0.8, at: [400, 782] },
  rise: 60,
});
