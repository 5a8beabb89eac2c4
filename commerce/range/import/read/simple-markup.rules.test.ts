import fc from 'fast-check';
import sanitizeHtml from 'sanitize-html';
import { describe, expect, it } from 'vitest';
import { ALLOWED } from './feed-text.rules.ts';
import { isSimpleMarkup } from './simple-markup.rules.ts';

const sanitizeMarkup = (html: string) => sanitizeHtml(html, ALLOWED).replaceAll('<br />', '<br>');

describe('markup that needs no sanitiser', () => {
  it.each([
    '<p>Zacht &amp; warm</p><ul><li>Een <strong>vet</strong></li><li>Twee</li></ul>',
    'een<br>twee "drie" &lt;b&gt;',
    '<h3>Kop</h3><ol><li><em>een</em></li></ol>',
  ])('the markup %j needs no sanitiser', (html) => {
    expect(isSimpleMarkup(html)).toBe(true);
    expect(sanitizeMarkup(html)).toBe(html);
  });

  it.each([
    '<p onclick="alert(1)">x</p>',
    '<script>alert(1)</script>',
    '<p>een<p>twee</p></p>',
    '<ul>tekst<br></ul>',
    '<ul><li>open</ul>',
    '<p>open',
    '</p>',
    'een &nbsp; twee',
    '5 > 3',
    '<b>vet</b>',
    '<!-- x -->',
    '<constructor>x</constructor>',
  ])('the markup %j needs the sanitiser', (html) => {
    expect(isSimpleMarkup(html)).toBe(false);
  });

  it('skipped markup equals the sanitiser’s output letter by letter', () => {
    const names = ['p', 'ul', 'ol', 'li', 'strong', 'em', 'br', 'h3', 'b', 'script', 'table', 'svg', 'a'];
    const piece = fc.oneof(
      { weight: 4, arbitrary: fc.constantFrom(...names).map((name) => `<${name}>`) },
      { weight: 4, arbitrary: fc.constantFrom(...names).map((name) => `</${name}>`) },
      fc.constantFrom(
        '&amp;',
        '&lt;',
        '&',
        '<',
        '>',
        '"',
        '\u00a0',
        '<p ',
        '/>',
        '<!--',
        '-->',
        '<![CDATA[',
        ']]>',
      ),
      fc.string({ maxLength: 6 }),
    );
    const whole = fc
      .tuple(fc.constantFrom('p', 'li', 'strong', 'h3'), fc.string({ maxLength: 9 }))
      .map(([name, text]) => (name === 'li' ? `<ul><li>${text}</li></ul>` : `<${name}>${text}</${name}>`));
    fc.assert(
      fc.property(fc.array(fc.oneof(piece, whole), { maxLength: 9 }), (pieces) => {
        const html = pieces.join('');
        if (isSimpleMarkup(html)) expect(sanitizeMarkup(html)).toBe(html);
      }),
      { numRuns: 5000 },
    );
  });
});
