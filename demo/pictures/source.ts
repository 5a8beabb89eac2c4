import { createHash } from 'node:crypto';
import { BRANDS } from '#demo/catalogue/brands.ts';
import { drawProduct, PICTURE_KINDS } from './illustrator.ts';
import { KINDS } from './kinds.ts';
import { drawTeaser, isTeaserKind, TEASER_THEMES } from './teaser.ts';
import { drawWordmark } from './wordmark.ts';

/** Largest seed that a picture id may carry. */
const MAX_PICTURE_SEED = 2 ** 31;

const PRODUCT = /^p-([a-z]+(?:-[a-z]+)*)-(0|[1-9]\d{0,9})-([0-9a-f]{6})-(front|detail|scene)$/;
const TEASER = /^t-([a-z]+(?:-[a-z]+)*)-(0|[1-9]\d{0,9})-(wide|square)$/;
const BRAND = /^b-([a-z0-9]+(?:-[a-z0-9]+)*)$/;

function drawKnown(id: string): string | null {
  const product = PRODUCT.exec(id);
  if (product) {
    const [, kind = '', seed = '', colour = '', view = ''] = product;
    const known = PICTURE_KINDS.includes(kind) && Number(seed) <= MAX_PICTURE_SEED;
    return known ? drawProduct({ kind, seed: Number(seed), colour: `#${colour}`, view: viewOf(view) }) : null;
  }
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

function viewOf(name: string): 'front' | 'detail' | 'scene' {
  return name === 'detail' || name === 'scene' ? name : 'front';
}

/**
 * The demo catalogue's pictures. Their ids describe themselves, so that no table is needed:
 * `p-{kind}-{seed}-{rrggbb}-{front|detail|scene}` a product, `t-{department or kind}-{seed}-{wide|square}`
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
    for (const view of ['detail', 'scene'] as const) {
      digest.update(drawProduct({ kind, seed: 1, colour: '#8a3f52', view }));
    }
  }
  for (const kind of TEASER_THEMES) {
    digest.update(drawTeaser({ kind, seed: 1, ratio: 'wide' }));
  }
  for (const { slug, name } of BRANDS) digest.update(drawWordmark(slug, name));
  return digest.digest('hex').slice(0, 12);
}
