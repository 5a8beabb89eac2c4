import type { Paint } from '../kind.ts';
import { defineKind } from '../kind.ts';
import type { Canvas } from '../parts/canvas.ts';
import { cushion, roundedBox } from '../parts/outline.ts';
import { clothFill } from '../parts/textile.ts';
import { paintTufts, taperedLegs } from '../parts/upholstery.ts';
import { type LegWood, legWood } from '../parts/wood.ts';

type Traits = {
  arms: 'slim' | 'round' | 'wide';
  back: 'cushions' | 'smooth' | 'tufted';
  seats: number;
  legs: LegWood;
  height: 'low' | 'high';
  throw: boolean;
};

const FLOOR = 760;

function arm(canvas: Canvas, side: 1 | -1, traits: Traits, paint: Paint, texture: string | undefined): void {
  const width = { slim: 46, round: 84, wide: 104 }[traits.arms];
  const top = traits.arms === 'round' ? 520 : 536;
  const x = side === -1 ? 40 : 760 - width;
  const shape =
    traits.arms === 'round'
      ? `M${x} ${top + 50}C${x} ${top - 12} ${x + width} ${top - 12} ${x + width} ${top + 50}L${x + width - 6} 706Q${x + width / 2} 716 ${x + 6} 706Z`
      : roundedBox(x, top, width, 172, traits.arms === 'slim' ? 14 : 26);
  canvas.surface(shape, paint.main, { round: 26, texture });
  if (traits.arms === 'round') {
    canvas.line(
      `M${x + 8} ${top + 52}C${x + 10} ${top + 6} ${x + width - 10} ${top + 6} ${x + width - 8} ${top + 52}`,
      paint.main.line,
      1.8,
    );
  }
}

function back(
  canvas: Canvas,
  traits: Traits,
  paint: Paint,
  texture: string | undefined,
  inner: number,
): void {
  const top = traits.height === 'high' ? 384 : 430;
  const left = 40 + inner - 26;
  const width = 800 - left * 2;
  canvas.surface(cushion(left, top, width, 250, traits.back === 'tufted' ? 16 : 6, 34), paint.main, {
    round: 36,
    texture,
  });
  if (traits.back === 'tufted') {
    paintTufts(
      canvas,
      { x: left + 40, y: top + 56, width: width - 80, rows: 2, columns: traits.seats * 3 },
      paint.main,
    );
  } else if (traits.back === 'cushions') {
    const each = (width - 24) / traits.seats;
    for (let index = 0; index < traits.seats; index++) {
      canvas.surface(cushion(left + 12 + each * index + 3, top - 14, each - 6, 220, 12), paint.main, {
        round: 30,
        texture,
      });
    }
  }
}

export const sofa = defineKind<Traits>({
  design: (random) => ({
    arms: random.pick(['slim', 'round', 'wide']),
    back: random.pick(['cushions', 'cushions', 'smooth', 'tufted']),
    seats: random.pick([2, 2, 3]),
    legs: random.pick(['oak', 'walnut', 'black']),
    height: random.pick(['low', 'high']),
    throw: random.chance(0.6),
  }),
  draw(canvas, paint, traits) {
    const texture = clothFill(canvas, 'plain', paint);
    const inner = { slim: 46, round: 84, wide: 104 }[traits.arms];
    canvas.contactShadow(400, FLOOR, 390, 26, 0.5);
    taperedLegs(canvas, [78, 722], 690, FLOOR, legWood(traits.legs));
    back(canvas, traits, paint, texture, inner);
    const left = 40 + inner - 4;
    const width = 800 - left * 2;
    canvas.surface(roundedBox(left, 640, width, 76, 10), paint.main, { round: 20, texture });
    canvas.soft(8, () =>
      canvas.path(`M${left} 560H${left + width}V592H${left}Z`, paint.main.shadow, 'opacity=".6"'),
    );
    const each = width / traits.seats;
    for (let index = 0; index < traits.seats; index++) {
      const x = left + each * index;
      canvas.surface(cushion(x + 2, 580, each - 4, 84, 7, 22), paint.main, { round: 26, texture });
      canvas.line(`M${x + 14} 652Q${x + each / 2} 662 ${x + each - 14} 652`, paint.main.line, 1.5);
    }
    arm(canvas, -1, traits, paint, texture);
    arm(canvas, 1, traits, paint, texture);
    if (traits.throw) {
      const x = 40 + inner + 10;
      canvas.group(`transform="rotate(-9 ${x + 70} 520)"`, () => {
        canvas.soft(7, () =>
          canvas.path(
            cushion(x + 4, 470, 130, 126, 12),
            '#000000',
            'opacity=".22" transform="translate(4 8)"',
          ),
        );
        canvas.surface(cushion(x, 462, 132, 128, 12), paint.accent, {
          round: 24,
          texture: clothFill(canvas, 'melange', { ...paint, main: paint.accent }),
        });
      });
    }
  },
  focus: { x: 190, y: 560, zoom: 2.1 },
  setting: 'living',
  placement: { anchor: [400, 760], scale: 0.92, at: [400, 866] },
  rise: 70,
});
