import type { ProductKind } from '../kind.ts';
import { MEASURED_KINDS, measureExtent } from './measured.ts';

/** Of the way from the middle to the corner that a close-up of an article's lower end shows. */
const TOWARDS_CORNER = 0.56;

/** The part that a second close-up shows: foot and corner of furniture, hem of clothes, the other end of all else. */
export function finishFocus(name: string, { focus, setting }: ProductKind): ProductKind['focus'] {
  if (MEASURED_KINDS.has(name)) {
    const [left, top, right, bottom] = measureExtent(name, {});
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    // the corner that the first close-up leaves out
    const corner = focus.x < x ? right : left;
    return {
      x: x + (corner - x) * TOWARDS_CORNER,
      y: y + (bottom - y) * TOWARDS_CORNER,
      zoom: 2.1,
    };
  }
  if (setting === 'rail') return { x: 330, y: 610, zoom: 2 };
  return { x: 800 - focus.x, y: focus.y + 90, zoom: focus.zoom * 0.95 };
}
