import type { Canvas } from './canvas.ts';
import { shift, type Tones } from './colour.ts';
import { isAtLeast, type Make } from './make.ts';
import { oval, roundedBox } from './outline.ts';

/** Centre of the dial. */
const [X, Y] = [400, 500];
const RAYS = 12;

type Case = { readonly shape: 'round' | 'square'; readonly make: Make };

const outline = (shape: Case['shape'], half: number, radius: number) =>
  shape === 'round' ? oval(X, Y, half, half) : roundedBox(X - half, Y - half, half * 2, half * 2, radius);

/** The horns that hold the strap; a simple case has none. */
export function lugs(canvas: Canvas, metal: Tones, make: Make): void {
  if (!isAtLeast(make, 'fine')) return;
  for (const [side, end] of [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ] as const)
    canvas.surface(
      `M${X + side * 132} ${Y + end * 96}L${X + side * 116} ${Y + end * 206}Q${X + side * 104} ${Y + end * 220} ${X + side * 92} ${Y + end * 206}L${X + side * 84} ${Y + end * 110}Z`,
      metal,
      { round: 9, light: 0.8 },
    );
}

/** The ring between case and glass: polished on a fine watch, fluted on the finest. */
export function bezel(canvas: Canvas, metal: Tones, { shape, make }: Case): void {
  if (!isAtLeast(make, 'fine')) return;
  const ring = outline(shape, 158, 42);
  canvas.line(ring, metal.shadow, 26);
  if (make === 'finest') canvas.add(dashes(ring, metal.glow, 24, '9 7.5'));
  else canvas.line(ring, metal.glow, 13, 'opacity=".9"');
  canvas.line(outline(shape, 145, 35), metal.line, 3);
}

/** The crown; ribbed on what is finely made. */
export function crown(canvas: Canvas, metal: Tones, make: Make): void {
  if (make === 'simple') {
    canvas.surface(roundedBox(X + 168, Y - 14, 22, 28, 6), metal, { round: 6 });
    return;
  }
  canvas.surface(roundedBox(X + 168, Y - 22, 34, 44, 8), metal, { round: 8 });
  if (isAtLeast(make, 'fine'))
    canvas.line(
      [-14, -7, 0, 7, 14].map((y) => `M${X + 180} ${Y + y}h22`).join(''),
      shift(metal.base, -0.22),
      3,
    );
}

/** The dial's ground: rays of the finest, and the minutes around it. */
export function dialGround(canvas: Canvas, ink: string, { shape, make }: Case): void {
  if (!isAtLeast(make, 'fine')) return;
  if (make === 'finest') {
    let rays = '';
    for (let at = 0; at < RAYS; at += 1) {
      const [from, to] = [(at / RAYS) * Math.PI * 2, ((at + 0.5) / RAYS) * Math.PI * 2];
      const point = (angle: number) => `${X + Math.sin(angle) * 210} ${Y - Math.cos(angle) * 210}`;
      rays += `M${X} ${Y}L${point(from)}L${point(to)}Z`;
    }
    canvas.path(rays, ink, 'opacity=".07"');
  }
  canvas.add(dashes(outline(shape, 139, 31), ink, 7, `2.6 ${(Math.PI * 278) / 60 - 2.6}`));
}

/** The scales of a fine leather strap. */
export function strapGrain(canvas: Canvas, tones: Tones): void {
  let scales = '';
  for (const [from, to] of [
    [92, 310],
    [694, 912],
  ] as const)
    for (let y = from; y < to; y += 36)
      scales += `M326 ${y}Q362 ${y + 9} 372 ${y}H428Q438 ${y + 9} 474 ${y}M372 ${y}V${y + 36}M428 ${y}V${y + 36}`;
  canvas.line(scales, tones.line, 3.4);
  canvas.path('M376 70H424V930H376Z', tones.glow, 'opacity=".22"');
}

/** Hands that taper to both ends, with a lit half each. */
export function facetedHands(canvas: Canvas, ink: string, accent: string): void {
  const hand = (x: number, y: number, width: number) => {
    const length = Math.hypot(x, y);
    const [nx, ny] = [(-y / length) * width, (x / length) * width];
    const [mx, my] = [X + x * 0.3, Y + y * 0.3];
    canvas.path(`M${X} ${Y}L${mx + nx} ${my + ny}L${X + x} ${Y + y}L${mx - nx} ${my - ny}Z`, ink);
    canvas.path(`M${X} ${Y}L${mx + nx} ${my + ny}L${X + x} ${Y + y}Z`, shift(ink, 0.14));
  };
  hand(-72, -51, 13);
  hand(86, -92, 11);
  canvas.line(`M${X - 14} ${Y - 34}L${X + 42} ${Y + 104}`, accent, 3.5);
  canvas.ellipse(X, Y, 11, 11, ink, `stroke="${shift(ink, 0.2)}" stroke-width="3"`);
}

function dashes(d: string, colour: string, width: number, gaps: string): string {
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-dasharray="${gaps}"/>`;
}
