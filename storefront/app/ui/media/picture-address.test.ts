import { expect, it } from 'vitest';
import { buildPictureAddress, buildPictureSrcSet } from './picture-address.ts';

it('a rendition is named by id, width and format', () => {
  expect(buildPictureAddress('p-dress-7-c0392b-front', 400, 'avif')).toBe(
    '/img/p-dress-7-c0392b-front/400.avif',
  );
  expect(buildPictureAddress('a b/c', 96, 'jpg')).toBe('/img/a%20b%2Fc/96.jpg');
});

it('widths are listed with descriptors', () => {
  expect(buildPictureSrcSet('x', 'webp', [240, 560])).toBe('/img/x/240.webp 240w, /img/x/560.webp 560w');
});
