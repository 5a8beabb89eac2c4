import { describe, expect, it } from 'vitest';
import { buildContentAddress, type ContentPlace, isContentIdentifier } from './content-address.rules.ts';

const place: ContentPlace = { tenant: 'ch', locale: 'fr-CH', language: 'fr', identifier: 'service-hilfe' };

describe('content addresses', () => {
  it.each<[string, Partial<ContentPlace>, string]>([
    ['{tenant}/{locale}/{language}/{identifier}?{x}', {}, 'ch/fr-CH/fr/service-hilfe?{x}'],
    ['{locale}/{subfolder}/{identifier}', {}, 'fr-CH/service-hilfe'],
    ['{locale}/{subfolder}/{identifier}', { subfolder: 'survey' }, 'fr-CH/survey/service-hilfe'],
    ['{locale}/{identifier}', { subfolder: 'survey' }, 'fr-CH/survey-service-hilfe'],
    ['{code}/{category}/{identifier}', { code: 'winter', category: 'sofas' }, 'winter/sofas/service-hilfe'],
    ['{path}?{identifier}', { path: '/magazine/hiver' }, '/magazine/hiver?service-hilfe'],
  ])('the content address from %s with %j is built', (template, more, address) => {
    expect(buildContentAddress(template, { ...place, ...more })).toBe(address);
  });

  it.each(['', '../secret', 'a/b', 'A', '-a', 'a.b', '%2e', 'x'.repeat(121)])(
    'a content address is refused: %j',
    (identifier) => {
      expect(isContentIdentifier(identifier)).toBe(false);
      expect(() => buildContentAddress('{identifier}', { ...place, identifier })).toThrow(RangeError);
    },
  );

  it.each<Partial<ContentPlace>>([
    { subfolder: '../x' },
    { code: 'a/b' },
    { category: 'a b' },
    { path: '/../etc' },
    { path: '/a?b' },
  ])('a content address is refused: %j', (more) => {
    expect(() => buildContentAddress('{identifier}', { ...place, ...more })).toThrow(RangeError);
  });
});
