import { describe, expect, it } from 'vitest';
import { type ContentPlace, contentAddress, isContentIdentifier } from './content-address.rules.ts';

const place: ContentPlace = { tenant: 'ch', locale: 'fr-CH', language: 'fr', identifier: 'service-hilfe' };

describe('content addresses', () => {
  it.each<[string, Partial<ContentPlace>, string]>([
    ['{tenant}/{locale}/{language}/{identifier}?{x}', {}, 'ch/fr-CH/fr/service-hilfe?{x}'],
    ['{locale}/{subfolder}/{identifier}', {}, 'fr-CH/service-hilfe'],
    ['{locale}/{subfolder}/{identifier}', { subfolder: 'survey' }, 'fr-CH/survey/service-hilfe'],
    ['{locale}/{identifier}', { subfolder: 'survey' }, 'fr-CH/survey-service-hilfe'],
    ['{code}/{category}/{identifier}', { code: 'winter', category: 'sofas' }, 'winter/sofas/service-hilfe'],
    ['{path}?{identifier}', { path: '/magazine/hiver' }, '/magazine/hiver?service-hilfe'],
  ])('%s with %j', (template, more, address) => {
    expect(contentAddress(template, { ...place, ...more })).toBe(address);
  });

  it.each(['', '../secret', 'a/b', 'A', '-a', 'a.b', '%2e', 'x'.repeat(121)])('refuse %j', (identifier) => {
    expect(isContentIdentifier(identifier)).toBe(false);
    expect(() => contentAddress('{identifier}', { ...place, identifier })).toThrow(RangeError);
  });

  it.each<Partial<ContentPlace>>([
    { subfolder: '../x' },
    { code: 'a/b' },
    { category: 'a b' },
    { path: '/../etc' },
    { path: '/a?b' },
  ])('refuse %j', (more) => {
    expect(() => contentAddress('{identifier}', { ...place, ...more })).toThrow(RangeError);
  });
});
