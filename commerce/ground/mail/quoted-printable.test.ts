import fc from 'fast-check';
import PostalMime from 'postal-mime';
import { expect, test } from 'vitest';
import { quotedPrintable } from './quoted-printable.ts';

const HEAD = 'Content-Type: text/plain; charset=utf-8\r\nContent-Transfer-Encoding: quoted-printable\r\n\r\n';

/** As a mail program reads it, line ends as a program's. */
async function read(encoded: Buffer): Promise<string> {
  const { text } = await PostalMime.parse(Buffer.concat([Buffer.from(HEAD), encoded]));
  // the reader ends each text with a line break
  return (text ?? '').replaceAll('\r\n', '\n').replace(/\n$/, '');
}

const texts = fc.array(
  fc.oneof(
    { weight: 3, arbitrary: fc.stringMatching(/^[ -~]{0,90}$/) },
    fc.string({ unit: 'grapheme', maxLength: 40 }),
    fc.constantFrom(
      '\n',
      '\r\n',
      ' \n',
      '\t\n',
      ' '.repeat(80),
      '=',
      '=3D',
      'é'.repeat(40),
      '\u{1f457}'.repeat(30),
      '.\n',
      'x'.repeat(75),
      'x'.repeat(76),
    ),
  ),
  { maxLength: 12 },
);

test('a mail program reads the text as it was written', async () => {
  await fc.assert(
    fc.asyncProperty(texts, async (parts) => {
      const text = `${parts.join('').replaceAll('\0', '')}.`;
      expect(await read(quotedPrintable(text))).toBe(text.replaceAll('\r\n', '\n'));
    }),
  );
});

test('a line has at most 76 characters, all ASCII, and ends neither in white space nor within a character', () => {
  fc.assert(
    fc.property(texts, (parts) => {
      const lines = quotedPrintable(parts.join('')).toString('latin1').split('\r\n');
      for (const line of lines) {
        expect(line).toMatch(/^[\t -~]{0,76}$/);
        expect(line).not.toMatch(/[\t ]$/);
        // a lead byte is followed by as many bytes as it announces
        const bytes = Buffer.from(
          line
            .replace(/=$/, '')
            .replaceAll(/=(..)/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16))),
          'latin1',
        );
        expect(bytes.toString().includes('\ufffd')).toBe(
          parts.join('').includes('\ufffd') && bytes.toString().includes('\ufffd'),
        );
      }
    }),
  );
});

test('every letter beyond ASCII, the sign of equality and lone carriage returns are written as bytes', () => {
  expect(quotedPrintable('Zoë = 1\r2').toString()).toBe('Zo=C3=AB =3D 1=0D2');
});
