import type { Paint, ProductKind, Traits, Wish } from './kind.ts';
import { KINDS } from './kinds.ts';
import { Canvas } from './parts/canvas.ts';
import { mix, tonesOf } from './parts/colour.ts';
import { createRandom } from './parts/random.ts';
import { paintMeasured } from './scenes/measured.ts';
import { detailBackdrop, paintScene } from './scenes/scene.ts';

export type PictureView = 'front' | 'back' | 'detail' | 'scene' | 'size';

/** Outer dimensions in centimetres. */
export type Centimetres = { readonly width: number; readonly height: number; readonly depth: number };

export interface PictureRequest {
  kind: string;
  /** The design: the same seed shows the same thing in every colour and view. */
  seed: number;
  /** Main colour of the variant, `#rrggbb`. */
  colour: string;
  accent?: string;
  /** Traits that are asked for, over those that the seed gives. */
  wish?: Wish;
  view: PictureView;
  /** for the view `size` */
  centimetres?: Centimetres;
}

/** Size of every product picture in its own units: 4 to 5. */
const PICTURE_SIZE = { width: 800, height: 1000 } as const;

export const PICTURE_KINDS: readonly string[] = Object.keys(KINDS);

const ACCENTS = ['#2f4a6d', '#a63d40', '#4c6b57', '#b7793f', '#57496b', '#33363d'] as const;

function kindOf(name: string): ProductKind {
  const kind = KINDS[name];
  if (!kind) {
    throw new RangeError(`No picture kind ${name}`);
  }
  return kind;
}

/** The materials for a colour; the accent is drawn from the seed unless it is given. */
function paintFor(colour: string, seed: number, accent?: string): Paint {
  const chosen = accent ?? createRandom(`accent ${seed}`).pick(ACCENTS);
  return { main: tonesOf(colour), accent: tonesOf(mix(chosen, colour, 0.12)), colour };
}

/**
 * The design that a seed gives (neckline, sleeve, legs, cloth …), so that a product's words can agree
 * with its picture. Throws RangeError for an unknown kind.
 */
export function designOf(kind: string, seed: number, wish?: Wish): Traits {
  return kindOf(kind).traits(createRandom(`${kind} ${seed}`), wish);
}

/** Draws a kind's front picture onto a canvas, for composing scenes. */
export function paintProduct(canvas: Canvas, request: Omit<PictureRequest, 'view'>): void {
  const kind = kindOf(request.kind);
  const paint = paintFor(request.colour, request.seed, request.accent);
  kind.draw(canvas, paint, createRandom(`${request.kind} ${request.seed}`), request.wish);
}

/**
 * A complete SVG document, 800 × 1000. Front, back and dimensions are transparent, details and scenes opaque.
 * Pure: equal requests give equal text. Throws RangeError for an unknown kind.
 */
export function drawProduct(request: PictureRequest): string {
  const kind = kindOf(request.kind);
  const { width, height } = PICTURE_SIZE;
  const canvas = new Canvas(request.view);
  const paint = paintFor(request.colour, request.seed, request.accent);
  if (request.view === 'front' || request.view === 'back') {
    canvas.group(`transform="translate(0 ${-kind.rise})"`, () => paintProduct(canvas, request));
  } else if (request.view === 'detail') {
    const { x, y, zoom } = kind.focus;
    detailBackdrop(canvas, paint);
    canvas.group(`transform="translate(400 500) scale(${zoom}) translate(${-x} ${-y})"`, () =>
      paintProduct(canvas, request),
    );
  } else if (request.view === 'size') {
    const { seed, wish, centimetres: size = { width: 100, height: 100, depth: 100 } } = request;
    const product = { kind: request.kind, traits: designOf(request.kind, seed, wish), size };
    paintMeasured(canvas, product, () => paintProduct(canvas, request));
  } else {
    const drop = kind.drop(createRandom(`${request.kind} ${request.seed}`), request.wish);
    const random = createRandom(`scene ${request.kind} ${request.seed}`);
    paintScene(canvas, kind, paint, random, drop, () => paintProduct(canvas, request));
  }
  return canvas.document(width, height);
}
