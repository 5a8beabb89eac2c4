import { describe, expect, it } from 'vitest';
import { renderPicture } from '../../http/pictures/render-picture.ts';
import { designOf, drawProduct, PICTURE_KINDS } from './illustrator.ts';

/** A product picture on a tile, 400 px wide, as AVIF. */
const MOST_BYTES = 12_288;
const COLOURS = ['#8a3f52', '#e9e1d3', '#2f4a6d'] as const;

function patternsOf(kind: string): readonly (string | undefined)[] {
  const patterns = new Set<string | undefined>();
  for (let seed = 0; seed < 60; seed++) {
    const { pattern } = designOf(kind, seed);
    patterns.add(typeof pattern === 'string' ? pattern : undefined);
  }
  return [...patterns];
}

describe.each([...PICTURE_KINDS])('%s', (kind) => {
  it('is small on a tile in every pattern', { timeout: 60_000 }, async () => {
    for (const [index, pattern] of patternsOf(kind).entries()) {
      const svg = drawProduct({
        kind,
        seed: 11 + index,
        colour: COLOURS[index % 3] ?? '#ffffff',
        view: 'front',
        ...(pattern ? { wish: { pattern } } : {}),
      });
      const picture = await renderPicture(svg, { id: 'test', width: 400, format: 'avif' });
      expect(picture.length, `${kind} ${pattern}`).toBeLessThan(MOST_BYTES);
    }
  });
});
