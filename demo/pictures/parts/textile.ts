import type { Paint } from '../kind.ts';
import type { Canvas } from './canvas.ts';
import { lightnessOf, mix, shift } from './colour.ts';

function tile(canvas: Canvas, width: number, height: number, content: string, turn = 0): string {
  return `url(#${canvas.define(
    `<pattern id="@" width="${width}" height="${height}" patternUnits="userSpaceOnUse"${turn ? ` patternTransform="rotate(${turn})"` : ''}>${content}</pattern>`,
  )})`;
}

/** A colour that shows on the cloth without shouting. */
function printInk(paint: Paint): string {
  return lightnessOf(paint.main.base) > 0.62 ? mix(paint.accent.base, '#20242c', 0.15) : '#f3efe6';
}

function floral(canvas: Canvas, paint: Paint): string {
  const petal = printInk(paint);
  const leaf = mix(
    paint.main.base,
    lightnessOf(paint.main.base) > 0.62 ? '#3f5d45' : '#a9c3a4',
    lightnessOf(paint.main.base) > 0.62 ? 0.7 : 0.8,
  );
  const heart = mix(petal, '#e0a526', 0.75);
  const petals = [0, 72, 144, 216, 288]
    .map((turn) => `<ellipse cy="-8" rx="5.4" ry="7" transform="rotate(${turn})"/>`)
    .join('');
  const flower = canvas.define(
    `<g id="@"><g fill="${petal}">${petals}</g><circle r="3.6" fill="${heart}"/></g>`,
  );
  const sprig = canvas.define(
    `<path id="@" d="M0 0C6-9 18-10 24-3C17 5 6 5 0 0ZM-2 0C-10-6-18 0-20 8C-11 10-4 7-2 0Z" fill="${leaf}"/>`,
  );
  const at = (id: string, x: number, y: number, turn: number, size: number) =>
    `<use href="#${id}" transform="translate(${x} ${y}) rotate(${turn}) scale(${size})"/>`;
  return tile(
    canvas,
    124,
    132,
    at(sprig, 58, 38, 24, 1) +
      at(sprig, 96, 108, 205, 1) +
      at(sprig, 22, 96, -70, 0.8) +
      at(flower, 34, 32, 12, 1.25) +
      at(flower, 92, 72, 40, 1.5) +
      at(flower, 30, 112, 0, 0.85) +
      at(flower, 100, 18, 30, 0.7),
  );
}

function check(canvas: Canvas, paint: Paint): string {
  const ink =
    lightnessOf(paint.main.base) > 0.5 ? shift(paint.main.base, -0.28) : shift(paint.main.base, 0.22);
  return tile(
    canvas,
    72,
    72,
    `<path d="M0 0H26V72H0ZM0 0H72V26H0Z" fill="${ink}" opacity=".3"/><path d="M48 0V72M0 48H72" stroke="${printInk(paint)}" stroke-width="2.5" opacity=".55"/>`,
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
    (y) => steps(4, (x) => `M${x} ${y}L${x + size / 2} ${y + size * 0.5}L${x + size} ${y}`, size),
    row,
  );
  return tile(
    canvas,
    size * 4,
    row * 4,
    `<path d="${stitches}" fill="none" stroke="${paint.main.thread}" stroke-width="${size * 0.16}" opacity=".55"/>`,
  );
}

function twill(canvas: Canvas, thread: string): string {
  return tile(
    canvas,
    40,
    40,
    `<path d="${steps(16, (at) => `M0 ${at + 5}L${at + 5} 0`, 5)}" stroke="${thread}" stroke-width="1.1" opacity=".5"/>`,
  );
}

function weave(canvas: Canvas, thread: string): string {
  const lines = steps(10, (at) => `M0 ${at + 1}H40M${at + 1} 0V40`, 4);
  return tile(canvas, 40, 40, `<path d="${lines}" stroke="${thread}" stroke-width=".7" opacity=".4"/>`);
}

function cable(canvas: Canvas, paint: Paint): string {
  const ink = paint.main.thread;
  return tile(
    canvas,
    68,
    60,
    `<path d="M14 0C14 22 40 22 40 60M40 0C40 22 30 26 27 30M14 60C14 40 22 36 26 31" fill="none" stroke="${ink}" stroke-width="5" opacity=".75"/><path d="M4 0V60M51 0V60M59 0V60" stroke="${ink}" stroke-width="2" opacity=".6"/>`,
  );
}

/** The fill for a cloth over the base colour; undefined for plain cloth seen from afar. */
export function clothFill(canvas: Canvas, cloth: string, paint: Paint): string | undefined {
  const { thread } = paint.main;
  switch (cloth) {
    case 'stripes':
      return tile(canvas, 60, 58, `<path d="M0 20H60V38H0Z" fill="${printInk(paint)}" opacity=".92"/>`);
    case 'pinstripe':
      return tile(
        canvas,
        22,
        22,
        `<path d="M11 0V22" stroke="${printInk(paint)}" stroke-width="1.6" opacity=".7"/>`,
      );
    case 'dots':
      return tile(
        canvas,
        44,
        44,
        `<g fill="${printInk(paint)}"><circle cx="11" cy="11" r="5"/><circle cx="33" cy="33" r="5"/></g>`,
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
        `<path d="${steps(4, (at) => `M${at + 3} 0V48`, 12)}" stroke="${thread}" stroke-width="3" opacity=".6"/>`,
      );
    case 'cable':
      return cable(canvas, paint);
    case 'denim':
      return twill(canvas, thread);
    case 'melange':
      return knit(canvas, paint, canvas.closeUp ? 11 : 13);
    default:
      return canvas.closeUp ? weave(canvas, thread) : undefined;
  }
}
