import { describe, expect, it } from 'vitest';
import { parseContent } from '../content.service.ts';
import { contentPage } from '../content-blocks.rules.ts';
import { readRichText } from './rich-text.rules.ts';
import { target, written } from './written.rules.ts';

/** Links that run something, or that look like pages of the shop and are none. */
const HOSTILE = [
  'javascript:alert(1)',
  'JavaScript:alert`1`',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'http://elsewhere.example',
  '//elsewhere.example',
  '/\\elsewhere.example',
  'https://elsewhere.example/"onclick="x',
  'https://[',
  'https://:80/',
  'screen:../admin',
  'screen:contakt',
  'screen:constructor',
];

it('a file of another kind is refused with a short message', () => {
  const text = { type: 'text', paragraphs: Array(100).fill(1) };
  const page = { title: 'x', description: '', updatedAt: '2026-11-23', blocks: Array(200).fill(text) };
  const read = () => parseContent(page, contentPage);
  expect(read).toThrow(/^blocks\.0\.paragraphs\.0: .*; and 19980 more$/s);
  expect(read).toThrow(/^.{0,3000}$/s);
});

describe('input written by an editor', () => {
  it.each(HOSTILE)('an editor’s link is rejected: %s', (address) => {
    expect(target.safeParse(address).success).toBe(false);
    const isLink = (source: string) => readRichText(source).some(({ to }) => to !== null);
    const source = `Lees [meer](${address}).`;
    // a link that is refused is a fault of the page; one that is not even read as a link stays words
    if (written.safeParse(source).success) expect(isLink(source)).toBe(false);
  });

  it.each(['screen:contact', '/klantenservice', '/s/?q=jas&page=2', 'https://elsewhere.example/pagina'])(
    'an editor’s link is accepted: %s',
    (address) => {
      expect(target.parse(address)).toBe(address);
      expect(readRichText(`[meer](${address})`)).toEqual([{ text: 'meer', to: address, strong: false }]);
    },
  );

  it('an editor’s text is plain words, whatever markup it contains', () => {
    const source = '<img src=x onerror=alert(1)> **<script>** & [a](b) {withdrawalDays}';
    expect(() => readRichText(source)).toThrow('a link cannot lead to b');
    const words = '<img src=x onerror=alert(1)> **<script>**';
    expect(readRichText(words)).toEqual([
      { text: '<img src=x onerror=alert(1)> ', to: null, strong: false },
      { text: '<script>', to: null, strong: true },
    ]);
  });

  it.each(['['.repeat(5000), '**'.repeat(2500), '[a]('.repeat(1250)])(
    'an editor’s file is read to its end, however odd',
    (odd) => {
      expect(
        readRichText(odd)
          .map(({ text }) => text)
          .join(''),
      ).toHaveLength(odd.length);
    },
  );
});
