import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { computeDistance, listCorrections } from './spelling.rules.ts';
import { createVocabulary } from './vocabulary.ts';

const WORDS: Readonly<Record<string, number>> = {
  jurk: 400,
  juk: 1,
  broek: 300,
  sneaker: 200,
  sneakers: 150,
  koelkast: 90,
  wasmachine: 80,
  televisie: 70,
  chemise: 100,
  chemisier: 100,
  tas: 50,
};
const vocabulary = createVocabulary(
  'nl',
  Object.entries(WORDS).map(([term, documents]) => ({ term, documents })),
);

describe('spelling corrections', () => {
  it.each([
    ['jurkn', 'jurk'],
    ['jruk', 'jurk'],
    ['urjk', undefined],
    ['ujrk', 'jurk'],
    ['hurk', 'jurk'],
    ['snekers', 'sneakers'],
    ['sneekers', 'sneakers'],
    ['koelkst', 'koelkast'],
    ['koelkasst', 'koelkast'],
    ['wasmashien', 'wasmachine'],
    ['wasmachien', 'wasmachine'],
    ['snieker', 'sneaker'],
    ['sniker', 'sneaker'],
    ['snekar', 'sneaker'],
    ['televise', 'televisie'],
    ['chemiser', 'chemisier'],
    ['jrk', 'jurk'],
    ['urk', undefined],
    ['tes', undefined],
    ['ta', undefined],
    ['tsa', undefined],
    ['xyzzyq', undefined],
    ['55inhc', undefined],
  ])('%s is corrected to %s', (typed, meant) => {
    expect(listCorrections(vocabulary, typed, 3)[0]?.term).toBe(meant);
  });

  it('corrections allow at most one error in a short word and two in a long one', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z]{1,12}$/), (typed) => {
        for (const { term } of listCorrections(vocabulary, typed, 5)) {
          expect(typed.length).toBeGreaterThanOrEqual(4);
          expect(computeDistance(typed, term, typed.length < 8 ? 1 : 2)).not.toBeNull();
        }
      }),
    );
  });
});

describe('the distance of two words', () => {
  it('the distance is 0 only for equal words and does not exceed the allowed errors', () => {
    const word = fc.stringMatching(/^[a-z]{1,8}$/);
    fc.assert(
      fc.property(word, word, (one, other) => {
        const distance = computeDistance(one, other, 2);
        if (one === other) expect(distance).toBe(0);
        else if (distance !== null) {
          expect(distance).toBeGreaterThan(0);
          expect(distance).toBeLessThanOrEqual(2);
        }
      }),
    );
  });
});
