import { parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { loadPersistedDocuments } from './persisted-documents.ts';
import { TEXT_LIMITS, textExceeds } from './text-limits.ts';

const limitOf = (text: string): unknown => textExceeds(parse(text))?.extensions.limit ?? null;
const many = (count: number, text: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => text(index)).join(' ');

/** Reads 2 to the power of `levels` times the same field, in few words. */
const doubling = (levels: number, last: string): string =>
  `{ ...f0 } ${many(levels, (i) => `fragment f${i} on Query { ...f${i + 1} ...f${i + 1} }`)}
   fragment f${levels} on Query { ${last} }`;

describe('a text is counted before it is validated', () => {
  it('the storefront’s own pass', () => {
    for (const text of loadPersistedDocuments().values()) expect([text, limitOf(text)]).toEqual([text, null]);
  });

  it.each([
    ['one field again and again', `{ ${'visitor { type } '.repeat(395)} }`, 'set'],
    ['less often than a set may have entries', `{ ${'visitor { type } '.repeat(90)} }`, 'comparisons'],
    [
      'spread over fragments',
      `{ ${many(30, (i) => `...f${i}`)} } ${many(30, (i) => `fragment f${i} on Query { visitor { type } visitor { type } }`)}`,
      'comparisons',
    ],
    [
      'again and again inside of itself',
      `{ ${many(20, () => `visitor { ${many(20, () => 'type')} }`)} }`,
      'comparisons',
    ],
    ['many fields', `{ ${many(30, (i) => `a${i} { ${many(20, (j) => `b${j}`)} }`)} }`, 'fields'],
    ['many names', `{ ${many(31, (i) => `a${i}: shop { tenant }`)} }`, 'aliases'],
    ['many operations', many(41, (i) => `query q${i} { shop { tenant } }`), 'definitions'],
    ['many variables', `query (${many(61, (i) => `$v${i}: Int`)}) { a }`, 'variables'],
    ['a large set', `{ ${many(101, (i) => `a${i}`)} }`, 'set'],
    ['sets in sets', `${'{ a '.repeat(50)}${'}'.repeat(50)}`, 'nesting'],
    [
      'fragments that spread themselves',
      '{ ...a } fragment a on Query { ...b } fragment b on Query { ...a }',
      'nesting',
    ],
    ['fragments that double each other', doubling(12, '__typename'), 'comparisons'],
    ['the same without fields', doubling(20, '...nothing'), 'selections'],
  ])('%s', (_what, text, limit) => {
    expect(limitOf(text)).toBe(limit);
  });

  it('a page’s worth of union members with the same fields passes', () => {
    const member = (i: number) => `... on Refusal${i} { code message fields { field code } }`;
    expect(limitOf(`{ save { __typename ${many(12, member)} } }`)).toBeNull();
    expect(TEXT_LIMITS.characters).toBeLessThanOrEqual(16 * 1024);
  });
});
