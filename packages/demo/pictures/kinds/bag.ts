import type { Paint } from '../kind.ts';
import { defineKind } from '../kind.ts';
import { rivet } from '../parts/buttons.ts';
import type { Canvas } from '../parts/canvas.ts';
import { roundedBox } from '../parts/outline.ts';

type Traits = {
  style: 'tote' | 'shoulder' | 'backpack' | 'bucket' | 'holdall';
  metal: 'gold' | 'silver';
  charm: boolean;
  closure: 'zip' | 'magnet' | 'buckle' | 'pocket';
};

const FLOOR = 860;

function strap(canvas: Canvas, d: string, paint: Paint, width: number): void {
  canvas.line(d, paint.main.line, width + 3);
  canvas.line(d, paint.main.base, width);
  canvas.line(d, paint.main.glow, width * 0.22, 'opacity=".7" transform="translate(-2 -2)"');
}

function tote(canvas: Canvas, paint: Paint, metal: string): void {
  strap(canvas, 'M288 470C290 250 340 190 400 190S510 250 512 470', paint, 17);
  canvas.path('M186 446Q400 418 614 446Q400 474 186 446Z', paint.main.inside);
  const clip = canvas.surface(
    'M184 446Q400 474 616 446C622 560 640 720 650 822Q652 852 620 856Q400 870 180 856Q148 852 150 822C160 720 178 560 184 446Z',
    paint.main,
    { round: 44 },
  );
  canvas.inside(clip, () => {
    canvas.line('M205 470C200 600 186 740 182 856M595 470C600 600 614 740 618 856', paint.main.line, 2);
    canvas.stitch('M184 462Q400 490 616 462M150 826Q400 842 650 826', paint.main.line, 2);
  });
  strap(canvas, 'M300 560V500C304 300 350 228 400 228S496 300 500 500V560', paint, 17);
  for (const x of [300, 500]) {
    canvas.surface(roundedBox(x - 20, 520, 40, 70, 10), paint.main, { round: 6 });
    rivet(canvas, x, 540, 6, metal);
    rivet(canvas, x, 572, 6, metal);
  }
}

/** The flap of a shoulder bag. @param clasp the metal of its clasp; null: buckles close it */
function flap(canvas: Canvas, paint: Paint, clasp: string | null): void {
  canvas.soft(9, () =>
    canvas.path(
      'M172 520Q400 500 628 520C632 600 620 700 560 728Q400 752 240 728C180 700 168 600 172 520Z',
      paint.main.shadow,
      'opacity=".7" transform="translate(0 12)"',
    ),
  );
  canvas.surface(
    'M170 520Q172 500 200 498Q400 486 600 498Q628 500 630 520C634 600 622 692 560 718Q400 744 240 718C178 692 166 600 170 520Z',
    paint.main,
    { round: 36 },
  );
  canvas.stitch(
    'M184 522C182 600 196 678 246 702Q400 726 554 702C604 678 618 600 616 522',
    paint.main.line,
    2,
  );
  if (clasp === null) return;
  canvas.surface(
    roundedBox(366, 684, 68, 58, 12),
    {
      ...paint.main,
      lit: '#f7e9c6',
      base: clasp,
      shaded: clasp,
      glow: '#fff6dc',
      shadow: '#7d6434',
      line: '#7d6434',
    },
    { round: 10 },
  );
  canvas.path(roundedBox(384, 700, 32, 26, 6), '#4b3c20', 'opacity=".5"');
}

function shoulder(canvas: Canvas, paint: Paint, metal: string, closure: Traits['closure']): void {
  strap(canvas, 'M190 540C170 300 290 170 400 170S630 300 610 540', paint, 13);
  canvas.surface(
    'M176 520Q400 500 624 520C640 610 648 720 648 800Q646 852 600 856Q400 868 200 856Q154 852 152 800C152 720 160 610 176 520Z',
    paint.main,
    { round: 44 },
  );
  if (closure === 'magnet' || closure === 'buckle') flap(canvas, paint, closure === 'magnet' ? metal : null);
  for (const x of [190, 610]) {
    canvas.add(`<circle cx="${x}" cy="536" r="15" fill="none" stroke="${metal}" stroke-width="7"/>`);
  }
}

function backpack(canvas: Canvas, paint: Paint, metal: string): void {
  strap(canvas, 'M352 236C352 170 448 170 448 236', paint, 18);
  strap(canvas, 'M226 400C180 520 176 700 208 800M574 400C620 520 624 700 592 800', paint, 30);
  const clip = canvas.surface(
    'M214 420C214 280 290 216 400 216S586 280 586 420V800Q584 856 530 858Q400 866 270 858Q216 856 214 800Z',
    paint.main,
    { round: 50 },
  );
  canvas.inside(clip, () => {
    canvas.line('M240 800V430C240 310 306 254 400 254S560 310 560 430V800', paint.main.line, 3);
    canvas.stitch('M230 800V430C230 300 300 244 400 244S570 300 570 430V800', paint.main.line, 2);
  });
  canvas.soft(8, () =>
    canvas.path(
      roundedBox(252, 570, 296, 250, 44),
      paint.main.shadow,
      'opacity=".6" transform="translate(2 10)"',
    ),
  );
  canvas.surface(roundedBox(250, 560, 300, 256, 44), paint.main, { round: 34 });
  canvas.line('M262 616H538', paint.main.line, 8);
  canvas.line('M262 616H538', metal, 3);
  canvas.path('M300 612h14v52q-7 10-14 0Z', metal);
  canvas.surface(roundedBox(356, 690, 88, 48, 8), paint.accent, { round: 6 });
  canvas.stitch(roundedBox(362, 696, 76, 36, 5), '#f1ece2', 1.6);
}

function bucket(canvas: Canvas, paint: Paint, metal: string): void {
  strap(canvas, 'M236 470C230 260 320 180 400 180S570 260 564 470', paint, 15);
  canvas.path('M214 452C260 420 540 420 586 452C540 490 260 490 214 452Z', paint.main.inside);
  const clip = canvas.surface(
    'M212 452C250 486 550 486 588 452C600 580 616 720 612 810Q608 854 560 858Q400 872 240 858Q192 854 188 810C184 720 200 580 212 452Z',
    paint.main,
    { round: 50 },
  );
  canvas.inside(clip, () => {
    canvas.soft(5, () => {
      for (const x of [250, 300, 345, 400, 455, 500, 550]) {
        canvas.path(
          `M${x - 6} 470Q${x + 8} 560 ${x - 4} 640Q${x - 16} 560 ${x - 6} 470Z`,
          paint.main.shadow,
          'opacity=".6"',
        );
      }
    });
    canvas.path('M150 770Q400 800 650 770V880H150Z', paint.main.shaded, 'opacity=".8"');
    canvas.stitch('M150 778Q400 808 650 778', paint.main.line, 2);
  });
  for (const x of [262, 316, 372, 428, 484, 538]) {
    canvas.ellipse(x, 532, 9, 9, paint.main.inside, `stroke="${metal}" stroke-width="4"`);
  }
  canvas.line(
    'M262 532C280 540 300 540 316 532C334 542 356 542 372 532C392 542 410 542 428 532C446 542 466 542 484 532C504 542 520 540 538 532',
    paint.accent.shaded,
    7,
  );
  canvas.line('M396 536C380 600 384 640 372 690M404 536C420 600 412 650 424 680', paint.accent.shaded, 7);
}

/** A travel bag, wider than high, with a zip along its top and handles that meet in its middle. */
function holdall(canvas: Canvas, paint: Paint, metal: string): void {
  strap(canvas, 'M286 560C288 400 330 340 400 340S512 400 514 560', paint, 15);
  const clip = canvas.surface(
    'M150 500Q400 470 650 500C690 506 708 540 714 600C722 680 722 760 712 812Q704 856 650 858Q400 868 150 858Q96 856 88 812C78 760 78 680 86 600C92 540 110 506 150 500Z',
    paint.main,
    { round: 50 },
  );
  canvas.inside(clip, () => {
    for (const d of ['M170 480C150 600 148 760 160 880', 'M630 480C650 600 652 760 640 880'])
      canvas.line(d, paint.main.line, 2);
    canvas.path('M60 800Q400 822 740 800V900H60Z', paint.main.shaded, 'opacity=".75"');
    canvas.stitch('M80 808Q400 830 720 808', paint.main.line, 2);
  });
  strap(canvas, 'M276 846V590C278 420 330 360 400 360S522 420 524 590V846', paint, 17);
  for (const x of [276, 524]) {
    canvas.surface(roundedBox(x - 22, 590, 44, 62, 10), paint.main, { round: 6 });
    rivet(canvas, x, 608, 6, metal);
    rivet(canvas, x, 636, 6, metal);
  }
  for (const x of [88, 712])
    canvas.add(`<circle cx="${x}" cy="600" r="15" fill="none" stroke="${metal}" stroke-width="7"/>`);
}

/** Where a style closes: its upper edge, and the middle of its front. */
const OPENINGS = {
  tote: { edge: 'M188 462Q400 490 612 462', top: 476, end: [590, 470], pocket: [280, 612, 240, 180] },
  shoulder: { edge: 'M180 536Q400 516 620 536', top: 716, end: [600, 538], pocket: [250, 610, 300, 190] },
  bucket: {
    edge: 'M214 470C252 500 548 500 586 470',
    top: 492,
    end: [560, 486],
    pocket: [300, 600, 200, 160],
  },
  holdall: { edge: 'M120 528Q400 498 680 528', top: 514, end: [664, 520], pocket: [304, 640, 192, 160] },
} as const;

function drawClosure(canvas: Canvas, paint: Paint, metal: string, { style, closure }: Traits): void {
  if (style === 'backpack') return;
  const { edge, top, end, pocket } = OPENINGS[style];
  if (closure === 'zip' || closure === 'pocket') {
    canvas.line(edge, paint.main.line, 12);
    canvas.line(edge, metal, 3.5);
    canvas.path(`M${end[0]} ${end[1]}h14v44q-7 11-14 0Z`, metal);
  }
  if (closure === 'pocket') {
    const [x, y, width, height] = pocket;
    canvas.surface(roundedBox(x, y, width, height, 22), paint.main, { round: 26 });
    canvas.line(`M${x + 14} ${y + 36}H${x + width - 14}`, paint.main.line, 8);
    canvas.line(`M${x + 14} ${y + 36}H${x + width - 14}`, metal, 3);
  }
  if (closure === 'magnet' && style !== 'shoulder') {
    canvas.surface(roundedBox(376, top - 22, 48, 70, 20), paint.main, { round: 8 });
    rivet(canvas, 400, top + 26, 10, metal);
  }
  if (closure === 'buckle') {
    for (const x of style === 'shoulder' ? [270, 530] : [360, 440]) {
      canvas.surface(roundedBox(x - 15, top - 26, 30, 104, 8), paint.main, { round: 6 });
      canvas.line(roundedBox(x - 22, top + 14, 44, 36, 6), metal, 7);
      canvas.line(`M${x} ${top + 14}V${top + 40}`, metal, 4);
    }
  }
}

export const bag = defineKind<Traits>({
  proportions: true,
  design: (random) => ({
    style: random.pick(['tote', 'shoulder', 'backpack', 'bucket', 'holdall']),
    metal: random.pick(['gold', 'silver']),
    charm: random.chance(0.25),
    closure: random.pick(['zip', 'magnet', 'buckle', 'pocket']),
  }),
  draw(canvas, paint, traits) {
    const metal = traits.metal === 'gold' ? '#cfa85a' : '#b9bcc0';
    canvas.contactShadow(400, FLOOR, 300, 26, 0.45);
    ({ tote, shoulder, backpack, bucket, holdall })[traits.style](canvas, paint, metal, traits.closure);
    drawClosure(canvas, paint, metal, traits);
    if (traits.charm && traits.style !== 'backpack') {
      canvas.line('M512 500C530 530 528 560 530 600', metal, 4);
      canvas.surface('M508 600H552L562 700Q530 712 498 700Z', paint.accent, { round: 8 });
    }
  },
  focus: { x: 400, y: 560, zoom: 2.2 },
  setting: 'podium',
  placement: { anchor: [400, 860], scale: 0.66, at: [400, 776] },
  rise: 40,
});
