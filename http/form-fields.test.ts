import { expect, it } from 'vitest';
import { hasTooManyFields } from './form-fields.ts';

const TYPE = 'multipart/form-data; boundary=x';
const PAIRS = 'application/x-www-form-urlencoded';
const formatPart = (name: string, text: string) =>
  `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${text}\r\n`;
const createForm = (parts: readonly string[]) => Buffer.from(`${parts.join('')}--x--\r\n`);

it.each([
  ['some fields and a long file', [formatPart('a', 'b'), formatPart('file', 'y'.repeat(100_000))]],
  ['a file that looks like many headers', [formatPart('file', 'a: b\r\n'.repeat(10_000))]],
  ['as many parts as the longest form has', Array.from({ length: 60 }, (_, i) => formatPart(`f${i}`, 'b'))],
])('a form with %s may be read', (_name, parts) => {
  expect(hasTooManyFields(TYPE, createForm(parts))).toBe(false);
});

it('a form of 500 pairs may be read', () => {
  expect(hasTooManyFields(PAIRS, Buffer.from(Array(500).fill('a=b').join('&')))).toBe(false);
});

it('a body of another kind is ignored', () => {
  expect(hasTooManyFields('application/json', createForm(Array(1000).fill(formatPart('a', 'b'))))).toBe(
    false,
  );
  expect(hasTooManyFields('multipart/form-data', createForm([]))).toBe(false);
  expect(hasTooManyFields(undefined, createForm([]))).toBe(false);
});

it.each([
  ['many parts', TYPE, createForm(Array(1000).fill(formatPart('a', 'b')))],
  [
    'many parts below a quoted boundary',
    'Multipart/Form-Data; b="boundary=y"; boundary="x"',
    createForm(Array(1000).fill(formatPart('a', 'b'))),
  ],
  ['many headers of one part', TYPE, Buffer.from(`--x\r\n${'a: b\r\n'.repeat(10_000)}`)],
  [
    'many headers of the second part',
    TYPE,
    Buffer.from(`${formatPart('a', 'b')}--x\r\n${'a: b\r\n'.repeat(10_000)}\r\n`),
  ],
  ['many pairs', PAIRS, Buffer.from('a&'.repeat(500))],
  [
    'many pairs with a charset',
    `Application/X-WWW-Form-Urlencoded; charset=utf-8`,
    Buffer.from('&'.repeat(500)),
  ],
  ['two types of which one has files', `text/plain, ${TYPE}`, createForm([formatPart('a', 'b')])],
  ['two types of which one has pairs', `text/plain, ${PAIRS}`, Buffer.from('a=b')],
])('form fields with %s are refused', (_name, type, body) => {
  expect(hasTooManyFields(type, body)).toBe(true);
});
