import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { designOf, drawProduct, PICTURE_KINDS, type PictureView } from './illustrator.ts';
import { demoPictureSource } from './source.ts';

const VIEWS: PictureView[] = ['front', 'detail', 'scene'];
const MAX_BYTES = { front: 14_000, detail: 15_000, scene: 19_000 };

/** The elements of a document in order, failing when tags do not nest. */
function expectWellFormed(svg: string): void {
  const open: string[] = [];
  for (const [, closing, name = '', attributes = '', empty] of svg.matchAll(
    /<(\/?)([a-zA-Z]+)((?:\s[\w:-]+="[^"<]*")*)\s*(\/?)>/g,
  )) {
    if (closing) {
      expect(open.pop()).toBe(name);
    } else if (!empty) {
      open.push(name);
    }
    const names = [...attributes.matchAll(/\s([\w:-]+)=/g)].map((match) => match[1]);
    expect(new Set(names).size, `${name}${attributes}`).toBe(names.length);
  }
  expect(open).toEqual([]);
  expect(svg.replace(/<\/?[a-zA-Z]+(?:\s[\w:-]+="[^"<]*")*\s*\/?>/g, '')).toBe('');
  expect(svg).not.toMatch(/NaN|undefined|Infinity|null/);
  const ids = [...svg.matchAll(/\sid="([^"]+)"/g)].map((match) => match[1]);
  expect(new Set(ids).size).toBe(ids.length);
  for (const [, id] of svg.matchAll(/(?:url\(#|href="#)([^)"]+)/g)) {
    expect(ids).toContain(id);
  }
}

describe.each([...PICTURE_KINDS])('%s', (kind) => {
  it.each(VIEWS)('is a well-formed, small document from every design, %s', (view) => {
    for (let seed = 0; seed < 12; seed++) {
      const svg = drawProduct({ kind, seed, colour: '#8a3f52', view });
      expectWellFormed(svg);
      expect(svg.length).toBeLessThan(MAX_BYTES[view]);
    }
  });

  it('rasterises to something that is neither empty nor full', async () => {
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

  it('gives one design to all colours and views of a seed, and other designs to other seeds', () => {
    expect(designOf(kind, 42)).toEqual(designOf(kind, 42));
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
    'p-washing-machine-2147483648-ffffff-scene',
    'p-t-shirt-0-000000-detail',
    't-fashion-3-wide',
    't-season-1-square',
    't-coffee-machine-9-wide',
    'm-eb001f',
    's-068099',
  ])('%s always draws the same picture', async (id) => {
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
    'p-dress-7-c0392b-back',
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
    'm-eb001',
    's-gggggg',
  ])('%j is no picture', async (id) => {
    expect(await source.load(id)).toBeNull();
  });
});
