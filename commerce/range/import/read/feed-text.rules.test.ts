import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { convertToPlainText, cutTo, readDescription } from './feed-text.rules.ts';

describe('text extracted from markup', () => {
  it.each([
    ['<p>Zacht &amp; warm</p><ul><li>Een</li><li>Twee</li></ul>', 'Zacht & warm\nEen\nTwee'],
    ['a<br/>b&nbsp;c', 'a\nb c'],
    ['<script>alert(1)</script>ok', 'ok'],
    ['<style>p{}', ''],
    ['5 < 6 en 7 > 2', '5 < 6 en 7 > 2'],
    ['&lt;b&gt;', '<b>'],
    ['&#8364;5 &#x2013; &unknown;', '€5 – &unknown;'],
    ['een\u0000 twee\t drie', 'een twee drie'],
    ['−20 – 60 °C', '−20 – 60 °C'],
    ['Black &amp;amp; Decker', 'Black & Decker'],
    ['R&D, A&B; C&amp D', 'R&D, A&B; C&amp D'],
    ['&hearts; &Omega; &frac34;', '♥ Ω ¾'],
    ['<div>een<div>twee</div></div>drie', 'een\ntwee\ndrie'],
  ])('text is extracted from %j', (html, text) => {
    expect(convertToPlainText(html)).toBe(text);
  });

  it('extracting text never throws', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 2000 }), (html) => {
        const once = convertToPlainText(html);
        expect(typeof once).toBe('string');
      }),
    );
  });
});

it.each(['<br> ', ' <br>', '<br>', '<br>\n'])('a long run of %j is shortened', (line) => {
  const html = `<p>Een${line.repeat(50_000)}twee</p><ul><li>drie</li></ul>`;
  expect(readDescription(html).text).toBe('Een\ntwee\ndrie');
});

describe('a description', () => {
  const list = '<p>Zacht &amp; warm</p><ul><li>Een</li><li>Twee</li></ul>';

  it.each([
    ['as it is', list],
    ['escaped', list.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')],
    [
      'escaped twice',
      list.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('&', '&amp;'),
    ],
    ['with attributes', list.replace('<p>', '<p style="color:red" onclick="alert(1)">')],
    ['in a div', `<div class="x">${list}</div>`],
  ])('a description keeps its structure when written %s', (_, written) => {
    expect(readDescription(written)).toEqual({ html: list, text: 'Zacht & warm\nEen\nTwee' });
  });

  it.each([
    ['<p>Een</p><p>Twee</p>', null],
    ['Een\nTwee', null],
    ['Een\nTwee <b>vet</b>', 'Een<br>Twee <strong>vet</strong>'],
    ['<h1>Kop</h1><h2>Onder</h2>', '<h3>Kop</h3><h3>Onder</h3>'],
    ['<ul><li>open', '<ul><li>open</li></ul>'],
    ['<b></b><ul><li></li></ul>', null],
    ['<table><tr><td>Maat</td><td>5</td></tr></table>', '<table><tr><td>Maat</td><td>5</td></tr></table>'],
  ])('the description %j is shown as %j', (written, html) => {
    expect(readDescription(written).html).toBe(html);
  });

  it.each([
    '<img src=x onerror=alert(1)><b>x</b>',
    '<a href="javascript:alert(1)"><b>x</b></a>',
    '<svg><script>alert(1)</script></svg><b>x</b>',
    '<b>x</b><iframe srcdoc="&lt;script&gt;alert(1)&lt;/script&gt;"></iframe>',
    '<b>x</b><style>@import "x"</style>',
    '&lt;script&gt;alert(1)&lt;/script&gt;&lt;b&gt;x&lt;/b&gt;',
  ])('a description contains no active content: %j', (written) => {
    expect(readDescription(written).html).toBe('<strong>x</strong>');
  });

  it('a description contains only allowed elements and attributes, whatever is written', () => {
    const piece = fc.constantFrom(
      ...[
        '<p>',
        '</p>',
        '<b onclick=x>',
        '</b>',
        '<ul>',
        '<li>',
        '</li>',
        '<script>',
        '</script>',
        '<a href=x>',
      ],
      ...[
        '&lt;',
        '&gt;',
        '"',
        "'",
        '<!--',
        '-->',
        '<![CDATA[',
        ']]>',
        '<svg/onload=x>',
        '<',
        '>',
        'tekst',
        '\u0000',
      ],
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        const { html } = readDescription(pieces.join(''));
        expect(html ?? '').not.toMatch(/<(?!\/?(?:p|br|ul|ol|li|strong|em)>)/);
      }),
      { numRuns: 2000 },
    );
  });
});

it.each([
  ['een twee drie vier', 13, 'een twee drie'],
  ['een twee drie vier', 15, 'een twee drie'],
  ['onafgebrokenwoord', 5, 'onafg'],
  ['😀😀😀', 2, '😀😀'],
  ['kort', 10, 'kort'],
])('%j cut to %i letters is %j', (text, most, cut) => {
  expect(cutTo(text, most)).toBe(cut);
});
