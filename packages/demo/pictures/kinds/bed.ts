import type { Paint } from '../kind.ts';
import { defineKind } from '../kind.ts';
import type { Canvas } from '../parts/canvas.ts';
import { deriveTones, shift } from '../parts/colour.ts';
import { cushion, roundedBox } from '../parts/outline.ts';
import type { Random } from '../parts/random.ts';
import { clothFill } from '../parts/textile.ts';
import { paintTufts, taperedLegs } from '../parts/upholstery.ts';
import { isTimber, type LegWood, legWood, paintGrain } from '../parts/wood.ts';

type Traits = {
  headboard: 'panel' | 'tufted' | 'channels' | 'arched';
  legs: LegWood;
  linen: 'white' | 'sand' | 'accent';
  blanket: boolean;
};

function headboard(canvas: Canvas, traits: Traits, paint: Paint, random: Random): void {
  const texture = clothFill(canvas, 'plain', paint);
  const d =
    traits.headboard === 'arched'
      ? 'M110 640V430C110 300 240 250 400 250S690 300 690 430V640Z'
      : roundedBox(96, 316, 608, 330, 20);
  const clip = canvas.surface(d, paint.main, { round: 30, texture });
  if (traits.headboard === 'tufted') {
    paintTufts(canvas, { x: 150, y: 372, width: 500, rows: 2, columns: 7 }, paint.main);
  } else if (traits.headboard === 'channels') {
    canvas.inside(clip, () => {
      const channels = [140, 198, 256, 314, 372, 430, 488, 546, 604, 662];
      const grooves = channels.map((x) => `M${x} 240h10V650h-10Z`).join('');
      canvas.soft(4, () => canvas.path(grooves, paint.main.shadow, 'opacity=".5"'));
      canvas.line(channels.map((x) => `M${x} 240V650`).join(''), paint.main.line, 2);
    });
  } else if (isTimber(paint.colour)) {
    canvas.inside(clip, () =>
      paintGrain(canvas, { x: 96, y: 250, width: 608, height: 390 }, paint.main, random),
    );
  }
}

function bedding(canvas: Canvas, traits: Traits, paint: Paint): void {
  const white = deriveTones('#f7f4ee');
  const linen =
    traits.linen === 'white'
      ? white
      : traits.linen === 'sand'
        ? deriveTones('#d9cbb6')
        : deriveTones(shift(paint.accent.base, 0.16));
  canvas.surface('M126 560H674L700 640H100Z', white, { round: 14 });
  for (const x of [150, 408]) {
    canvas.surface(cushion(x, 446, 242, 126, 14, 40), white, { round: 30 });
  }
  for (const x of [196, 426]) {
    canvas.surface(cushion(x, 492, 178, 104, 12, 30), linen, { round: 24 });
  }
  const duvet =
    'M104 596C200 572 330 588 420 578C540 568 640 580 696 596C720 660 736 740 738 792C640 812 520 800 400 806C280 812 150 806 62 792C66 730 84 650 104 596Z';
  const clip = canvas.surface(duvet, linen, { round: 44 });
  canvas.inside(clip, () => {
    canvas.soft(10, () => {
      for (const [x1, y1, x2, y2] of [
        [180, 600, 120, 800],
        [300, 620, 280, 800],
        [470, 600, 520, 790],
        [610, 610, 660, 800],
      ] as const) {
        canvas.path(
          `M${x1} ${y1}Q${(x1 + x2) / 2 + 26} ${(y1 + y2) / 2} ${x2} ${y2}Q${(x1 + x2) / 2 - 14} ${(y1 + y2) / 2} ${x1} ${y1}Z`,
          linen.shadow,
          'opacity=".5"',
        );
      }
    });
    canvas.path('M60 560H740V622C600 606 500 622 400 616S200 610 60 626Z', white.base);
    canvas.line('M60 626C200 610 300 610 400 616S600 606 740 622', white.line, 2);
  });
  if (traits.blanket) {
    canvas.surface(
      'M76 690C200 674 330 690 420 680C540 672 660 680 728 694L740 794C640 812 520 800 400 806C280 812 150 806 60 794Z',
      paint.accent,
      { round: 30, texture: clothFill(canvas, 'melange', { ...paint, main: paint.accent }) },
    );
  }
}

export const bed = defineKind<Traits>({
  design: (random) => ({
    headboard: random.pick(['panel', 'tufted', 'channels', 'arched']),
    legs: random.pick(['oak', 'walnut', 'black']),
    linen: random.pick(['white', 'sand', 'accent']),
    blanket: random.chance(0.5),
  }),
  draw(canvas, paint, traits, random) {
    canvas.contactShadow(400, 882, 390, 26, 0.5);
    headboard(canvas, traits, paint, random);
    taperedLegs(canvas, [92, 708], 836, 884, legWood(traits.legs));
    const clip = canvas.surface(roundedBox(56, 770, 688, 80, 12), paint.main, {
      round: 22,
      texture: clothFill(canvas, 'plain', paint),
    });
    if (isTimber(paint.colour)) {
      canvas.inside(clip, () =>
        paintGrain(canvas, { x: 56, y: 770, width: 688, height: 80 }, paint.main, random),
      );
    }
    bedding(canvas, traits, paint);
  },
  focus: { x: 290, y: 500, zoom: 1.9 },
  setting: 'bedroom',
  placement: { anchor: [400, 882], scale: 0.9, at: [400, 900] },
  rise: 60,
});
