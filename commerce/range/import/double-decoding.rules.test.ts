import { describe, expect, it } from 'vitest';
import { mendDoubleDecoding, mendRow } from './double-decoding.rules.ts';
import { Row } from './feed/google-row.rules.ts';

describe('text that was decoded twice', () => {
  it.each([
    ['FÃ¼r Ihre KÃ¼che, 20 Â°C', 'Für Ihre Küche, 20 °C'],
    ['CafÃ© Ã\u00a0 la crÃ¨me', 'Café à la crème'],
    ['â‚¬ 12 â€“ â€œnieuwâ€\u009d', '€ 12 – “nieuw”'],
    ['CÅ“ur', 'Cœur'],
    ['GrÃ¶ÃŸe', 'Größe'],
  ])('%j is mended to %j', (text, mended) => {
    expect(mendDoubleDecoding(text)).toBe(mended);
    expect(mendDoubleDecoding(mended)).toBe(mended);
  });

  it.each([
    'Größe für Küche, 20 °C',
    'IRMÃ, SÃO PAULO',
    'Ein Ã¼ neben einem é',
    'Ã¼ steht hier für ü',
    'Ã¼ und 漢字',
    'CAFÉ® PÂTE',
    'a plain text',
  ])('%j stays as it is', (text) => {
    expect(mendDoubleDecoding(text)).toBe(text);
  });

  it('is noticed once for each column', () => {
    const row = new Row(
      mendRow({ title: ['FÃ¼r'], color: ['GrÃ¼n', 'Rot'], link: ['https://a.example/FÃ¼r'] }),
    );
    expect(row.readText('link')).toBe('https://a.example/FÃ¼r');
    expect(row.readAll('color')).toEqual(['Grün', 'Rot']);
    expect(row.notices).toEqual([
      { what: 'title: was decoded twice ("FÃ¼r" for "Für"), is mended', value: 'Für' },
      { what: 'color: was decoded twice ("FÃ¼r" for "Für"), is mended', value: 'Grün' },
    ]);
  });
});
