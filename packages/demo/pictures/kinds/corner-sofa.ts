import type { Paint } from '../kind.ts';
import { defineKind } from '../kind.ts';
import type { Canvas } from '../parts/canvas.ts';
import type { Tones } from '../parts/colour.ts';
import { cushion, roundedBox } from '../parts/outline.ts';
import { clothFill } from '../parts/textile.ts';
import { taperedLegs } from '../parts/upholstery.ts';
import { type LegWood, legWood } from '../parts/wood.ts';

type Traits = {
  side: 'left' | 'right';
  shape: 'chaise' | 'u-shape';
  arms: 'slim' | 'wide';
  pattern: string;
  legs: LegWood;
  cushions: number;
  headrests: boolean;
  ottoman: boolean;
};

/** Where the legs stand: of the sofa, and of the seat that comes nearer. */
const FLOOR = 770;
const NEAR = 846;

type Draw = { canvas: Canvas; paint: Paint; texture: string | undefined };

/** The long seat that comes towards the viewer, on the picture's left. */
function chaise({ canvas, paint, texture }: Draw, arm: number): void {
  const { main } = paint;
  const left = 30 + arm;
  canvas.soft(10, () => canvas.path(`M${left} 600H330L350 ${NEAR - 60}H${left}Z`, '#1d1a17', 'opacity=".3"'));
  canvas.surface(roundedBox(14, NEAR - 96, 306, 78, 12), main, { round: 20, texture });
  canvas.surface(
    `M${left} 572Q${left} 558 ${left + 14} 558H268Q284 558 287 572L320 ${NEAR - 112}Q324 ${NEAR - 82} 296 ${NEAR - 80}H40Q10 ${NEAR - 80} 12 ${NEAR - 110}Z`,
    main,
    { round: 34, texture, light: 0.75 },
  );
  canvas.line(`M22 ${NEAR - 100}Q160 ${NEAR - 82} 312 ${NEAR - 100}`, main.line, 2);
}

function seats({ canvas, paint, texture }: Draw, from: number, to: number, count: number): void {
  const each = (to - from) / count;
  canvas.surface(roundedBox(from - 6, 640, to - from + 12, 80, 10), paint.main, { round: 20, texture });
  for (let index = 0; index < count; index++) {
    canvas.surface(cushion(from + each * index + 2, 570, each - 4, 86, 7, 22), paint.main, {
      round: 26,
      texture,
    });
  }
}

function backs({ canvas, paint, texture }: Draw, traits: Traits, from: number, to: number): void {
  const count = traits.shape === 'u-shape' ? 4 : 3;
  const each = (to - from) / count;
  canvas.surface(cushion(from - 14, 436, to - from + 28, 220, 4, 26), paint.main, { round: 30, texture });
  const one = canvas.keep(() => {
    canvas.surface(cushion(from + 3, 424, each - 6, 190, 12), paint.main, { round: 30, texture });
    if (traits.headrests) {
      canvas.surface(cushion(from + 12, 376, each - 24, 74, 8, 24), paint.main, { round: 20, texture });
    }
  });
  for (let index = 0; index < count; index++) canvas.repeat(one, `translate(${each * index} 0)`);
  canvas.soft(9, () => canvas.path(`M${from} 560H${to}V592H${from}Z`, paint.main.shadow, 'opacity=".6"'));
}

function armrests({ canvas, paint, texture }: Draw, { arms, shape }: Traits, arm: number): void {
  const round = arms === 'slim' ? 14 : 24;
  const far = canvas.keep(() =>
    canvas.surface(roundedBox(30, 510, arm, 180, round), paint.main, { round: 22, texture }),
  );
  canvas.repeat(far, 'translate(0 0)');
  if (shape === 'u-shape') canvas.repeat(far, 'translate(800 0) scale(-1 1)');
  else canvas.surface(roundedBox(770 - arm, 520, arm, 204, round), paint.main, { round: 24, texture });
}

function loose({ canvas, paint }: Draw, traits: Traits): void {
  const places = [
    [120, 470, -8],
    [560, 474, 9],
    [206, 486, 6],
  ] as const;
  for (const [x, y, turn] of places.slice(
    0,
    traits.ottoman ? Math.min(2, traits.cushions) : traits.cushions,
  )) {
    canvas.group(`transform="rotate(${turn} ${x + 55} ${y + 55})"`, () => {
      canvas.soft(7, () => canvas.path(cushion(x + 4, y + 10, 112, 110, 10), '#000000', 'opacity=".2"'));
      canvas.surface(
        cushion(x, y, 114, 110, 10),
        x === 206 ? { ...paint.main, base: paint.main.shaded } : paint.accent,
        { round: 22 },
      );
    });
  }
}

/** A square seat of its own that stands before the sofa, on the side without a long seat. */
function ottoman({ canvas, paint }: Draw, wood: Tones): void {
  const { main } = paint;
  canvas.contactShadow(560, NEAR, 136, 16, 0.5);
  canvas.path(`M456 ${NEAR - 40}h26l-8 40h-14ZM638 ${NEAR - 40}h26l-4 40h-14Z`, wood.base);
  canvas.path(roundedBox(440, NEAR - 118, 240, 92, 14), main.shaded);
  canvas.path(
    `M462 ${NEAR - 166}H658Q670 ${NEAR - 166} 674 ${NEAR - 152}L686 ${NEAR - 112}Q688 ${NEAR - 96} 672 ${NEAR - 96}H448Q432 ${NEAR - 96} 434 ${NEAR - 112}L446 ${NEAR - 152}Q450 ${NEAR - 166} 462 ${NEAR - 166}Z`,
    main.base,
    `stroke="${main.line}" stroke-width="1.5"`,
  );
  canvas.path(`M466 ${NEAR - 162}H654L670 ${NEAR - 126}H450Z`, main.lit, 'opacity=".7"');
  canvas.line(`M440 ${NEAR - 106}Q560 ${NEAR - 92} 680 ${NEAR - 106}`, main.line, 2);
}

export const cornerSofa = defineKind<Traits>({
  design: (random) => ({
    side: random.pick(['left', 'right']),
    shape: random.pick(['chaise', 'chaise', 'u-shape']),
    arms: random.pick(['slim', 'wide']),
    pattern: random.pick(['plain', 'plain', 'melange', 'ribbed']),
    legs: random.pick(['oak', 'walnut', 'black']),
    cushions: random.pick([1, 2, 3]),
    headrests: random.chance(0.4),
    ottoman: random.chance(0.3),
  }),
  draw(canvas, paint, traits) {
    const texture = clothFill(canvas, traits.pattern, paint);
    const tools = { canvas, paint, texture };
    const arm = traits.arms === 'slim' ? 34 : 64;
    const both = traits.shape === 'u-shape';
    const right = both ? 800 - 290 : 770 - arm;
    canvas.contactShadow(430, FLOOR, 370, 26, 0.5);
    const wood = legWood(traits.legs);
    const paintAll = () => {
      canvas.contactShadow(166, NEAR, 176, 18, 0.45);
      if (both) canvas.contactShadow(634, NEAR, 176, 18, 0.45);
      taperedLegs(canvas, both ? [44, 292, 508, 756] : [44, 292], NEAR - 40, NEAR, wood);
      if (!both) taperedLegs(canvas, [470, 742], FLOOR - 60, FLOOR, wood);
      backs(tools, traits, 30 + arm, 770 - arm);
      seats(tools, 286, right, both ? 1 : 2);
      armrests(tools, traits, arm);
      const near = canvas.keep(() => chaise(tools, arm));
      canvas.repeat(near, 'translate(0 0)');
      if (both) canvas.repeat(near, 'translate(800 0) scale(-1 1)');
      loose(tools, traits);
      // between two long seats there is less room
      const room = both ? `translate(${400 - 560 * 0.8} ${NEAR * 0.2}) scale(.8)` : 'translate(0 0)';
      if (traits.ottoman) canvas.group(`transform="${room}"`, () => ottoman(tools, wood));
    };
    if (traits.side === 'right') canvas.group('transform="translate(800 0) scale(-1 1)"', paintAll);
    else paintAll();
  },
  focus: { x: 250, y: 570, zoom: 1.9 },
  setting: 'living',
  placement: { anchor: [400, 846], scale: 0.94, at: [400, 920] },
  rise: 50,
});
