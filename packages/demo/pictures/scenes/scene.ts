import type { Paint, ProductKind } from '../kind.ts';
import type { Canvas } from '../parts/canvas.ts';
import { mix } from '../parts/colour.ts';
import type { Random } from '../parts/random.ts';
import { SETTINGS } from './settings.ts';

/** The backdrop of a close-up: a calm studio tone that belongs to the product's colour. */
export function detailBackdrop(canvas: Canvas, paint: Paint): void {
  const tone = mix('#eeece8', paint.main.base, 0.12);
  canvas.path(
    'M0 0H800V1000H0Z',
    canvas.linear([
      [0, mix(tone, '#ffffff', 0.5)],
      [1, mix(tone, '#8d877e', 0.22)],
    ]),
  );
}

/** Draws the kind's setting and stands or hangs the product in it. */
export function paintScene(
  canvas: Canvas,
  kind: ProductKind,
  paint: Paint,
  random: Random,
  drop: number,
  paintProduct: () => void,
): void {
  const { anchor, scale, at } = kind.placement;
  SETTINGS[kind.setting](canvas, paint, random);
  canvas.group(
    `transform="translate(${at[0]} ${at[1]}) scale(${scale}) translate(${-anchor[0]} ${-anchor[1] - drop})"`,
    paintProduct,
  );
}
