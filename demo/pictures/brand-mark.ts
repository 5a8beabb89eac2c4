import { paintProduct } from './illustrator.ts';
import { Canvas } from './parts/canvas.ts';
import { mix, shift } from './parts/colour.ts';
import { roundedBox } from './parts/outline.ts';

/** The T of Tavelo, cut as the handle and seam of a parcel, within 0–100. */
const LETTER = 'M20 24H80V40H59V80H41V40H20Z';

function paintMark(canvas: Canvas, colour: string): void {
  canvas.path(
    roundedBox(0, 0, 100, 100, 22),
    canvas.linear([
      [0, shift(colour, 0.04)],
      [1, shift(colour, -0.06)],
    ]),
  );
  canvas.path(LETTER, '#ffffff');
  canvas.path('M59 40L80 24V40Z', mix(colour, '#ffffff', 0.62));
}

/** The shop's mark as a square SVG document, 512 × 512, for favicons and app icons. */
export function drawShopMark({ colour }: { colour: string }): string {
  const canvas = new Canvas('front');
  canvas.group('transform="scale(5.12)"', () => paintMark(canvas, colour));
  return canvas.document(512, 512);
}

/** The picture that social networks show beside a link, 1200 × 630. */
export function drawSocialPicture({ colour }: { colour: string }): string {
  const canvas = new Canvas('scene');
  const ground = mix(colour, '#f6f1ea', 0.88);
  canvas.path(
    'M0 0H1200V630H0Z',
    canvas.linear([
      [0, mix(ground, '#ffffff', 0.4)],
      [1, ground],
    ]),
  );
  canvas.ellipse(820, 300, 250, 250, mix(colour, ground, 0.84));
  canvas.path('M0 530H1200V630H0Z', mix(colour, '#e9e2d8', 0.82));
  canvas.group('transform="translate(96 195) scale(2.4)"', () => paintMark(canvas, colour));
  const things = [
    { kind: 'coat', seed: 4, colour: '#b98d6a', at: 'translate(560 540) scale(.46) translate(-400 -930)' },
    { kind: 'lamp', seed: 6, colour: '#f0e6d2', at: 'translate(1090 560) scale(.52) translate(-400 -906)' },
    { kind: 'armchair', seed: 2, colour, at: 'translate(850 574) scale(.56) translate(-400 -830)' },
  ] as const;
  for (const { kind, seed, colour: tint, at } of things) {
    canvas.group(`transform="${at}"`, () => paintProduct(canvas, { kind, seed, colour: tint }));
  }
  return canvas.document(1200, 630);
}
