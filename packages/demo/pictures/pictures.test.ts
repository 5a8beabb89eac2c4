import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { BRANDS } from '#demo/catalogue/brands.ts';
import { createDesign, drawProduct, PICTURE_KINDS } from './illustrator.ts';
import type { PictureView } from './picture-view.types.ts';
import { demoPictureSource } from './source.ts';
import { drawTeaser, TEASER_THEMES } from './teaser.ts';

const VIEWS: PictureView[] = [
  'front',
  'back',
  'side',
  'inside',
  'detail',
  'finish',
  'scene',
  'worn',
  'angle',
  'size',
];
const MAX_BYTES = {
  ...{ front: 14_000, back: 14_000, side: 14_000, inside: 24_000, detail: 15_000, finish: 15_000 },
  ...{ scene: 19_000, worn: 21_000, angle: 15_000, size: 17_000 },
};

/**
 * Fails when tags do not nest, an attribute or id stands twice, or a reference leads nowhere. A million elements are looked
 * at: one assertion a document, as one for each of them takes longer than drawing it.
 */
function expectWellFormed(svg: string): void {
  const faults: string[] = [];
  const open: string[] = [];
  for (const [, closing, name = '', attributes = '', empty] of svg.matchAll(
    /<(\/?)([a-zA-Z]+)((?:\s[\w:-]+="[^"<]*")*)\s*(\/?)>/g,
  )) {
    if (closing) {
      const last = open.pop();
      if (last !== name) faults.push(`</${name}> ends <${last}>`);
    } else if (!empty) {
      open.push(name);
    }
    const names = [...attributes.matchAll(/\s([\w:-]+)=/g)].map((match) => match[1]);
    if (new Set(names).size !== names.length) faults.push(`<${name}${attributes}> has one twice`);
  }
  const ids = new Set<string | undefined>();
  for (const [, id] of svg.matchAll(/\sid="([^"]+)"/g)) {
    if (ids.has(id)) faults.push(`id ${id} stands twice`);
    ids.add(id);
  }
  for (const [, id] of svg.matchAll(/(?:url\(#|href="#)([^)"]+)/g))
    if (!ids.has(id)) faults.push(`#${id} leads nowhere`);
  expect(faults).toEqual([]);
  expect(open).toEqual([]);
  expect(svg.replace(/<\/?[a-zA-Z]+(?:\s[\w:-]+="[^"<]*")*\s*\/?>/g, '')).toBe('');
  expect(svg).not.toMatch(/NaN|undefined|Infinity|null/);
}

describe.each([...PICTURE_KINDS])('pictures of %s', (kind) => {
  it.each(VIEWS)('the picture is a well-formed, small document from every design, %s', (view) => {
    for (let seed = 0; seed < 3; seed++) {
      const svg = drawProduct({ kind, seed, colour: '#8a3f52', view });
      expectWellFormed(svg);
      expect(svg.length).toBeLessThan(MAX_BYTES[view]);
    }
  });

  it('the picture rasterises to something that is neither empty nor full', async () => {
    const svg = drawProduct({ kind, seed: 5, colour: '#ffffff', view: 'front' });
    const { data } = await sharp(Buffer.from(svg), { density: 18 })
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    let covered = 0;
    for (let index = 3; index < data.length; index += 4) {
      covered += (data[index] ?? 0) > 127 ? 1 : 0;
    }
    const part = covered / (data.length / 4);
    expect(part).toBeGreaterThan(0.04);
    expect(part).toBeLessThan(0.9);
  });

  it('the picture keeps one design for all colours and views of a seed and differs for other seeds', () => {
    expect(createDesign(kind, 42)).toEqual(createDesign(kind, 42));
    const drawings = new Set<string>();
    for (let seed = 0; seed < 24; seed++) {
      drawings.add(drawProduct({ kind, seed, colour: '#305080', accent: '#a63d40', view: 'front' }));
    }
    expect(drawings.size).toBeGreaterThan(6);
  });
});

describe('source ids', () => {
  const source = demoPictureSource();

  it.each([
    'p-dress-7-c0392b-front',
    'p-dress-7x01_2-c0392b-back',
    'p-dress-7-c0392b-worn',
    'p-fridge-7-ffffff-inside',
    'p-sneaker-7-c0392b-side',
    'p-sofa-7x1-c0392b-size218x82x94',
    'p-washing-machine-2147483648-ffffff-scene',
    'p-t-shirt-0-000000-detail',
    't-fashion-3-wide',
    't-season-1-square',
    't-coffee-machine-9-wide',
    'b-van-der-leest',
    'p-corner-sofa-12-33363d-scene',
    't-hoodie-4-square',
  ])('the id %s always draws the same picture', async (id) => {
    const digest = async () =>
      createHash('sha256')
        .update((await source.load(id)) ?? '')
        .digest('hex');
    expectWellFormed((await source.load(id)) ?? '');
    expect(await digest()).toBe(await digest());
  });

  it.each([
    '',
    'p-dress-7-c0392b',
    'p-dress-7-c0392b-above',
    'p-dress-7xzz-c0392b-front',
    'p-sofa-7-c0392b-size1x2',
    'p-dress-07-c0392b-front',
    'p-dress--1-c0392b-front',
    'p-dress-2147483649-c0392b-front',
    'p-dress-7-C0392B-front',
    'p-dress-7-c0392-front',
    'p-spaceship-7-c0392b-front',
    'p-constructor-7-c0392b-front',
    'p-dress-7-c0392b-front-x',
    't-fashion-3-tall',
    't-toys-3-wide',
    't-fashion-99999999999-wide',
    'b-no-such-brand',
    'b-Tavelo',
  ])('the id %j gives no picture', async (id) => {
    expect(await source.load(id)).toBeNull();
  });
});

describe('the assortment', () => {
  it('the assortment has at least 60 kinds and no two of them look alike', () => {
    expect(PICTURE_KINDS.length).toBeGreaterThanOrEqual(60);
    const drawings = PICTURE_KINDS.map((kind) =>
      drawProduct({ kind, seed: 3, colour: '#8a3f52', view: 'front' }),
    );
    expect(new Set(drawings).size).toBe(PICTURE_KINDS.length);
  });

  it('every brand has its own small mark without fonts', async () => {
    const source = demoPictureSource();
    const marks = await Promise.all(BRANDS.map(({ slug }) => source.load(`b-${slug}`)));
    for (const mark of marks) {
      expectWellFormed(mark ?? '');
      expect(mark).not.toContain('<text');
      expect(mark?.length).toBeLessThan(4000);
    }
    expect(new Set(marks).size).toBe(BRANDS.length);
  });

  it.each(TEASER_THEMES)(
    'a teaser of %s fills the right half and leaves the left to the text',
    async (theme) => {
      const svg = drawTeaser({ kind: theme, seed: 2, ratio: 'wide' });
      const { data, info } = await sharp(Buffer.from(svg), { density: 18 })
        .raw()
        .toBuffer({ resolveWithObject: true });
      const contrast = (from: number, to: number) => {
        let sum = 0;
        for (let y = 0; y < info.height; y++) {
          for (let x = Math.floor(from * info.width) + 1; x < to * info.width; x++) {
            const at = (y * info.width + x) * info.channels;
            sum += Math.abs((data[at] ?? 0) - (data[at - info.channels] ?? 0));
          }
        }
        return sum / (info.height * info.width * (to - from));
      };
      expect(contrast(0, 0.32)).toBeLessThan(0.6);
      expect(contrast(0.5, 0.95)).toBeGreaterThan(1.5);
    },
  );
});
