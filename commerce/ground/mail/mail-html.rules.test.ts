import { expect, it } from 'vitest';
import { renderMailHtml } from './mail-html.rules.ts';
import type { MailContent } from './mail-page.rules.ts';

function createMail(details: readonly string[]): MailContent {
  return {
    language: 'de',
    formatLabelled: (label, value) => `${label}: ${value}`,
    accent: '#068099',
    brand: 'Tavelo',
    subject: 'Ihre Bestellung',
    preview: '',
    title: 'Vielen Dank',
    paragraphs: [],
    reference: null,
    action: null,
    ordered: {
      title: 'Ihre Artikel',
      lines: [{ name: 'Kleid', details, total: '79,95 €', picture: null }],
      sums: [],
      total: null,
      taxes: [],
    },
    sections: [],
    links: [],
    footer: [],
    help: [],
  };
}

it('an article number stays on one line on a phone', () => {
  expect(renderMailHtml(createMail(['Artikelnummer 17654321-01']))).toContain(
    'Artikelnummer <span style="white-space:nowrap">17654321-01</span>',
  );
});

it('a detail is treated as text: its characters are escaped and hyphenated words may break', () => {
  const html = renderMailHtml(createMail(['Farbe: <b>blau-weiß</b>']));
  expect(html).toContain('Farbe: &lt;b&gt;blau-weiß&lt;/b&gt;');
});
