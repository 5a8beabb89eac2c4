import type { Paint } from '../kind.ts';
import { defineKind } from '../kind.ts';
import type { Canvas } from '../parts/canvas.ts';
import { deriveTones } from '../parts/colour.ts';
import { roundedBox } from '../parts/outline.ts';

type Traits = {
  style: 'chelsea' | 'laced' | 'hiking' | 'tall';
  heel: 'flat' | 'block';
  sole: 'dark' | 'natural';
  /** on the side, beside the laces */
  zip: boolean;
  lugs: boolean;
};

const SHAFT: Record<Traits['style'], string> = {
  chelsea:
    'M126 730C118 680 160 650 230 634C300 616 360 570 384 500C396 440 394 380 392 330Q393 312 410 312Q510 322 606 308Q622 308 622 324C620 400 622 470 634 540C644 610 650 680 650 760L440 770Q300 780 180 772Q134 770 126 730Z',
  laced:
    'M122 730C114 672 160 646 234 630C300 612 350 580 376 520C396 450 398 350 396 250Q397 230 414 230Q510 242 614 226Q630 226 630 244C626 360 628 460 638 540C646 610 652 680 652 760L440 770Q300 780 180 772Q130 770 122 730Z',
  hiking:
    'M120 730C112 676 156 648 230 630C300 612 348 584 376 530C388 490 390 440 386 396Q386 376 404 374Q510 392 612 366Q632 366 634 386C634 440 636 490 642 546C648 610 652 682 652 760L440 770Q300 780 180 772Q128 770 120 730Z',
  tall: 'M150 800C142 752 180 724 250 708C318 692 360 650 380 580C394 500 376 400 370 290C366 220 368 160 370 110Q372 92 390 92Q500 104 612 88Q630 88 632 106C636 240 622 380 620 480C618 580 640 680 642 830L440 842Q310 848 200 842Q156 840 150 800Z',
};

/** The inside that shows above the shaft. */
const OPENING: Record<Exclude<Traits['style'], 'tall'>, string> = {
  chelsea: 'M394 318Q510 298 620 314Q510 336 394 318Z',
  laced: 'M398 236Q510 216 628 232Q510 254 398 236Z',
  hiking: 'M388 380Q510 352 632 374Q510 400 388 380Z',
};

function sole(canvas: Canvas, traits: Traits, drop: number): void {
  const tones = deriveTones(traits.sole === 'dark' ? '#2c2825' : '#a97f57');
  const down = (y: number) => y + drop;
  const shape =
    traits.heel === 'block'
      ? `M122 ${down(736)}C200 ${down(768)} 300 ${down(774)} 420 ${down(770)}C500 ${down(766)} 580 ${down(756)} 654 ${down(748)}V${down(780)}L646 ${down(830)}H532L520 ${down(790)}C480 ${down(792)} 450 ${down(808)} 410 ${down(822)}C360 ${down(834)} 220 ${down(832)} 160 ${down(826)}Q118 ${down(816)} 114 ${down(770)}Q114 ${down(744)} 122 ${down(736)}Z`
      : `M116 ${down(736)}Q114 ${down(726)} 134 ${down(730)}C300 ${down(766)} 480 ${down(758)} 656 ${down(746)}Q666 ${down(748)} 666 ${down(758)}V${down(798)}H536L524 ${down(786)}Q360 ${down(802)} 190 ${down(796)}Q122 ${down(790)} 116 ${down(736)}Z`;
  const clip = canvas.surface(shape, tones, { round: 12 });
  if (!traits.lugs) return;
  const from = down(traits.heel === 'block' ? 806 : 780);
  const gaps = Array.from({ length: 12 }, (_, index) => `M${136 + index * 44} ${from}h18v40h-18Z`);
  canvas.inside(clip, () => canvas.path(gaps.join(''), '#12100e', 'opacity=".7"'));
}

/** A zip from the collar down to the ankle. */
function sideZip(canvas: Canvas, paint: Paint, top: number): void {
  const d = `M566 ${top}C574 ${top + 90} 566 560 572 664`;
  canvas.line(d, paint.main.line, 12, 'opacity=".55"');
  canvas.line(d, '#c9c3b6', 6, 'stroke-dasharray="4 3"');
  canvas.path(roundedBox(560, top + 4, 14, 34, 5), '#a9adb2', 'stroke="#5b5f64" stroke-width="2"');
}

function chelsea(canvas: Canvas, paint: Paint): void {
  const { main } = paint;
  canvas.path('M452 316L566 312C562 400 548 480 520 560C486 500 462 420 452 316Z', main.inside);
  canvas.add(
    `<path d="M470 318C478 400 496 470 518 540M492 318C496 380 506 440 522 520M516 316V500M540 314C538 400 530 450 524 500" fill="none" stroke="${main.shadow}" stroke-width="4"/>`,
  );
  canvas.line('M452 316L566 312C562 400 548 480 520 560C486 500 462 420 452 316Z', main.line, 2);
  canvas.surface('M588 306C584 280 620 276 622 304V350H600Z', main, { round: 6 });
}

function laced(canvas: Canvas, paint: Paint): void {
  const { main } = paint;
  canvas.line(
    'M300 606C340 640 360 690 356 770M300 606C370 590 430 540 450 470C462 400 462 320 460 238',
    main.line,
    2,
  );
  canvas.stitch('M310 606C350 642 370 690 366 770', main.thread, 2);
  for (const [x, y] of [
    [404, 274],
    [406, 330],
    [404, 386],
    [398, 440],
    [386, 492],
    [364, 540],
    [332, 578],
  ] as const) {
    canvas.line(`M${x - 12} ${y + 4}C${x + 10} ${y - 8} ${x + 40} ${y} ${x + 56} ${y + 14}`, '#00000050', 11);
    canvas.line(`M${x - 12} ${y}C${x + 10} ${y - 12} ${x + 40} ${y - 4} ${x + 56} ${y + 10}`, '#cfa76a', 8);
    canvas.ellipse(x + 60, y + 12, 7, 7, '#c2a265', 'stroke="#7b6236" stroke-width="2"');
  }
}

/** Above the ankle only: a padded collar, hooks above eyelets, a toe cap of rubber. */
function hiking(canvas: Canvas, paint: Paint): void {
  const { main, accent } = paint;
  canvas.path('M100 700C180 690 250 700 280 780H100Z', main.shaded, 'opacity=".9"');
  canvas.line('M118 694C190 684 262 700 286 778', main.line, 2);
  canvas.path(
    'M384 372Q510 396 636 364V432C560 452 470 454 390 438Z',
    main.shaded,
    `stroke="${main.line}" stroke-width="2"`,
  );
  canvas.line('M470 394V444M552 388V440', main.line, 2, 'opacity=".6"');
  canvas.line('M314 604C354 640 374 700 368 772M650 560C560 590 500 650 486 772', main.line, 2);
  canvas.stitch('M326 606C366 642 386 702 380 770', main.thread, 2);
  canvas.surface('M592 352C588 326 624 322 626 348V394H604Z', main, { round: 6 });
  for (const [x, y] of [
    [402, 430],
    [398, 476],
    [384, 520],
    [360, 558],
    [328, 590],
  ] as const) {
    canvas.line(`M${x - 12} ${y + 4}C${x + 10} ${y - 8} ${x + 40} ${y} ${x + 56} ${y + 14}`, '#00000050', 11);
    canvas.line(`M${x - 12} ${y}C${x + 10} ${y - 12} ${x + 40} ${y - 4} ${x + 56} ${y + 10}`, accent.base, 8);
    canvas.path(roundedBox(x + 52, y + 5, 20, 14, 4), '#8d9298', 'stroke="#4d5156" stroke-width="2"');
  }
}

function tall(canvas: Canvas, paint: Paint): void {
  const { main } = paint;
  canvas.line('M590 96C598 260 580 420 584 560', main.line, 2);
  canvas.add(
    '<path d="M596 150C600 300 588 420 590 540" fill="none" stroke="#b8ab93" stroke-width="6" stroke-dasharray="4 3"/>',
  );
  canvas.soft(7, () => {
    canvas.path('M380 560C450 600 540 596 618 560C540 630 450 634 384 590Z', main.shadow, 'opacity=".6"');
    canvas.path('M386 620C450 640 530 630 600 606C530 660 440 668 372 640Z', main.shadow, 'opacity=".45"');
  });
}

export const boot = defineKind<Traits>({
  proportions: true,
  design: (random) => ({
    style: random.pick(['chelsea', 'laced', 'hiking', 'tall']),
    heel: random.pick(['flat', 'block']),
    sole: random.pick(['dark', 'dark', 'natural']),
    zip: random.chance(0.3),
    lugs: random.chance(0.4),
  }),
  draw(canvas, paint, traits) {
    const drop = traits.style === 'tall' ? 72 : 0;
    const floor = (traits.heel === 'block' ? 830 : 800) + drop;
    canvas.contactShadow(390, floor, 320, 22, 0.5);
    if (traits.style === 'tall') {
      canvas.ellipse(501, 98, 130, 14, paint.main.inside);
    } else {
      canvas.path(OPENING[traits.style], paint.main.inside);
    }
    const clip = canvas.surface(SHAFT[traits.style], paint.main, { round: 52, light: 0.6 });
    canvas.inside(clip, () => {
      canvas.soft(9, () => {
        canvas.path(
          'M180 690C230 664 300 650 350 610C330 660 260 690 200 716Z',
          paint.main.glow,
          `opacity=".7" transform="translate(0 ${drop})"`,
        );
        canvas.path(
          'M400 540C440 600 520 620 630 590C560 650 460 660 392 600Z',
          paint.main.shadow,
          `opacity=".5" transform="translate(0 ${drop})"`,
        );
      });
      ({ chelsea, laced, hiking, tall })[traits.style](canvas, paint);
      if (traits.zip && traits.style === 'laced') sideZip(canvas, paint, 250);
      if (traits.zip && traits.style === 'hiking') sideZip(canvas, paint, 392);
      canvas.line('M640 560C600 600 590 690 600 780', paint.main.line, 2, `transform="translate(0 ${drop})"`);
    });
    // a tall boot's foot is shorter
    const fit = traits.style === 'tall' ? 'translate(36 0) scale(.94 1)' : 'translate(0 0)';
    canvas.group(`transform="${fit}"`, () => sole(canvas, traits, drop));
  },
  focus: { x: 430, y: 480, zoom: 1.9 },
  setting: 'podium',
  placement: { anchor: [390, 850], scale: 0.74, at: [400, 782] },
  rise: 40,
});
