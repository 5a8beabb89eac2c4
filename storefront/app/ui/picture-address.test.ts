import { expect, it } from 'vitest';
import { pictureAddress, pictureSrcSet } from './picture-address.ts';

it('names a rendition by id, width and format', () => {
  expect(pictureAddress('p-dress-7-c0392b-front', 400, 'avif')).toBe('/img/p-dress-7-c0392b-front/400.avif');
  expect(pictureAddress('a b/c', 96, 'jpg')).toBe('/img/a%20b%2Fc/96.jpg');
});

it('lists widths with descriptors', () => {
  expect(pictureSrcSet('x', 'webp', [240, 560])).toBe('/img/x/240.webp 240w, /img/x/560.webp 560w');
});
