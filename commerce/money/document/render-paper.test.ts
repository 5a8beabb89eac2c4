import { expect, test } from 'vitest';
import type { Paper } from './paper.types.ts';
import { convertToPrintable } from './printable.rules.ts';
import { renderPaper } from './render-paper.service.ts';
import { readPdfText } from './test-pdf-text.ts';

const NAMES = [
  'Jiří Dvořák, Žďár nad Sázavou',
  'Łukasz Żółciński-Gęś',
  'Şeyma Yıldız-Gökçe, İzmir',
  'Ștefan Țîrlea, Brăila',
  'Γιώργος Παπαδόπουλος, Αθήνα',
  'Иван Петров, София',
  'Ђорђе Ћирић',
  'Þórður Æsir Ðórðarson',
  'Győző Őry, Ņikita Ķēniņš',
  'Fiona Pfiffner-Büffel',
];

function createPaper(names: readonly string[]): Paper {
  return {
    locale: 'de-DE',
    title: `Rechnung für ${names[0]}`,
    subject: names.join('; '),
    author: 'Tavelo',
    sections: [
      {
        heading: names.join(' · '),
        paragraphs: names,
        facts: names.map((name) => [name, name] as const),
        list: { numbered: true, items: names },
        table: { columns: [{ label: 'Name', share: 1, align: 'left' }], rows: names.map((name) => [name]) },
      },
    ],
    note: names.join(' / '),
  };
}

test('a paper shows each European name as it was typed, in every part', async () => {
  const pdf = await renderPaper(createPaper(NAMES));
  const text = await readPdfText(pdf);
  for (const name of NAMES) expect(text.split(name).length, name).toBeGreaterThanOrEqual(7);
  expect(text).not.toContain('?');
});

test('the metadata of an electronic invoice are XML, whatever the company is called', async () => {
  const paper = { ...createPaper(['Иван Петров']), author: 'Müller & Söhne <Demo>', invoiceXml: '<a/>' };
  const pdf = (await renderPaper(paper)).toString('utf8');
  const [metadata = ''] = /<\?xpacket[\s\S]*?<\?xpacket end/.exec(pdf) ?? [];
  expect(metadata).toContain('<rdf:li>Müller &amp; Söhne &lt;Demo></rdf:li>');
});

test('a paper embeds its fonts, and of them only what it draws', async () => {
  const pdf = await renderPaper(createPaper(['Иван Петров']));
  const file = pdf.toString('latin1');
  expect(
    [...file.matchAll(/\/BaseFont \/(\S+)/g)].every(([, name]) => /^\w{6}\+Arimo/.test(name ?? '')),
  ).toBe(true);
  expect(pdf.length).toBeLessThan(30_000);
});

/** One glyph each with another letter (micro and mu, schwa in both alphabets), so they are read back as that one. */
const SHARED = 'µμӘәƏə';

test('the embedded font draws every character that printable text contains', async () => {
  const all = Array.from({ length: 0x2400 }, (_, index) => String.fromCodePoint(index + 1)).join('');
  const printable = [...new Set(convertToPrintable(all))].filter((one) =>
    /[\p{L}\p{N}\p{S}\p{P}]/u.test(one),
  );
  const paper = { ...createPaper([]), sections: [], note: printable.join(' ') };
  const shown = new Set((await readPdfText(await renderPaper(paper))).normalize('NFC') + SHARED);
  expect(printable.filter((one) => !shown.has(one.normalize('NFC')))).toEqual([]);
});
