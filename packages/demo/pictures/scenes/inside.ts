import type { Paint, Traits } from '../kind.ts';
import type { Canvas } from '../parts/canvas.ts';
import { deriveTones, mix } from '../parts/colour.ts';
import { oval, roundedBox } from '../parts/outline.ts';
import type { Random } from '../parts/random.ts';
import { measureExtent } from './measured.ts';

type Interior = (canvas: Canvas, product: { paint: Paint; traits: Traits }, random: Random) => void;

/** The open door to the left, and the drum with its holes and paddles. */
const drum: Interior = (canvas, { traits }) => {
  const ring = deriveTones(traits.door === 'chrome' ? '#c9cdd1' : '#e9eaea');
  canvas.surface(oval(400, 548, 216, 216), ring, { round: 22 });
  const clip = canvas.surface(oval(400, 548, 188, 188), deriveTones('#9aa1a8'), { round: 60, dark: 0.9 });
  canvas.inside(clip, () => {
    const holes = canvas.define(
      '<pattern id="@" width="22" height="22" patternUnits="userSpaceOnUse"><circle cx="6" cy="6" r="3" fill="#4d545b"/><circle cx="17" cy="17" r="3" fill="#4d545b"/></pattern>',
    );
    canvas.ellipse(400, 556, 150, 150, '#b9bfc5');
    canvas.ellipse(400, 556, 150, 150, `url(#${holes})`);
    for (const turn of [0, 120, 240])
      canvas.path('M382 420h36l-8 84h-20Z', '#7d858c', `transform="rotate(${turn} 400 556)"`);
    canvas.ellipse(400, 556, 34, 34, '#8d959c');
  });
  canvas.line('M400 740Q330 735 280 690M400 362Q480 366 540 420', '#5d646b', 7, 'opacity=".5"');
  canvas.surface('M196 352C40 330 20 760 196 744C150 640 150 460 196 352Z', ring, { round: 16 });
  canvas.path('M178 396C84 400 80 700 178 702C146 620 146 480 178 396Z', '#7f8a93', 'opacity=".7"');
};

/** Shelves, drawers and what stands on them, behind the doors of a fridge. */
const coldStore: Interior = (canvas, { traits }, random) => {
  const [left, top, right, bottom] = measureExtent('fridge', traits);
  const [x, y, width, height] = [left + 24, top + 24, right - left - 48, bottom - top - 70];
  canvas.path(
    roundedBox(x, y, width, height, 8),
    canvas.linear([
      [0, '#fdfefe'],
      [0.6, '#eef3f5'],
      [1, '#d7dfe3'],
    ]),
  );
  canvas.path(roundedBox(x + width / 2 - 40, y + 8, 80, 8, 4), '#fff6d8');
  const count = height > 600 ? 6 : 4;
  const step = height / count;
  for (let shelf = 1; shelf <= count; shelf += 1) {
    const floor = y + step * shelf - 8;
    const isDrawer = shelf === count;
    if (isDrawer) {
      canvas.surface(
        roundedBox(x + 10, floor - step + 26, width - 20, step - 26, 8),
        deriveTones('#dfe8ec'),
        {
          round: 10,
        },
      );
      canvas.path(roundedBox(x + width / 2 - 50, floor - step + 44, 100, 10, 5), '#b4c2c9');
      continue;
    }
    canvas.path(`M${x} ${floor}H${x + width}v6H${x}Z`, '#b9cbd3');
    for (let at = x + 28; at < x + width - 40; at += random.whole(44, 72)) {
      const tall = random.between(0.35, 0.72) * step;
      const tones = deriveTones(
        random.pick(['#c4574a', '#e0a847', '#6f9a5b', '#f3f0e8', '#4f7f9a', '#8a5a3c']),
      );
      if (random.chance(0.4)) canvas.ellipse(at, floor - 18, 18, 18, tones.base);
      else canvas.surface(roundedBox(at - 15, floor - tall, 30, tall, 6), tones, { round: 8 });
    }
  }
  for (const side of [-1, 1]) {
    const from = side < 0 ? x : x + width;
    canvas.path(`M${from} ${y}l${side * 46} 26V${y + height - 26}l${-side * 46} 26Z`, '#e8edf0');
    canvas.line(`M${from} ${y}l${side * 46} 26V${y + height - 26}l${-side * 46} 26Z`, '#9fa9af', 2);
  }
};

/** A rail with clothes on the one side, shelves on the other. */
const clothesStore: Interior = (canvas, { paint, traits }, random) => {
  const half = { 2: 205, 3: 262, 4: 316 }[Number(traits.doors)] ?? 205;
  const [x, y, width, height] = [424 - half, 140, half * 2 - 48, 690];
  const wood = mix(paint.main.base, '#efe6d8', 0.55);
  canvas.path(
    roundedBox(x, y, width, height, 4),
    canvas.linear([
      [0, mix(wood, '#5b4b3c', 0.22)],
      [1, mix(wood, '#5b4b3c', 0.05)],
    ]),
  );
  const middle = x + width * 0.58;
  canvas.path(`M${middle} ${y}h12v${height}h-12Z`, mix(wood, '#ffffff', 0.2));
  canvas.line(`M${x} ${y + 46}H${middle}`, '#8c9196', 9);
  for (let at = x + 40; at < middle - 40; at += 44) {
    const long = random.between(210, 330);
    const tones = deriveTones(
      random.pick(['#40566f', '#a4553f', '#d9c7a8', '#5f7358', '#7b6a86', '#2f3338']),
    );
    canvas.line(`M${at} ${y + 44}v18`, '#5d6165', 4);
    canvas.surface(
      `M${at} ${y + 60}L${at + 26} ${y + 84}L${at + 20} ${y + 60 + long}H${at - 20}L${at - 26} ${y + 84}Z`,
      tones,
      { round: 10 },
    );
  }
  for (let shelf = 1; shelf <= 5; shelf += 1) {
    const floor = y + (height / 5) * shelf - 6;
    canvas.path(`M${middle + 12} ${floor}H${x + width}v8H${middle + 12}Z`, mix(wood, '#ffffff', 0.3));
    for (let fold = 0; fold < 3; fold += 1)
      canvas.surface(
        roundedBox(middle + 30, floor - 26 - fold * 24, x + width - middle - 60, 22, 8),
        deriveTones(random.pick(['#d9d2c5', '#8296a5', '#b98b6b', '#e9e6df', '#6d7d6a'])),
        { round: 6 },
      );
  }
  canvas.path(`M${x} ${y + height - 60}H${middle}v8H${x}Z`, mix(wood, '#ffffff', 0.3));
};

const INTERIORS: Readonly<Record<string, Interior>> = {
  'washing-machine': drum,
  dryer: (canvas, product, random) => {
    canvas.path(roundedBox(116, 306, 568, 506, 4), product.paint.main.base);
    drum(canvas, product, random);
  },
  fridge: coldStore,
  wardrobe: clothesStore,
};

/** Kinds that are drawn open; a dishwasher is drawn so by its own design. */
export const OPENED_KINDS: ReadonlySet<string> = new Set([...Object.keys(INTERIORS), 'dishwasher']);

/** The article with its door open. */
export function paintInside(
  canvas: Canvas,
  product: { readonly kind: string; readonly paint: Paint; readonly traits: Traits },
  random: Random,
  paintProduct: () => void,
): void {
  paintProduct();
  canvas.part('inside', () => INTERIORS[product.kind]?.(canvas, product, random));
}
