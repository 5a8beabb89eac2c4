import type { Paint, ProductKind } from '../kind.ts';
import type { Canvas } from '../parts/canvas.ts';
import { detailBackdrop } from './scene.ts';

/** Goods of cloth, which are laid out flat for a second picture of the whole; all others are turned. */
const LAID: ReadonlySet<string> = new Set([
  ...['scarf', 'beanie', 'socks', 'bra', 'pyjamas', 'shorts', 'bodywarmer'],
  ...['bed-linen', 'rug', 'curtain'],
]);

/** Of its width, what an article still shows that is turned away; how much it then rises over its width. */
const TURNED = { width: 0.84, slope: -0.12 };
const LYING = { degrees: -11, scale: 0.86 };

/** The whole article once more: laid out on cloth of its own colour, or turned a little away. */
export function paintAngle(
  canvas: Canvas,
  { name, kind, paint }: { readonly name: string; readonly kind: ProductKind; readonly paint: Paint },
  product: () => void,
): void {
  if (LAID.has(name)) {
    detailBackdrop(canvas, paint);
    canvas.group(
      `transform="translate(400 500) rotate(${LYING.degrees}) scale(${LYING.scale}) translate(-400 -500)"`,
      product,
    );
    return;
  }
  const { width, slope } = TURNED;
  const [x, y] = [400 * (1 - width), -400 * slope - kind.rise];
  canvas.group(`transform="matrix(${width} ${slope} 0 1 ${x} ${y})"`, product);
}
