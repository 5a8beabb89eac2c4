import { expect, it } from 'vitest';
import { normalizeTyreSizes } from './tyre-sizes.rules.ts';

it.each([
  ['205/55 R16', '205/55 R16'],
  ['205 55 16', '205/55 R16'],
  ['205/55r16 91v', '205/55 R16 91v'],
  ['205/55/16', '205/55 R16'],
  ['205-55-16', '205/55 R16'],
  ['205 / 55 R 16', '205/55 R16'],
  ['205/55ZR16', '205/55 R16'],
  ['2055516', '205/55 R16'],
  ['winterbanden 205 55 16 91 V goedkoop', 'winterbanden 205/55 R16 91V goedkoop'],
  ['225/45r17', '225/45 R17'],
])('%s is read as the tyre size %s', (typed, size) => expect(normalizeTyreSizes(typed)).toBe(size));

it.each([
  '205',
  '205 55',
  'jeans 32/34',
  '395 55 16',
  '205 55 11',
  '2055516123456',
  'tv 55 inch',
  'A205 55 16',
])('%s is not a tyre size and stays as it is', (typed) => expect(normalizeTyreSizes(typed)).toBe(typed));
