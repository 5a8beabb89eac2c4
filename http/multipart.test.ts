import { expect, it } from 'vitest';
import { hasTooManyParts } from './multipart.ts';

const TYPE = 'multipart/form-data; boundary=x';
const part = (name: string, text: string) =>
  `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${text}\r\n`;
const form = (parts: readonly string[]) => Buffer.from(`${parts.join('')}--x--\r\n`);

it.each([
  ['some fields and a long file', [part('a', 'b'), part('file', 'y'.repeat(100_000))]],
  ['a file that looks like many headers', [part('file', 'a: b\r\n'.repeat(10_000))]],
  ['as many parts as the longest form has', Array.from({ length: 60 }, (_, i) => part(`f${i}`, 'b'))],
])('%s may be read', (_name, parts) => {
  expect(hasTooManyParts(TYPE, form(parts))).toBe(false);
});

it('another body is none of its business', () => {
  expect(hasTooManyParts('application/json', form(Array(1000).fill(part('a', 'b'))))).toBe(false);
  expect(hasTooManyParts('multipart/form-data', form([]))).toBe(false);
  expect(hasTooManyParts(undefined, form([]))).toBe(false);
});

it.each([
  ['many parts', TYPE, form(Array(1000).fill(part('a', 'b')))],
  [
    'many parts below a quoted boundary',
    'Multipart/Form-Data; b="boundary=y"; boundary="x"',
    form(Array(1000).fill(part('a', 'b'))),
  ],
  ['many headers of one part', TYPE, Buffer.from(`--x\r\n${'a: b\r\n'.repeat(10_000)}`)],
  [
    'many headers of the second part',
    TYPE,
    Buffer.from(`${part('a', 'b')}--x\r\n${'a: b\r\n'.repeat(10_000)}\r\n`),
  ],
])('%s are too much', (_name, type, body) => {
  expect(hasTooManyParts(type, body)).toBe(true);
});
