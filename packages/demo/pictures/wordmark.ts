import { Canvas } from './parts/canvas.ts';
import { writeName } from './parts/letters.ts';
import { oval, roundedBox } from './parts/outline.ts';
import { createRandom, type Random } from './parts/random.ts';

/** Size of every brand's mark in its own units: 3 to 1. */
const [WIDTH, HEIGHT] = [480, 160];
/** The room that the letters may take. */
const [ROOM_X, ROOM_Y] = [400, 96];

const INKS = [
  '#1f2328',
  '#1f2328',
  '#27406b',
  '#5f2f38',
  '#2f5d4a',
  '#7a4a2a',
  '#3d3a5c',
  '#8a2f2a',
] as const;
const SPARKS = ['#d8893b', '#c0443c', '#3f8f86', '#b89a4a', '#5b7fb5'] as const;

interface Style {
  weight: number;
  stretch: number;
  gap: number;
  round: boolean;
  slant: number;
  dress: 'none' | 'box' | 'frame' | 'underline' | 'rules' | 'emblem' | 'dot';
  ink: string;
  spark: string;
}

function drawStyle(random: Random): Style {
  const weight = random.pick([7, 9, 12, 15, 19, 23]);
  return {
    weight,
    stretch: random.pick([0.74, 0.86, 1, 1, 1.2]),
    gap: weight + random.pick([12, 20, 34, 52]),
    round: random.chance(0.5),
    slant: random.pick([0, 0, 0, 0, -10, -14]),
    dress: random.pick(['none', 'none', 'none', 'box', 'frame', 'underline', 'rules', 'emblem', 'dot']),
    ink: random.pick(INKS),
    spark: random.pick(SPARKS),
  };
}

/** Long names of several words stand in two lines, the second no longer than it must be. */
function splitLines(name: string): readonly string[] {
  const words = name.split(' ');
  if (name.length <= 12 || words.length === 1) return [name];
  let best = 1;
  let least = Number.POSITIVE_INFINITY;
  for (let at = 1; at < words.length; at++) {
    const longest = Math.max(words.slice(0, at).join(' ').length, words.slice(at).join(' ').length);
    if (longest < least) [best, least] = [at, longest];
  }
  return [words.slice(0, best).join(' '), words.slice(best).join(' ')];
}

interface Block {
  width: number;
  height: number;
  paint(canvas: Canvas, ink: string): void;
}

function buildBlock(name: string, { weight, stretch, gap, round, slant }: Style): Block {
  const rows = splitLines(name).map((line) => writeName(line, stretch, gap));
  const width = Math.max(...rows.map((row) => row.width)) + weight;
  const step = 100 + weight + 36;
  const ends = round
    ? 'stroke-linejoin="round" stroke-linecap="round"'
    : 'stroke-linejoin="miter" stroke-miterlimit="2"';
  return {
    width,
    height: step * (rows.length - 1) + 100 + weight,
    paint(canvas, ink) {
      const lean = Math.tan((-slant * Math.PI) / 180) * 50;
      rows.forEach((row, index) => {
        const x = (width - row.width) / 2 + lean;
        canvas.add(
          `<path d="${row.d}" fill="none" stroke="${ink}" stroke-width="${weight}" ${ends} transform="translate(${x} ${index * step + weight / 2}) skewX(${slant})"/>`,
        );
      });
    },
  };
}

/** The shape that surrounds the name. Returns the ink the letters then have. */
function paintDress(canvas: Canvas, style: Style, half: readonly [number, number]): string {
  const [x, y] = half;
  const [cx, cy] = [WIDTH / 2, HEIGHT / 2];
  const corner = style.round ? 18 : 3;
  if (style.dress === 'box') {
    canvas.path(roundedBox(cx - x - 22, cy - y - 20, x * 2 + 44, y * 2 + 40, corner), style.ink);
    return '#ffffff';
  }
  if (style.dress === 'frame') {
    canvas.add(
      `<path d="${roundedBox(cx - x - 22, cy - y - 20, x * 2 + 44, y * 2 + 40, style.round ? y + 20 : 2)}" fill="none" stroke="${style.ink}" stroke-width="4"/>`,
    );
  } else if (style.dress === 'underline') {
    canvas.line(`M${cx - x} ${cy + y + 18}H${cx + x}`, style.spark, 7);
  } else if (style.dress === 'rules') {
    canvas.line(`M${cx - x} ${cy - y - 16}H${cx + x}M${cx - x} ${cy + y + 16}H${cx + x}`, style.ink, 2.5);
  } else if (style.dress === 'dot') {
    canvas.ellipse(cx + x + 18, cy + y - 7, 8, 8, style.spark);
  } else if (style.dress === 'emblem') {
    canvas.path(`${oval(cx, cy - y - 32, 13, 13)}`, style.spark);
    canvas.path(`M${cx - 13} ${cy - y - 32}A13 13 0 0 1 ${cx + 13} ${cy - y - 32}Z`, style.ink);
  }
  return style.ink;
}

/**
 * A brand's name as its mark, a complete SVG document, 480 × 160, transparent. The slug decides the style, so that
 * a brand always looks the same. Throws RangeError where the name has a character that is not drawn.
 */
export function drawWordmark(slug: string, name: string): string {
  const style = drawStyle(createRandom(`brand ${slug}`));
  const block = buildBlock(name, style);
  const roomY = style.dress === 'emblem' ? ROOM_Y - 36 : ROOM_Y;
  const scale = Math.min(ROOM_X / block.width, roomY / block.height, 0.62);
  const canvas = new Canvas('front');
  const half = [(block.width * scale) / 2, (block.height * scale) / 2] as const;
  canvas.group(`transform="translate(0 ${style.dress === 'emblem' ? 20 : 0})"`, () => {
    const ink = paintDress(canvas, style, half);
    canvas.group(
      `transform="translate(${WIDTH / 2 - half[0]} ${HEIGHT / 2 - half[1]}) scale(${scale})"`,
      () => block.paint(canvas, ink),
    );
  });
  return canvas.document(WIDTH, HEIGHT);
}
