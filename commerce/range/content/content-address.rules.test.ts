import { describe, expect, it } from 'vitest';
import { contentAddress, isContentIdentifier } from './content-address.rules.ts';

const place = { tenant: 'ch', locale: 'fr-CH', language: 'fr', identifier: 'service-hilfe' };

describe('content addresses', () => {
  it('take their places from the template', () => {
    expect(
      contentAddress('https://cdn.example/{tenant}/{locale}/{language}/{identifier}.json?{code}{x}', place),
    ).toBe('https://cdn.example/ch/fr-CH/fr/service-hilfe.json?{x}');
  });

  it.each(['', '../secret', 'a/b', 'A', '-a', 'a.b', '%2e', 'x'.repeat(121)])('refuse %j', (identifier) => {
    expect(isContentIdentifier(identifier)).toBe(false);
    expect(() => contentAddress('{identifier}', { ...place, identifier })).toThrow(RangeError);
  });
});
