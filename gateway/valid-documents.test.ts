import { parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { TEXT_LIMITS } from './text-limits.ts';
import { parseBounded, ValidDocuments } from './valid-documents.ts';

describe('texts that are kept', () => {
  it('are bounded by their characters, whatever their number', () => {
    const documents = new ValidDocuments([]);
    for (let index = 0; index < 200; index++)
      documents.add(parse(`{ a } # ${String(index).padEnd(10_000, 'x')}`));
    expect(documents.characters).toBeLessThanOrEqual(256 * 1024);
    expect(documents.characters).toBeGreaterThan(0);
  });

  it('of the shop itself stay, whatever strangers send', () => {
    const own = 'query Own { a }';
    const documents = new ValidDocuments([own]);
    const document = parse(own);
    documents.add(document);
    for (let index = 0; index < 100; index++)
      documents.add(parse(`{ a } # ${String(index).padEnd(10_000, 'x')}`));
    expect(documents.get(own)).toBe(document);
  });
});

it('a long text is refused unread', () => {
  expect(() => parseBounded(`{ a } # ${'x'.repeat(TEXT_LIMITS.characters)}`)).toThrow(/characters/);
});
