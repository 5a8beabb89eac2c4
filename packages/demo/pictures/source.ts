import { createHash } from 'node:crypto';
import { BRANDS } from '#demo/catalogue/brands.ts';
import { decodeDesign } from './design-code.ts';
import { type Centimetres, drawProduct, PICTURE_KINDS } from './illustrator.ts';
import type { Wish } from './kind.ts';
import { KINDS } from './kinds.ts';
import type { PictureView } from './picture-view.types.ts';
import { drawTeaser, isTeaserKind, TEASER_THEMES } from './teaser.ts';
import { drawWordmark } from './wordmark.ts';

const VIEWS = ['front', 'back', 'side', 'inside', 'detail', 'finish', 'scene', 'worn', 'angle'] as const;
/** Largest seed that a picture id may carry. */
const MAX_PICTURE_SEED = 2 ** 31;

const PRODUCT =
  /^p-([a-z]+(?:-[a-z]+)*)-(0|[1-9]\d{0,9})(?:x([0-9a-z_]{1,40}))?-([0-9a-f]{6})-(front|back|side|inside|detail|finish|scene|worn|angle|size\d{1,3}x\d{1,3}x\d{1,3})$/;
const TEASER = /^t-([a-z]+(?:-[a-z]+)*)-(0|[1-9]\d{0,9})-(wide|square)$/;
const BRAND = /^b-([a-z0-9]+(?:-[a-z0-9]+)*)$/;

/** The design that is read from the id of a product's picture; null for one that says nothing drawable. */
export function readPictureId(id: string): { kind: string; seed: number; colour: string; wish: Wish } | null {
  const [, kind = '', seed = '', code = '', colour = ''] = PRODUCT.exec(id) ?? [];
  if (!PICTURE_KINDS.includes(kind) || Number(seed) > MAX_PICTURE_SEED) return null;
  const wish = decodeDesign(kind, code);
  return wish && { kind, seed: Number(seed), colour: `#${colour}`, wish };
}

/** The drawing of a product as SVG; null for an id that is none of a product's. */
export function drawProductPicture(id: string): string | null {
  const read = readPictureId(id);
  return read && drawProduct({ ...read, ...parseView(PRODUCT.exec(id)?.[5] ?? '') });
}

function drawKnown(id: string): string | null {
  if (PRODUCT.test(id)) return drawProductPicture(id);
  const teaser = TEASER.exec(id);
  if (teaser) {
    const [, kind = '', seed = '', ratio = ''] = teaser;
    const known = isTeaserKind(kind) && Number(seed) <= MAX_PICTURE_SEED;
    return known
      ? drawTeaser({ kind, seed: Number(seed), ratio: ratio === 'wide' ? 'wide' : 'square' })
      : null;
  }
  const brand = BRAND.exec(id);
  if (brand) {
    const named = BRANDS.find(({ slug }) => slug === brand[1]);
    return named ? drawWordmark(named.slug, named.name) : null;
  }
  return null;
}

/** `size218x82x94`: the drawing with its dimensions, width, height and depth in whole centimetres. */
function parseView(name: string): { view: PictureView; centimetres?: Centimetres } {
  const size = /^size(\d+)x(\d+)x(\d+)$/.exec(name);
  if (size) {
    const [, width, height, depth] = size.map(Number);
    return { view: 'size', centimetres: { width: width || 1, height: height || 1, depth: depth || 1 } };
  }
  return { view: VIEWS.find((view) => view === name) ?? 'front' };
}

/**
 * The demo catalogue's pictures. Their ids describe themselves, so that no table is needed:
 * `p-{kind}-{seed}x{design}-{rrggbb}-{view}` a product (`PictureView`), `t-{department or kind}-{seed}-{wide|square}`
 * a teaser, `b-{slug}` a brand's mark. Any other id is null.
 */
export function demoPictureSource(): {
  load(id: string): Promise<string | null>;
  version(): string;
} {
  let version: string | undefined;
  return {
    load: async (id) => drawKnown(id),
    version() {
      version ??= demoPictureVersion();
      return version;
    },
  };
}

/** A digest that changes when any kind's drawing does. Takes some 100 ms. */
function demoPictureVersion(): string {
  const digest = createHash('sha256');
  const settings = new Set<string>();
  for (const [kind, { setting }] of Object.entries(KINDS)) {
    digest.update(drawProduct({ kind, seed: 1, colour: '#8a3f52', view: 'front' }));
    if (settings.has(setting)) continue;
    settings.add(setting);
    for (const view of ['detail', 'finish', 'scene', 'worn', 'inside'] as const) {
      digest.update(drawProduct({ kind, seed: 1, colour: '#8a3f52', view }));
    }
  }
  for (const kind of TEASER_THEMES) {
    digest.update(drawTeaser({ kind, seed: 1, ratio: 'wide' }));
  }
  for (const { slug, name } of BRANDS) digest.update(drawWordmark(slug, name));
  return digest.digest('hex').slice(0, 12);
}
