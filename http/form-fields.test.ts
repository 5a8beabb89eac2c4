import { expect, it } from 'vitest';
import { hasTooManyFields } from './form-fields.ts';

const TYPE = 'multipart/form-data; boundary=x';
const PAIRS = 'application/x-www-form-urlencoded';
const part = (name: string, text: string) =>
  `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${text}\r\n`;
const form = (parts: readonly string[]) => Buffer.from(`${parts.join('')}--x--\r\n`);

it.each([
  ['some fields and a long file', [part('a', 'b'), part('file', 'y'.repeat(100_000))]],
  ['a file that looks like many headers', [part('file', 'a: b\r\n'.repeat(10_000))]],
  ['as many parts as the longest form has', Array.from({ length: 60 }, (_, i) => part(`f${i}`, 'b'))],
])('%s may be read', (_name, parts) => {
  expect(hasTooManyFields(TYPE, form(parts))).toBe(false);
});

it('a form of 500 pairs may be read', () => {
  expect(hasTooManyFields(PAIRS, Buffer.from(Array(500).fill('a=b').join('&')))).toBe(false);
});

it('another body is none of its business', () => {
  expect(hasTooManyFields('application/json', form(Array(1000).fill(part('a', 'b'))))).toBe(false);
  expect(hasTooManyFields('multipart/form-data', form([]))).toBe(false);
  expect(hasTooManyFields(undefined, form([]))).toBe(false);
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
  ['many pairs', PAIRS, Buffer.from('a&'.repeat(500))],
  [
    'many pairs with a charset',
    `Application/X-WWW-Form-Urlencoded; charset=utf-8`,
    Buffer.from('&'.repeat(500)),
  ],
  ['two types of which one has files', `text/plain, ${TYPE}`, form([part('a', 'b')])],
  ['two types of which one has pairs', `text/plain, ${PAIRS}`, Buffer.from('a=b')],
])('%s are too much', (_name, type, body) => {
  expect(hasTooManyFields(type, body)).toBe(true);
});
