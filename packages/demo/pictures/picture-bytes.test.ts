import { describe, expect, it } from 'vitest';
import { renderPicture } from '../../../http/pictures/render-picture.ts';
import { createDesign, drawProduct, PICTURE_KINDS } from './illustrator.ts';
import type { Wish } from './kind.ts';

/** A product picture on a tile, 400 px wide, as AVIF. */
const MOST_BYTES = 12_288;
const COLOURS = ['#8a3f52', '#e9e1d3', '#2f4a6d'] as const;

/** As many kinds of articles in a row show all patterns and makes between them: each picture takes half a second to draw. */
const TURNS = 3;

/** Every third pattern and make of a kind, by turns: what costs bytes on the whole of an article. */
function listWishes(kind: string): readonly Wish[] {
  const wishes = new Map<string, Wish>();
  for (let seed = 0; seed < 20; seed++)
    for (const trait of ['pattern', 'make']) {
      const value = createDesign(kind, seed)[trait];
      if (value !== undefined) wishes.set(`${trait} ${value}`, { [trait]: value });
    }
  const turn = PICTURE_KINDS.indexOf(kind) % TURNS;
  const chosen = [...wishes.values()].filter((_, nth) => nth % TURNS === turn);
  return chosen.length > 0 ? chosen : [{}];
}

describe.each([...PICTURE_KINDS])('pictures of %s', (kind) => {
  it('the picture is small on a tile in every third pattern and make', { timeout: 60_000 }, async () => {
    for (const [index, wish] of listWishes(kind).entries()) {
      const svg = drawProduct({
        kind,
        seed: 11 + index,
        colour: COLOURS[index % 3] ?? '#ffffff',
        view: 'front',
        wish,
      });
      const picture = await renderPicture(svg, { id: 'test', width: 400, format: 'avif' });
      expect(picture.length, `${kind} ${JSON.stringify(wish)}`).toBeLessThan(MOST_BYTES);
    }
  });
});
