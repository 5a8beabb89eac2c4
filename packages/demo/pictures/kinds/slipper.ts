import type { Paint } from '../kind.ts';
import { defineKind } from '../kind.ts';
import type { Canvas } from '../parts/canvas.ts';
import { deriveTones } from '../parts/colour.ts';
import type { Random } from '../parts/random.ts';
import { clothFill } from '../parts/textile.ts';

type Traits = {
  style: 'mule' | 'closed' | 'bootie' | 'clog';
  pattern: string;
  lining: 'fleece' | 'plain';
  mark: 'none' | 'bow' | 'band' | 'stitch';
};

const UPPERS: Record<Traits['style'], string> = {
  mule: 'M92 700C84 620 150 560 250 540C340 524 420 540 456 600C474 640 470 690 468 724H100Q92 716 92 700Z',
  closed:
    'M92 700C84 622 150 566 250 546C310 534 352 560 380 600C440 640 560 640 640 560C684 540 708 600 706 724H100Q92 716 92 700Z',
  bootie:
    'M92 700C84 622 150 570 246 550C330 530 380 470 392 370Q540 340 690 370C702 480 700 610 706 724H100Q92 716 92 700Z',
  clog: 'M88 700C80 610 150 530 260 510C370 492 440 520 470 590C480 640 500 660 560 660L706 660V724H100Q88 716 88 700Z',
};

/** Tufts of wool along a rim. */
function fleece(canvas: Canvas, points: readonly (readonly [number, number])[], random: Random): void {
  const wool = deriveTones('#efe7d8');
  for (let index = 0; index + 1 < points.length; index++) {
    const [x1, y1] = points[index] ?? [0, 0];
    const [x2, y2] = points[index + 1] ?? [0, 0];
    for (let step = 0; step < 4; step++) {
      const x = x1 + ((x2 - x1) * step) / 4;
      const y = y1 + ((y2 - y1) * step) / 4;
      canvas.ellipse(x, y, random.between(19, 25), random.between(17, 23), step % 2 ? wool.lit : wool.base);
    }
  }
}

const RIMS: Record<Traits['style'], readonly (readonly [number, number])[]> = {
  mule: [
    [330, 540],
    [410, 562],
    [456, 610],
    [470, 680],
  ],
  closed: [
    [340, 560],
    [400, 616],
    [500, 640],
    [590, 606],
    [650, 556],
  ],
  bootie: [
    [394, 376],
    [500, 350],
    [600, 350],
    [694, 376],
  ],
  clog: [
    [380, 510],
    [440, 540],
    [474, 600],
    [500, 650],
  ],
};

function mark(canvas: Canvas, traits: Traits, paint: Paint): void {
  const { main, accent } = paint;
  if (traits.mark === 'bow') {
    canvas.surface(
      'M250 560C216 520 186 530 192 560S226 590 250 566C276 590 310 588 308 556S284 522 250 560Z',
      accent,
      { round: 8 },
    );
  } else if (traits.mark === 'band') {
    canvas.line('M160 590C220 620 300 640 340 724', accent.base, 30);
  } else if (traits.mark === 'stitch') {
    canvas.stitch('M150 640C200 590 270 570 330 580M170 670C220 620 290 600 350 612', accent.glow, 5);
  } else {
    canvas.line('M250 548C270 600 262 670 240 724', main.line, 2.4, 'opacity=".6"');
  }
}

function shoe(canvas: Canvas, paint: Paint, traits: Traits, random: Random): void {
  const { main } = paint;
  const sole = deriveTones(traits.style === 'clog' ? '#b98d5f' : '#6d625a');
  canvas.surface(
    'M86 700Q84 690 100 694C300 740 500 730 712 700Q722 704 720 722L716 764Q712 786 690 788C500 804 300 804 124 790Q90 784 86 700Z',
    sole,
    { round: 14 },
  );
  if (traits.style === 'mule' || traits.style === 'clog') {
    canvas.path(
      'M430 700C520 650 640 640 706 690L704 716C600 728 500 730 420 726Z',
      deriveTones('#e6dccb').shaded,
    );
  } else if (traits.style === 'closed') {
    canvas.path('M350 570C440 520 600 510 670 560C620 640 470 650 380 604Z', main.inside);
  }
  const texture = clothFill(canvas, traits.pattern, paint);
  const clip = canvas.surface(UPPERS[traits.style], main, { round: 46, texture });
  canvas.inside(clip, () => mark(canvas, traits, paint));
  if (traits.lining === 'fleece') fleece(canvas, RIMS[traits.style], random);
  else
    canvas.line(
      `M${RIMS[traits.style].map((point) => point.join(' ')).join('L')}`,
      paint.accent.base,
      15,
      'stroke-linejoin="round"',
    );
}

export const slipper = defineKind<Traits>({
  proportions: true,
  design: (random) => ({
    style: random.pick(['mule', 'mule', 'closed', 'bootie', 'clog']),
    pattern: random.pick(['plain', 'plain', 'melange', 'check', 'cable']),
    lining: random.pick(['fleece', 'fleece', 'plain']),
    mark: random.pick(['none', 'bow', 'band', 'stitch']),
  }),
  draw(canvas, paint, traits, random) {
    canvas.contactShadow(400, 796, 330, 22, 0.45);
    canvas.group('transform="translate(112 16) scale(.86)"', () => shoe(canvas, paint, traits, random));
    canvas.group('transform="translate(-6 76) scale(.92)"', () => {
      canvas.soft(8, () =>
        canvas.path('M90 790C300 812 560 806 716 780V810H90Z', '#1d1a17', 'opacity=".35"'),
      );
      shoe(canvas, paint, traits, random);
    });
  },
  focus: { x: 290, y: 680, zoom: 2 },
  setting: 'podium',
  placement: { anchor: [400, 800], scale: 0.74, at: [400, 790] },
  rise: 90,
});
