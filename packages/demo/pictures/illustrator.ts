import type { Paint, ProductKind, Traits, Wish } from './kind.ts';
import { KINDS } from './kinds.ts';
import { Canvas } from './parts/canvas.ts';
import { deriveTones, mix } from './parts/colour.ts';
import { createRandom, type Random } from './parts/random.ts';
import type { PictureView } from './picture-view.types.ts';
import { paintAngle } from './scenes/angle.ts';
import { finishFocus } from './scenes/finish.ts';
import { paintInside } from './scenes/inside.ts';
import { paintMeasured } from './scenes/measured.ts';
import { detailBackdrop, paintScene } from './scenes/scene.ts';
import { paintWorn } from './scenes/worn.ts';

/** Outer dimensions in centimetres. */
export type Centimetres = { readonly width: number; readonly height: number; readonly depth: number };

export interface PictureRequest {
  kind: string;
  /** The design: the same seed gives the same design in every colour and view. */
  seed: number;
  /** Main colour of the variant, `#rrggbb`. */
  colour: string;
  accent?: string;
  /** Requested traits, which replace those of the seed. */
  wish?: Wish;
  view: PictureView;
  /** for the view `size` */
  centimetres?: Centimetres;
}

/** Size of every product picture in its own units: 4 to 5. */
const PICTURE_SIZE = { width: 800, height: 1000 } as const;

export const PICTURE_KINDS: readonly string[] = Object.keys(KINDS);

const ACCENTS = ['#2f4a6d', '#a63d40', '#4c6b57', '#b7793f', '#57496b', '#33363d'] as const;

function getKind(name: string): ProductKind {
  const kind = KINDS[name];
  if (!kind) {
    throw new RangeError(`No picture kind ${name}`);
  }
  return kind;
}

/** The materials for a colour; the accent is drawn from the seed unless it is given. */
function paintFor(colour: string, seed: number, accent?: string): Paint {
  const chosen = accent ?? createRandom(`accent ${seed}`).pick(ACCENTS);
  return { main: deriveTones(colour), accent: deriveTones(mix(chosen, colour, 0.12)), colour };
}

/**
 * The design that a seed gives (neckline, sleeve, legs, cloth …), so that a product's words can agree
 * with its picture. Throws RangeError for an unknown kind.
 */
export function createDesign(kind: string, seed: number, wish?: Wish): Traits {
  return getKind(kind).traits(createRandom(`${kind} ${seed}`), wish);
}

/** Draws a kind's front picture onto a canvas, for composing scenes. */
export function paintProduct(canvas: Canvas, request: Omit<PictureRequest, 'view'>): void {
  const kind = getKind(request.kind);
  const paint = paintFor(request.colour, request.seed, request.accent);
  kind.draw(canvas, paint, createRandom(`${request.kind} ${request.seed}`), request.wish);
}

/** How a view shows the article. */
const VIEWS: Readonly<Record<PictureView, (drawing: Drawing) => void>> = {
  front: lifted,
  back: lifted,
  side: ({ canvas, kind, product }) =>
    canvas.group(`transform="matrix(-1 0 0 1 ${PICTURE_SIZE.width} ${-kind.rise})"`, product),
  inside: (drawing) => {
    const { canvas, kind, paint, request, random, product } = drawing;
    const traits = createDesign(request.kind, request.seed, request.wish);
    canvas.group(`transform="translate(0 ${-kind.rise})"`, () =>
      paintInside(canvas, { kind: request.kind, paint, traits }, random, product),
    );
  },
  detail: (drawing) => closeUp(drawing, drawing.kind.focus),
  finish: (drawing) => closeUp(drawing, finishFocus(drawing.request.kind, drawing.kind)),
  angle: ({ canvas, kind, paint, request, product }) =>
    paintAngle(canvas, { name: request.kind, kind, paint }, product),
  size: ({ canvas, request, product }) => {
    const { seed, wish, centimetres: size = { width: 100, height: 100, depth: 100 } } = request;
    const measured = { kind: request.kind, traits: createDesign(request.kind, seed, wish), size };
    paintMeasured(canvas, measured, product);
  },
  scene: ({ canvas, kind, paint, random, drop, product }) =>
    paintScene(canvas, kind, paint, random, drop, product),
  worn: ({ canvas, kind, paint, random, drop, request, product }) => {
    const traits = createDesign(request.kind, request.seed, request.wish);
    const neck = kind.placement.anchor[1] + drop;
    paintWorn(canvas, { kind: request.kind, traits, paint, neck }, random, product);
  },
};

type Drawing = {
  readonly canvas: Canvas;
  readonly kind: ProductKind;
  readonly paint: Paint;
  readonly request: PictureRequest;
  /** for the surroundings of the article */
  readonly random: Random;
  readonly drop: number;
  /** paints the article at its own place */
  readonly product: () => void;
};

function lifted({ canvas, kind, product }: Drawing): void {
  canvas.group(`transform="translate(0 ${-kind.rise})"`, product);
}

function closeUp({ canvas, paint, product }: Drawing, { x, y, zoom }: ProductKind['focus']): void {
  detailBackdrop(canvas, paint);
  canvas.group(`transform="translate(400 500) scale(${zoom}) translate(${-x} ${-y})"`, product);
}

/**
 * A complete SVG document, 800 × 1000. Front, back, sides, inside and dimensions are transparent, the others opaque.
 * Pure: equal requests give equal text. Throws RangeError for an unknown kind.
 */
export function drawProduct(asked: PictureRequest): string {
  const opens = asked.view === 'inside' && asked.kind === 'dishwasher';
  const request = opens ? { ...asked, wish: { ...asked.wish, door: 'open' } } : asked;
  const kind = getKind(request.kind);
  const canvas = new Canvas(request.view);
  const random = createRandom(
    `${request.view === 'scene' ? 'scene' : 'around'} ${request.kind} ${request.seed}`,
  );
  VIEWS[request.view]({
    ...{ canvas, kind, request, random },
    paint: paintFor(request.colour, request.seed, request.accent),
    drop: kind.drop(createRandom(`${request.kind} ${request.seed}`), request.wish),
    product: () => paintProduct(canvas, request),
  });
  return canvas.document(PICTURE_SIZE.width, PICTURE_SIZE.height);
}
