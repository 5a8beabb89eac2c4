import fc from 'fast-check';
import { expect, it } from 'vitest';
import { convertToPrintable } from './printable.rules.ts';

it.each([
  ['Müllers Küche – „groß“ … 12,90 €', 'Müllers Küche – „groß“ … 12,90 €'],
  ['l’étiquette : œuvre', 'l’étiquette : œuvre'],
  ['CO₂, 1400 min⁻¹, ≤ 3', 'CO2, 1400 min-¹, <= 3'],
  ['1\u202f234', '1\u00a0234'],
  ['e\u0301', 'é'],
  ['日本 🙂', '?? ?'],
])('the text %s becomes printable', (text, written) => expect(convertToPrintable(text)).toBe(written));

it('printable text contains no character that the fonts lack', () => {
  const signs = fc.array(fc.integer({ min: 1, max: 0x2ffff }), { maxLength: 40 });
  fc.assert(
    fc.property(signs, (codes) => {
      expect(convertToPrintable(String.fromCodePoint(...codes))).toMatch(
        /^[\n\u0020-\u007e\u00a0-\u00ff€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]*$/,
      );
    }),
  );
});
