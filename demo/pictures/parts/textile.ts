import type { Paint } from '../kind.ts';
import type { Canvas } from './canvas.ts';
import { lightnessOf, mix, shift } from './colour.ts';

/** Names of the cloth patterns that garments and upholstery understand. */
export type Cloth =
  | 'plain'
  | 'stripes'
  | 'pinstripe'
  | 'dots'
  | 'floral'
  | 'check'
  | 'ribbed'
  | 'cable'
  | 'denim'
  | 'melange';

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
  const leaf = mix(paint.main.base, lightnessOf(paint.main.base) > 0.62 ? '#3f5d45' : '#a9c3a4', 0.7);
  const heart = mix(petal, '#e0a526', 0.7);
  const flower = (x: number, y: number, size: number, turn: number) =>
    `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size})"><path d="M0 0C-7-4-6-13 0-13S7-4 0 0C4-7 13-6 13 0S4 7 0 0C7 4 6 13 0 13S-7 4 0 0C-4 7-13 6-13 0S-4-7 0 0Z" fill="${petal}"/><circle r="3.4" fill="${heart}"/></g>`;
  const sprig = (x: number, y: number, turn: number) =>
    `<path transform="translate(${x} ${y}) rotate(${turn})" d="M0 0C6-8 16-8 20-2C14 4 5 4 0 0ZM0 0C-8-3-14 2-15 8C-8 9-2 6 0 0Z" fill="${leaf}"/>`;
  return tile(
    canvas,
    108,
    116,
    `${sprig(46, 30, 20)}${sprig(84, 92, 200)}${sprig(14, 86, -60)}${flower(28, 26, 1.05, 12)}${flower(80, 62, 1.25, 40)}${flower(24, 100, 0.75, 0)}${flower(92, 14, 0.6, 30)}`,
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

function knit(canvas: Canvas, paint: Paint, size: number): string {
  return tile(
    canvas,
    size,
    size * 0.8,
    `<path d="M0 0L${size / 2} ${size * 0.5}L${size} 0M0 ${size * 0.8}L${size / 2} ${size * 1.3}L${size} ${size * 0.8}" fill="none" stroke="${paint.main.thread}" stroke-width="${size * 0.16}" opacity=".55"/>`,
  );
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
      return tile(canvas, 12, 12, `<path d="M3 0V12" stroke="${thread}" stroke-width="3" opacity=".6"/>`);
    case 'cable':
      return cable(canvas, paint);
    case 'denim':
      return tile(canvas, 5, 5, `<path d="M0 5L5 0" stroke="${thread}" stroke-width="1.1" opacity=".5"/>`);
    case 'melange':
      return knit(canvas, paint, canvas.closeUp ? 11 : 13);
    default:
      return canvas.closeUp
        ? tile(canvas, 4, 4, `<path d="M0 1H4M1 0V4" stroke="${thread}" stroke-width=".7" opacity=".4"/>`)
        : undefined;
  }
}
