import { defineKind } from '../kind.ts';
import { display, sheen } from '../parts/appliance.ts';
import type { Canvas } from '../parts/canvas.ts';
import { deriveTones, type Tones } from '../parts/colour.ts';
import { roundedBox } from '../parts/outline.ts';

type Traits = {
  layout: 'combi' | 'combi-top' | 'side-by-side' | 'single' | 'table-top';
  handles: 'bar' | 'short-bar' | 'recess';
  corners: 'square' | 'soft' | 'round';
  display: boolean;
  hinge: 'left' | 'right';
  split: 'high' | 'middle' | 'low';
  dispenser: boolean;
  plinth: 'dark' | 'body';
  badge: 'left' | 'right' | 'none';
  metal: 'steel' | 'black' | 'brass';
};

type Door = { x: number; y: number; width: number; height: number; handle: 'left' | 'right' };

const FLOOR = 928;
const METALS = { steel: '#c4c8cc', black: '#2c2e32', brass: '#b8955a' };
const CORNERS = { square: 4, soft: 12, round: 44 };
const SPLITS = { high: 500, middle: 560, low: 620 };

function layOutDoors({ layout, hinge, split }: Traits): Door[] {
  const handle = hinge === 'left' ? 'right' : 'left';
  if (layout === 'side-by-side') {
    const first = { high: 250, middle: 258, low: 220 }[split];
    return [
      { x: 143, y: 76, width: first - 3, height: 830, handle: 'right' },
      { x: 143 + first, y: 76, width: 514 - first, height: 830, handle: 'left' },
    ];
  }
  if (layout === 'table-top') return [{ x: 210, y: 402, width: 380, height: 504, handle }];
  if (layout === 'single') return [{ x: 229, y: 76, width: 342, height: 830, handle }];
  const at = layout === 'combi' ? SPLITS[split] : SPLITS[split] - 270;
  return [
    { x: 229, y: 76, width: 342, height: at - 76, handle },
    { x: 229, y: at + 6, width: 342, height: 900 - at, handle },
  ];
}

function paintDoor(canvas: Canvas, door: Door, traits: Traits, main: Tones): void {
  const { x, y, width, height, handle } = door;
  const metal = deriveTones(METALS[traits.metal]);
  const corner = CORNERS[traits.corners];
  const clip = canvas.surface(roundedBox(x, y, width, height, corner), main, {
    round: corner > 20 ? 40 : 20,
    dark: 0.35,
    light: 0.6,
  });
  canvas.inside(clip, () => sheen(canvas, x, y, width, height));
  if (traits.handles === 'recess') {
    canvas.path(
      `M${handle === 'left' ? x : x + width - 9} ${y + height * 0.3}h9v${height * 0.4}h-9Z`,
      main.inside,
    );
    return;
  }
  const at = handle === 'left' ? x + 18 : x + width - 34;
  const long = traits.handles === 'bar' ? 0.5 : 0.24;
  const from = y + height * (traits.layout === 'combi-top' && y < 100 ? 0.3 : 0.28);
  canvas.soft(4, () =>
    canvas.path(roundedBox(at + 4, from + 8, 16, height * long, 8), '#000000', 'opacity=".25"'),
  );
  canvas.surface(roundedBox(at, from, 15, height * long, 7), metal, { round: 6 });
}

export const fridge = defineKind<Traits>({
  design: (random) => ({
    layout: random.pick(['combi', 'combi', 'combi-top', 'side-by-side', 'single', 'table-top']),
    handles: random.pick(['bar', 'short-bar', 'recess']),
    corners: random.pick(['square', 'soft', 'soft', 'round']),
    display: random.chance(0.4),
    hinge: random.pick(['left', 'right']),
    split: random.pick(['high', 'middle', 'low']),
    dispenser: random.chance(0.4),
    plinth: random.pick(['dark', 'body']),
    badge: random.pick(['left', 'right', 'none']),
    metal: random.pick(['steel', 'steel', 'black', 'brass']),
  }),
  draw(canvas, paint, traits) {
    const { main } = paint;
    const doors = layOutDoors(traits);
    const left = Math.min(...doors.map(({ x }) => x)) - 5;
    const right = Math.max(...doors.map(({ x, width }) => x + width)) + 5;
    const top = (doors[0]?.y ?? 76) - 6;
    canvas.contactShadow(400, FLOOR + 2, (right - left) / 2 + 46, 20, 0.5);
    canvas.path(`M${left + 20} 900H${right - 20}V${FLOOR}H${left + 20}Z`, '#3b3d40');
    if (traits.plinth === 'body')
      canvas.path(`M${left + 6} 900H${right - 6}V${FLOOR - 8}H${left + 6}Z`, main.shaded);
    canvas.surface(
      roundedBox(left, top, right - left, 914 - top, CORNERS[traits.corners]),
      { ...main, lit: main.shaded },
      { round: 12 },
    );
    if (traits.layout === 'table-top')
      canvas.surface(roundedBox(left - 8, top - 26, right - left + 16, 28, 6), main, { round: 8 });
    for (const [index, door] of doors.entries())
      canvas.part(`door-${index + 1}`, () => paintDoor(canvas, door, traits, main));
    const [first] = doors;
    if (!first) return;
    const middle = first.x + first.width / 2;
    if (traits.dispenser && traits.layout === 'side-by-side') {
      canvas.surface(roundedBox(middle - 62, 330, 124, 190, 8), deriveTones('#22262b'), { round: 8 });
      canvas.path(roundedBox(middle - 42, 420, 84, 84, 6), '#0e1114');
    }
    if (traits.display) display(canvas, middle - 44, first.y + 60, 88, 46);
    if (traits.badge !== 'none')
      canvas.path(
        roundedBox(
          traits.badge === 'left' ? first.x + 30 : first.x + first.width - 96,
          first.y + 28,
          66,
          12,
          6,
        ),
        METALS[traits.metal],
      );
  },
  focus: { x: 330, y: 430, zoom: 2 },
  setting: 'kitchen',
  placement: { anchor: [400, 930], scale: 0.88, at: [400, 920] },
});
