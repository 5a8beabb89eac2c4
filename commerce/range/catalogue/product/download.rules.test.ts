import { expect, it } from 'vitest';
import { findLabelPicture, pickDownloads } from './download.rules.ts';

const createRow = (kind: string, language: string, url: string, media_type = 'application/pdf') => ({
  kind,
  language,
  url,
  media_type,
});

it('downloads list one of each kind in page order, in the page language before those without words', () => {
  const stored = [
    createRow('warning-label', '', 'https://maker.example/label.svg', 'image/svg+xml'),
    createRow('user-manual', '', '/documents/T1/user-manual/all.pdf'),
    createRow('user-manual', 'nl', '/documents/T1/user-manual/nl.pdf'),
    createRow('brochure', 'nl', '/documents/T1/brochure/nl.pdf'),
  ];
  expect(pickDownloads(stored).map(({ kind, url }) => [kind, url])).toEqual([
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
])('the download %s is a link: %s', (url, expected) => {
  expect(pickDownloads([createRow('user-manual', 'nl', url)]).length === 1).toBe(expected);
});

it('a label picture is an image and not a document', () => {
  const paper = createRow('warning-label', 'nl', '/documents/T1/warning-label/nl.pdf');
  const picture = createRow('warning-label', '', 'https://maker.example/label.png', 'image/png');
  expect(findLabelPicture(pickDownloads([paper]))).toBeNull();
  expect(findLabelPicture(pickDownloads([picture]))?.url).toBe('https://maker.example/label.png');
});
