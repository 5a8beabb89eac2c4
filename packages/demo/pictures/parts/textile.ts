import type { Paint } from '../kind.ts';
import type { Canvas } from './canvas.ts';
import { computeLightness, mix, shift } from './colour.ts';

function tile(canvas: Canvas, width: number, height: number, content: string, turn = 0): string {
  return `url(#${canvas.define(
    `<pattern id="@" width="${width}" height="${height}" patternUnits="userSpaceOnUse"${turn ? ` patternTransform="rotate(${turn})"` : ''}>${content}</pattern>`,
  )})`;
}

/** A colour that shows on the cloth without shouting. */
function printInk(paint: Paint): string {
  return computeLightness(paint.main.base) > 0.62 ? mix(paint.accent.base, '#20242c', 0.15) : '#f3efe6';
}

function floral(canvas: Canvas, paint: Paint): string {
  const petal = printInk(paint);
  const leaf = mix(
    paint.main.base,
    computeLightness(paint.main.base) > 0.62 ? '#3f5d45' : '#a9c3a4',
    computeLightness(paint.main.base) > 0.62 ? 0.7 : 0.8,
  );
  const heart = mix(petal, '#e0a526', 0.75);
  const flower = canvas.define(
    `<g id="@"><path d="M0-15C9-18 14-8 9-3C18-2 19 9 9 10C10 20-10 20-9 10C-19 9-18-2-9-3C-14-8-9-18 0-15Z" fill="${petal}"/><circle r="4.5" cy="2" fill="${heart}"/></g>`,
  );
  const sprig = canvas.define(
    `<path id="@" d="M0 0C6-9 18-10 24-3C17 5 6 5 0 0ZM-2 0C-10-6-18 0-20 8C-11 10-4 7-2 0Z" fill="${leaf}"/>`,
  );
  const at = (id: string, x: number, y: number, turn: number, size: number) =>
    `<use href="#${id}" transform="translate(${x} ${y}) rotate(${turn}) scale(${size})"/>`;
  return tile(
    canvas,
    200,
    204,
    at(sprig, 96, 52, 24, 1.3) +
      at(sprig, 48, 160, -70, 1.2) +
      at(flower, 52, 50, 12, 1.5) +
      at(flower, 150, 140, 40, 1.7),
  );
}

function check(canvas: Canvas, paint: Paint): string {
  const ink =
    computeLightness(paint.main.base) > 0.5 ? shift(paint.main.base, -0.28) : shift(paint.main.base, 0.22);
  return tile(
    canvas,
    104,
    104,
    `<path d="M0 0H40V104H0ZM0 0H104V40H0Z" fill="${ink}" opacity=".24"/><path d="M72 0V104M0 72H104" stroke="${printInk(paint)}" stroke-width="3" opacity=".4"/>`,
  );
}

/** Straight lines at even steps, several to a tile: small tiles are slow to paint. */
function steps(count: number, line: (offset: number) => string, gap: number): string {
  return Array.from({ length: count }, (_, index) => line(index * gap)).join('');
}

function knit(canvas: Canvas, paint: Paint, size: number): string {
  const row = size * 0.8;
  const stitches = steps(
    5,
    (y) => steps(4, (x) => `M${x + 3} ${y}L${x + size / 2} ${y + size * 0.5}L${x + size - 3} ${y}`, size),
    row,
  );
  return tile(
    canvas,
    size * 4,
    row * 4,
    `<path d="${stitches}" fill="none" stroke="${paint.main.thread}" stroke-width="${size * 0.15}" opacity=".3"/>`,
  );
}

function twill(canvas: Canvas, thread: string): string {
  return tile(
    canvas,
    40,
    40,
    `<path d="${steps(8, (at) => `M0 ${at + 10}L${at + 10} 0`, 10)}" stroke="${thread}" stroke-width="1.6" opacity=".3"/>`,
  );
}

function weave(canvas: Canvas, thread: string): string {
  const lines = steps(4, (at) => `M0 ${at + 1}H40`, 10);
  return tile(canvas, 40, 40, `<path d="${lines}" stroke="${thread}" stroke-width="1" opacity=".22"/>`);
}

function cable(canvas: Canvas, paint: Paint): string {
  const ink = paint.main.thread;
  return tile(
    canvas,
    68,
    60,
    `<path d="M14 0C14 22 40 22 40 60M40 0C40 22 30 26 27 30M14 60C14 40 22 36 26 31" fill="none" stroke="${ink}" stroke-width="5" opacity=".55"/><path d="M4 0V60M51 0V60M59 0V60" stroke="${ink}" stroke-width="2" opacity=".4"/>`,
  );
}

/** The fill for a cloth over the base colour; undefined for plain cloth seen from afar. */
export function clothFill(canvas: Canvas, cloth: string, paint: Paint): string | undefined {
  const { thread } = paint.main;
  switch (cloth) {
    case 'stripes':
      return tile(canvas, 60, 72, `<path d="M0 26H60V48H0Z" fill="${printInk(paint)}" opacity=".92"/>`);
    case 'pinstripe':
      return tile(
        canvas,
        34,
        34,
        `<path d="M17 0V34" stroke="${printInk(paint)}" stroke-width="2" opacity=".6"/>`,
      );
    case 'dots':
      return tile(
        canvas,
        96,
        96,
        `<g fill="${printInk(paint)}"><circle cx="24" cy="24" r="8"/><circle cx="72" cy="72" r="8"/></g>`,
      );
    case 'chevron':
      return tile(
        canvas,
        160,
        144,
        `<path d="M-8 88L40 28L120 116L168 52" fill="none" stroke="${printInk(paint)}" stroke-width="16" stroke-linejoin="round" opacity=".7"/>`,
      );
    case 'floral':
      return floral(canvas, paint);
    case 'check':
      return check(canvas, paint);
    case 'ribbed':
      return tile(
        canvas,
        48,
        48,
        `<path d="${steps(3, (at) => `M${at + 4} 0V48`, 16)}" stroke="${thread}" stroke-width="4" opacity=".45"/>`,
      );
    case 'cable':
      return cable(canvas, paint);
    case 'denim':
      return twill(canvas, thread);
    case 'melange':
      return knit(canvas, paint, canvas.closeUp ? 22 : 26);
    default:
      return canvas.closeUp ? weave(canvas, thread) : undefined;
  }
}
