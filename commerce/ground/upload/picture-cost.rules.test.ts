import { expect, test } from 'vitest';
import { countDecodingBytes, MOST_DECODED_BYTES, type PictureHeader } from './picture-cost.rules.ts';

const photograph: PictureHeader = {
  width: 4000,
  height: 3000,
  channels: 3,
  depth: 'uchar',
  isProgressive: false,
};
const large = { width: 8000, height: 6000 };

test.each<[string, Partial<PictureHeader>]>([
  ['a photograph of 12 megapixels', {}],
  ['the same, progressive', { isProgressive: true }],
  ['the same for print', { isProgressive: true, channels: 4 }],
  ['a photograph of 48 megapixels', large],
  [
    'the same, progressive, as phones write it',
    { ...large, isProgressive: true, chromaSubsampling: '4:2:0' },
  ],
  ['a scan of 12 megapixels with 16 bits', { depth: 'ushort', channels: 4 }],
])('%s may be decoded', (_, facts) => {
  expect(countDecodingBytes({ ...photograph, ...facts })).toBeLessThan(MOST_DECODED_BYTES);
});

test.each<[string, Partial<PictureHeader>]>([
  ['a progressive picture for print of 48 megapixels', { ...large, channels: 4, isProgressive: true }],
  ['a picture of 48 megapixels with 16 bits', { ...large, channels: 4, depth: 'ushort' }],
  ['a picture of samples that are not known', { ...large, depth: 'complex' }],
])('%s may not be decoded', (_, facts) => {
  expect(countDecodingBytes({ ...photograph, ...facts })).toBeGreaterThan(MOST_DECODED_BYTES);
});
