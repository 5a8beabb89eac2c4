import { expect, it } from 'vitest';
import { downloadsOf, labelPicture } from './download.rules.ts';

const row = (kind: string, language: string, url: string, media_type = 'application/pdf') => ({
  kind,
  language,
  url,
  media_type,
});

it('one of each kind, in the order of the page, in the language before without words', () => {
  const stored = [
    row('warning-label', '', 'https://maker.example/label.svg', 'image/svg+xml'),
    row('user-manual', '', '/documents/T1/user-manual/all.pdf'),
    row('user-manual', 'nl', '/documents/T1/user-manual/nl.pdf'),
    row('brochure', 'nl', '/documents/T1/brochure/nl.pdf'),
  ];
  expect(downloadsOf(stored).map(({ kind, url }) => [kind, url])).toEqual([
    ['user-manual', '/documents/T1/user-manual/nl.pdf'],
    ['warning-label', 'https://maker.example/label.svg'],
  ]);
});

it.each([
  ['/documents/T1/user-manual/nl.pdf', true],
  ['https://maker.example/manual.pdf', true],
  ['http://maker.example/manual.pdf', false],
  ['javascript:alert(1)', false],
  ['//elsewhere.example/manual.pdf', false],
  ['/\\elsewhere.example/manual.pdf', false],
  ['manual.pdf', false],
])('%s is a link: %s', (url, expected) => {
  expect(downloadsOf([row('user-manual', 'nl', url)]).length === 1).toBe(expected);
});

it('a label picture is an image, not a paper', () => {
  const paper = row('warning-label', 'nl', '/documents/T1/warning-label/nl.pdf');
  const picture = row('warning-label', '', 'https://maker.example/label.png', 'image/png');
  expect(labelPicture(downloadsOf([paper]))).toBeNull();
  expect(labelPicture(downloadsOf([picture]))?.url).toBe('https://maker.example/label.png');
});
