import { expect, it } from 'vitest';
import { convertToPrintable, convertToQrBillText } from './printable.rules.ts';

it.each([
  ['Müllers Küche – „groß“ … 12,90 €', 'Müllers Küche – „groß“ … 12,90 €'],
  ['l’étiquette : œuvre', 'l’étiquette : œuvre'],
  ['CO₂, 1400 min⁻¹, ≤ 3', 'CO₂, 1400 min⁻¹, ≤ 3'],
  ['1\u202f234', '1\u202f234'],
  ['Jiří Dvořák, Łukasz Żółć', 'Jiří Dvořák, Łukasz Żółć'],
  ['Şeyma Yıldız-Gökçe, Ștefan Țepeș', 'Şeyma Yıldız-Gökçe, Ștefan Țepeș'],
  ['Γιώργος Παπαδόπουλος', 'Γιώργος Παπαδόπουλος'],
  ['Иван Петров, Ђорђе', 'Иван Петров, Ђорђе'],
  ['e\u0301', 'é'],
  ['a\u200bb\u202ec\td', 'abc d'],
  ['日本 🙂', 'RiBen '],
  ['დავით', 'davit'],
])('the text %s becomes printable', (text, written) => expect(convertToPrintable(text)).toBe(written));

it('a QR bill keeps European Latin letters and writes other alphabets in them', () => {
  expect(convertToQrBillText('Łukasz Dvořák, Ștefan')).toBe('Łukasz Dvořák, Ștefan');
  expect(convertToQrBillText('Иван Παπαδόπουλος')).toBe('Ivan Papadopoylos');
});
