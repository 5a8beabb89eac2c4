import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildCmsPictureAddress, buildCmsPictureName } from './cms-picture.rules.ts';

const BASE = 'https://cms.example/sites/default/files/';
const getBase = (tenant: string) => (tenant === 'nl' ? BASE : null);

describe('a picture of a CMS', () => {
  it('a picture name leads to its address, which can only be found from the name', () => {
    const segment = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(fc.array(segment, { minLength: 1, maxLength: 3 }), (segments) => {
        const address = BASE + segments.map((one) => `x${encodeURIComponent(one)}`).join('/');
        fc.pre(address.length < BASE.length + 66 && !/%2f|%2e/i.test(address));
        const name = buildCmsPictureName('nl', BASE, address);
        expect(name).toMatch(/^[a-z0-9][a-z0-9._-]{0,250}$/);
        expect(buildCmsPictureAddress(name, getBase)?.href).toBe(new URL(address).href);
        expect(buildCmsPictureAddress(name.replace('cms.nl', 'cms.de'), getBase)).toBeNull();
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
  ])('a picture address of %s is rejected', (address) => {
    expect(() => buildCmsPictureName('nl', BASE, address)).toThrow(RangeError);
  });

  it('an invented picture name leads nowhere else', () => {
    const up = [...Buffer.from('../../admin')].map((byte) => `_${byte.toString(16)}`).join('');
    expect(buildCmsPictureAddress(`cms.nl.${up}`, getBase)).toBeNull();
    expect(buildCmsPictureAddress('t-lamp-4-wide', getBase)).toBeNull();
  });
});
