import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cmsPictureAddress, cmsPictureName } from './cms-picture.rules.ts';

const BASE = 'https://cms.example/sites/default/files/';
const baseOf = (tenant: string) => (tenant === 'nl' ? BASE : null);

describe('a picture of a CMS', () => {
  it('is named so that its address can be had from the name, and only from it', () => {
    const segment = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(fc.array(segment, { minLength: 1, maxLength: 3 }), (segments) => {
        const address = BASE + segments.map((one) => `x${encodeURIComponent(one)}`).join('/');
        fc.pre(address.length < BASE.length + 66 && !/%2f|%2e/i.test(address));
        const name = cmsPictureName('nl', BASE, address);
        expect(name).toMatch(/^[a-z0-9][a-z0-9._-]{0,250}$/);
        expect(cmsPictureAddress(name, baseOf)?.href).toBe(new URL(address).href);
        expect(cmsPictureAddress(name.replace('cms.nl', 'cms.de'), baseOf)).toBeNull();
      }),
    );
  });

  it.each([
    'https://elsewhere.example/sites/default/files/x.jpg',
    'https://cms.example/admin/x.jpg',
    '../../../admin/x.jpg',
    '..%2f..%2fadmin/x.jpg',
    `${BASE}${'x'.repeat(201)}`,
    BASE,
    'javascript:alert(1)',
  ])('is not at %s', (address) => {
    expect(() => cmsPictureName('nl', BASE, address)).toThrow(RangeError);
  });

  it('leads nowhere else by a name that somebody made up', () => {
    const up = [...Buffer.from('../../admin')].map((byte) => `_${byte.toString(16)}`).join('');
    expect(cmsPictureAddress(`cms.nl.${up}`, baseOf)).toBeNull();
    expect(cmsPictureAddress('t-lamp-4-wide', baseOf)).toBeNull();
  });
});
