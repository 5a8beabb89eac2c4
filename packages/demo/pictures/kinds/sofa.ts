import type { Paint } from '../kind.ts';
import { defineKind } from '../kind.ts';
import type { Canvas } from '../parts/canvas.ts';
import { cushion, roundedBox } from '../parts/outline.ts';
import { clothFill } from '../parts/textile.ts';
import { paintTufts, taperedLegs } from '../parts/upholstery.ts';
import { type LegWood, legWood } from '../parts/wood.ts';

type Traits = {
  arms: 'slim' | 'round' | 'wide' | 'low' | 'bolster';
  back: 'cushions' | 'smooth' | 'tufted' | 'channels';
  seats: number;
  width: 'narrow' | 'wide';
  legs: LegWood | 'metal' | 'block';
  height: 'low' | 'high';
  throw: 'none' | 'one' | 'two';
  bench: boolean;
  skirt: boolean;
  cloth: 'plain' | 'melange' | 'ribbed';
};

const FLOOR = 760;
const ARMS = { slim: 46, round: 84, wide: 104, low: 96, bolster: 76 };

function arm(canvas: Canvas, side: 1 | -1, traits: Traits, paint: Paint, texture: string | undefined): void {
  const width = ARMS[traits.arms];
  const top = traits.arms === 'round' ? 520 : traits.arms === 'low' ? 588 : 536;
  const x = side === -1 ? 40 : 760 - width;
  const shape =
    traits.arms === 'round'
      ? `M${x} ${top + 50}C${x} ${top - 12} ${x + width} ${top - 12} ${x + width} ${top + 50}L${x + width - 6} 706Q${x + width / 2} 716 ${x + 6} 706Z`
      : roundedBox(
          x,
          top,
          width,
          708 - top,
          traits.arms === 'slim' ? 14 : traits.arms === 'bolster' ? 38 : 26,
        );
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
  } else if (traits.back === 'channels') {
    const step = width / (traits.seats * 4);
    for (let x = left + step; x < left + width - 6; x += step)
      canvas.line(`M${x} ${top + 10}V600`, paint.main.line, 3, 'opacity=".6"');
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

function paintLegs(canvas: Canvas, { legs }: Traits): void {
  if (legs === 'metal') {
    canvas.line(`M76 700V${FLOOR - 4}H150V700M650 700V${FLOOR - 4}H724V700`, '#2e3034', 9);
  } else if (legs === 'block') {
    canvas.path(`M70 700h60v56h-60ZM670 700h60v56h-60Z`, '#4a3526');
  } else taperedLegs(canvas, [78, 722], 690, FLOOR, legWood(legs));
}

function paintSofa(canvas: Canvas, paint: Paint, traits: Traits): void {
  const texture = clothFill(canvas, traits.cloth, paint);
  const inner = ARMS[traits.arms];
  canvas.contactShadow(400, FLOOR, 390, 26, 0.5);
  paintLegs(canvas, traits);
  back(canvas, traits, paint, texture, inner);
  const left = 40 + inner - 4;
  const width = 800 - left * 2;
  canvas.surface(roundedBox(left, 640, width, 76, 10), paint.main, { round: 20, texture });
  canvas.soft(8, () =>
    canvas.path(`M${left} 560H${left + width}V592H${left}Z`, paint.main.shadow, 'opacity=".6"'),
  );
  const parts = traits.bench ? 1 : traits.seats;
  const each = width / parts;
  for (let index = 0; index < parts; index++) {
    const x = left + each * index;
    canvas.surface(cushion(x + 2, 580, each - 4, 84, 7, 22), paint.main, { round: 26, texture });
    canvas.line(`M${x + 14} 652Q${x + each / 2} 662 ${x + each - 14} 652`, paint.main.line, 1.5);
  }
  arm(canvas, -1, traits, paint, texture);
  arm(canvas, 1, traits, paint, texture);
  if (traits.skirt) canvas.path(`M44 706H756V752H44Z`, paint.main.shaded);
  for (const x of traits.throw === 'none'
    ? []
    : traits.throw === 'one'
      ? [50 + inner]
      : [50 + inner, 600 - inner]) {
    canvas.group(`transform="rotate(-9 ${x + 70} 520)"`, () => {
      canvas.soft(7, () =>
        canvas.path(cushion(x + 4, 470, 130, 126, 12), '#000000', 'opacity=".22" transform="translate(4 8)"'),
      );
      canvas.surface(cushion(x, 462, 132, 128, 12), paint.accent, {
        round: 24,
        texture: clothFill(canvas, 'melange', { ...paint, main: paint.accent }),
      });
    });
  }
}

export const sofa = defineKind<Traits>({
  design: (random) => ({
    arms: random.pick(['slim', 'round', 'wide', 'low', 'bolster']),
    back: random.pick(['cushions', 'cushions', 'smooth', 'tufted', 'channels']),
    seats: random.pick([2, 2, 3]),
    width: random.pick(['narrow', 'wide']),
    legs: random.pick(['oak', 'walnut', 'black', 'metal', 'block']),
    height: random.pick(['low', 'high']),
    throw: random.pick(['none', 'one', 'two']),
    bench: random.chance(0.25),
    skirt: random.chance(0.15),
    cloth: random.pick(['plain', 'plain', 'melange', 'ribbed']),
  }),
  draw(canvas, paint, traits) {
    const scale = traits.seats === 2 ? 0.82 : traits.width === 'narrow' ? 0.91 : 1;
    canvas.part(`seats-${traits.seats}`, () =>
      canvas.group(`transform="translate(${400 - 400 * scale} 0) scale(${scale} 1)"`, () =>
        paintSofa(canvas, paint, traits),
      ),
    );
  },
  focus: { x: 190, y: 560, zoom: 2.1 },
  setting: 'living',
  placement: { anchor: [400, 760], scale: 0.92, at: [400, 866] },
  rise: 70,
});
