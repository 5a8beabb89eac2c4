import { describe, expect, it, test } from 'vitest';
import { parseText, TEXT_LIMITS, textCache } from './free-texts.ts';
import { loadPersistedDocuments } from './persisted-documents.ts';

const repeat = (count: number, text: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => text(index)).join(' ');

function findLimit(text: string): unknown {
  try {
    parseText(text);
    return null;
  } catch (error) {
    const { extensions, message } = error as { extensions: { limit?: unknown }; message: string };
    return extensions.limit ?? message;
  }
}

describe('a text that is not registered', () => {
  it.each([
    ['is one field again and again', `{ ${'visitor { type } '.repeat(150)} }`, 'repetitions'],
    [
      'spreads the repetitions over fragments',
      `{ ${repeat(30, (i) => `...f${i}`)} } ${repeat(30, (i) => `fragment f${i} on Query { v: a v: a v: a v: a v: a }`)}`,
      'repetitions',
    ],
    ['has more characters than a page needs', `{ a } # ${'x'.repeat(TEXT_LIMITS.characters)}`, 'characters'],
    [
      'has more tokens than a page needs',
      `{ ${repeat(1100, (i) => `a${i}`)} }`,
      expect.stringMatching(/token/i),
    ],
    [
      'nests deeper than the parser should go',
      `${'{ a '.repeat(600)}${'}'.repeat(600)}`,
      expect.stringMatching(/token/i),
    ],
  ])('is refused before it is validated when it %s', (_what, text, limit) => {
    expect(findLimit(text)).toEqual(limit);
  });

  it('may be any of the storefront’s own documents', () => {
    for (const text of loadPersistedDocuments().values())
      expect([text, findLimit(text)]).toEqual([text, null]);
  });
});

test('the cache of parsed texts is bounded by their characters, whatever their number', () => {
  const { documentCache } = textCache();
  for (let index = 0; index < 200; index++) {
    const text = `{ a } # ${String(index).padEnd(10_000, 'x')}`;
    documentCache.set(text, parseText(text));
  }
  expect(documentCache.calculatedSize).toBeLessThanOrEqual(256 * 1024);
  expect(documentCache.size).toBeGreaterThan(0);
});
