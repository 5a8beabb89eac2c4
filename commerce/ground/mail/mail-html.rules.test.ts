import { expect, it } from 'vitest';
import { mailHtml } from './mail-html.rules.ts';
import type { MailContent } from './mail-page.rules.ts';

function mailOf(details: readonly string[]): MailContent {
  return {
    language: 'de',
    labelled: (label, value) => `${label}: ${value}`,
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

it('an article’s number stays on one line of a phone', () => {
  expect(mailHtml(mailOf(['Artikelnummer 17654321-01']))).toContain(
    'Artikelnummer <span style="white-space:nowrap">17654321-01</span>',
  );
});

it('a detail is text: its signs are no markup, and words with hyphens may break', () => {
  const html = mailHtml(mailOf(['Farbe: <b>blau-weiß</b>']));
  expect(html).toContain('Farbe: &lt;b&gt;blau-weiß&lt;/b&gt;');
});
