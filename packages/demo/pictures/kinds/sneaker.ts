import type { Paint } from '../kind.ts';
import { defineKind } from '../kind.ts';
import type { Canvas } from '../parts/canvas.ts';
import { computeLightness, deriveTones, mix } from '../parts/colour.ts';
import { clothFill } from '../parts/textile.ts';

type Style = 'runner' | 'court' | 'high-top';

type Traits = {
  style: Style;
  mark: 'stripe' | 'chevron' | 'bars' | 'perforated' | 'plain';
  sole: 'white' | 'gum' | 'tonal';
  thick: boolean;
  heel: 'tonal' | 'contrast';
};

interface Last {
  upper: string;
  tongue: string;
  /** The far rim of the opening. */
  rim: string;
  /** The panel that carries the eyelets, and where laces leave it. */
  eyestay: string;
  laces: readonly (readonly [number, number])[];
  sole: string;
  heelTop: number;
  /** of its drawn height above the sole: a low shoe ends below the ankle */
  height: number;
}

/** Where the upper meets the sole. */
const SOLE_TOP = 660;

const LOW_SOLE =
  'M96 662C94 648 104 644 122 647C320 668 520 668 700 650C714 650 720 660 718 674L712 704Q710 718 694 718H158C116 716 98 694 96 662Z';

const LASTS: Record<Style, Last> = {
  court: {
    upper:
      'M104 664C98 624 124 598 176 587C250 570 322 520 380 464C394 450 406 442 420 438C452 456 502 472 550 466C596 458 632 432 654 414C670 406 683 416 687 436C695 500 698 590 704 664Z',
    tongue: 'M350 492C372 452 396 410 412 388C428 378 452 386 454 404C450 432 442 456 432 480L392 508Z',
    rim: 'M420 440C450 424 600 396 654 414C632 442 596 464 550 470C502 476 452 458 420 440Z',
    eyestay: 'M420 438C376 474 302 544 236 572C256 602 300 604 334 580C384 540 424 498 448 454Z',
    laces: [
      [402, 456],
      [367, 488],
      [330, 520],
      [291, 547],
      [254, 566],
    ],
    sole: LOW_SOLE,
    heelTop: 420,
    height: 0.78,
  },
  runner: {
    upper:
      'M98 662C92 616 122 590 178 574C254 550 320 496 372 440C386 426 398 420 412 418C446 440 500 456 548 448C594 438 628 408 648 384C664 372 684 382 688 404C696 480 698 580 706 650Z',
    tongue: 'M344 470C366 430 388 388 402 366C418 354 446 362 448 382C446 410 438 438 428 460L388 486Z',
    rim: 'M412 420C446 402 590 368 648 384C628 414 594 446 548 454C500 460 446 440 412 420Z',
    eyestay: 'M412 418C368 456 300 528 234 556C252 590 298 592 332 566C380 526 418 482 442 436Z',
    laces: [
      [393, 438],
      [360, 470],
      [325, 502],
      [288, 530],
      [252, 550],
    ],
    sole: 'M90 652C86 634 102 632 126 640C320 668 500 656 706 622C730 620 742 650 736 684C730 710 716 720 690 720H196C130 718 96 696 90 652Z',
    heelTop: 396,
    height: 0.76,
  },
  'high-top': {
    upper:
      'M104 664C98 624 124 598 176 587C244 572 306 530 350 476C384 432 398 360 408 300C412 282 426 276 444 281C510 300 590 290 646 270C664 264 675 274 677 294C684 420 697 560 704 664Z',
    tongue: 'M374 372C382 318 390 268 402 248C418 238 450 246 452 264L446 330L404 384Z',
    rim: 'M410 296C440 274 600 250 660 272C620 298 540 308 480 301C450 297 428 296 410 296Z',
    eyestay:
      'M408 300C400 372 384 432 350 476C318 514 280 548 236 572C256 602 300 604 334 580C404 520 446 420 456 284Z',
    laces: [
      [404, 326],
      [396, 372],
      [382, 418],
      [358, 462],
      [324, 502],
      [284, 538],
    ],
    sole: LOW_SOLE,
    heelTop: 286,
    height: 1,
  },
};

function sole(canvas: Canvas, paint: Paint, traits: Traits, d: string): void {
  const colour = {
    white: '#f4f2ed',
    gum: '#b98b58',
    tonal: mix(paint.main.base, '#f4f2ed', 0.55),
  }[traits.sole];
  const tones = deriveTones(colour);
  const clip = canvas.surface(d, tones, { round: 16 });
  canvas.inside(clip, () => {
    canvas.path('M60 704H760V730H60Z', traits.sole === 'gum' ? '#8a6138' : mix(colour, '#5a5650', 0.5));
    canvas.line('M92 676C300 690 560 688 736 668', tones.line, 2);
    if (traits.style === 'runner') {
      canvas.path('M480 704C550 696 650 676 740 648V704Z', paint.accent.base, 'opacity=".85"');
    } else {
      canvas.line('M112 656C124 668 126 690 120 704M150 662V704M186 666V704', tones.line, 2, 'opacity=".7"');
    }
  });
}

/** A colour that stands out from the upper, whatever the accent is. */
function heelInk({ main, accent }: Paint): string {
  const apart = Math.abs(computeLightness(main.base) - computeLightness(accent.base));
  if (apart > 0.2) return accent.base;
  return computeLightness(main.base) < 0.5 ? '#d8d2c6' : '#3d4148';
}

function mark(canvas: Canvas, paint: Paint, traits: Traits): void {
  const ink = computeLightness(paint.main.base) < 0.55 ? '#f4f2ed' : paint.accent.base;
  if (traits.mark === 'stripe') {
    canvas.path('M352 632C440 620 540 566 622 500L640 512C574 596 470 652 372 656Z', ink);
  } else if (traits.mark === 'chevron') {
    canvas.path('M452 530L510 530L566 584L520 640H462L506 584Z', ink);
  } else if (traits.mark === 'bars') {
    canvas.path(
      'M424 532L452 524L492 656H462ZM474 518L502 510L544 656H514ZM524 504L552 496L596 652H566Z',
      ink,
    );
  } else if (traits.mark === 'perforated') {
    for (const row of [0, 1, 2, 3])
      for (const column of [0, 1, 2, 3, 4])
        canvas.ellipse(
          430 + column * 30 + row * 12,
          540 + row * 26 - column * 6,
          5.5,
          5.5,
          paint.main.inside,
          'opacity=".75"',
        );
  }
}

function panels(canvas: Canvas, paint: Paint, traits: Traits, { heelTop }: Last): void {
  const { main } = paint;
  const toe = 'M88 664C84 616 118 586 180 572C200 568 220 566 236 572C270 594 286 626 282 670Z';
  canvas.path(toe, main.shaded, 'opacity=".5"');
  canvas.line('M236 572C270 594 286 626 282 670', main.line, 2);
  canvas.stitch('M226 574C260 598 274 628 271 670', main.thread, 2);
  const heel = `M606 ${heelTop}C628 510 624 600 596 670H720V${heelTop - 30}Z`;
  if (traits.heel === 'contrast') canvas.path(heel, heelInk(paint));
  else canvas.path(heel, main.shaded, 'opacity=".55"');
  canvas.line(`M606 ${heelTop}C628 510 624 600 596 670`, main.line, 2);
  canvas.stitch(`M617 ${heelTop}C639 510 635 600 607 670`, main.thread, 2);
  canvas.soft(8, () => {
    canvas.path('M290 650C410 640 530 590 604 520C566 610 450 670 310 668Z', main.shadow, 'opacity=".4"');
    canvas.path('M118 622C136 598 176 588 214 580C186 602 146 612 126 634Z', main.glow, 'opacity=".9"');
  });
}

function laces(canvas: Canvas, last: Last): void {
  for (const [x, y] of last.laces) {
    const d = `M${x - 4} ${y - 2}C${x + 10} ${y + 2} ${x + 28} ${y + 14} ${x + 38} ${y + 32}`;
    canvas.line(d, '#000000', 11, 'opacity=".25" transform="translate(1 3)"');
    canvas.line(d, '#f5f2ec', 8.5);
  }
}

function upper(canvas: Canvas, paint: Paint, traits: Traits, last: Last): void {
  canvas.surface(last.rim, { ...paint.main, lit: paint.main.inside, base: paint.main.inside }, { round: 8 });
  canvas.surface(last.tongue, paint.main, { round: 12 });
  const texture = clothFill(canvas, traits.style === 'runner' ? 'melange' : 'plain', paint);
  const clip = canvas.surface(last.upper, paint.main, { round: 44, texture });
  canvas.inside(clip, () => {
    panels(canvas, paint, traits, last);
    mark(canvas, paint, traits);
  });
  canvas.surface(last.eyestay, paint.main, { round: 12 });
  if (traits.style === 'high-top') {
    canvas.ellipse(548, 420, 44, 44, paint.main.lit, `stroke="${paint.main.line}" stroke-width="2"`);
    canvas.ellipse(548, 420, 32, 32, paint.accent.base);
  }
  laces(canvas, last);
}

export const sneaker = defineKind<Traits>({
  proportions: true,
  design: (random) => ({
    style: random.pick(['runner', 'court', 'court', 'high-top']),
    mark: random.pick(['stripe', 'chevron', 'bars', 'perforated', 'plain']),
    sole: random.pick(['white', 'white', 'gum', 'tonal']),
    thick: random.chance(0.3),
    heel: random.pick(['tonal', 'contrast']),
  }),
  draw(canvas, paint, traits) {
    const last = LASTS[traits.style];
    const rise = traits.thick ? 46 : 0;
    canvas.contactShadow(404, 718, 350, 24, 0.5);
    canvas.group(
      `transform="translate(0 ${SOLE_TOP * (1 - last.height) - rise * 0.72}) scale(1 ${last.height})"`,
      () => upper(canvas, paint, traits, last),
    );
    canvas.group(`transform="translate(0 ${718 - 718 * (1 + rise / 74)}) scale(1 ${1 + rise / 74})"`, () =>
      sole(canvas, paint, traits, last.sole),
    );
  },
  focus: { x: 330, y: 560, zoom: 2 },
  setting: 'podium',
  placement: { anchor: [404, 718], scale: 0.86, at: [400, 782] },
  rise: 60,
});
