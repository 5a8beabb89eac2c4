import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { create } from 'fontkit';
import type PDFDocument from 'pdfkit';

/**
 * Arimo (SIL Open Font License 1.1), on which Liberation Sans is based: as wide as Helvetica, with Latin, Greek and
 * Cyrillic. The QR bill names its font, and its guidelines allow Liberation Sans.
 */
export const REGULAR = 'Liberation Sans';
export const BOLD = 'Liberation Sans-Bold';

let fonts: readonly (readonly [name: string, font: Buffer])[] | undefined;

/** Makes {@link REGULAR} and {@link BOLD} known to a document, which embeds only the characters it draws. */
export function registerPaperFonts(doc: InstanceType<typeof PDFDocument>): void {
  fonts ??= [
    [REGULAR, openFont(import.meta.resolve('@expo-google-fonts/arimo/400Regular/Arimo_400Regular.ttf'))],
    [BOLD, openFont(import.meta.resolve('@expo-google-fonts/arimo/700Bold/Arimo_700Bold.ttf'))],
  ];
  for (const [name, font] of fonts) doc.registerFont(name, font);
}

/**
 * Opened once, since that takes longer than drawing a page. A glyph keeps the characters it was first asked for, by
 * which readers copy and read aloud: each is asked for by its own, before it is drawn as a part of another one.
 * PDFKit takes an opened font, which its types lack.
 */
function openFont(address: string): Buffer {
  const font = create(readFileSync(fileURLToPath(address)));
  if (!('characterSet' in font)) throw new Error(`${address} is no single font`);
  for (const code of font.characterSet) if (!isLigature(code)) font.glyphForCodePoint(code);
  return font as unknown as Buffer;
}

/** A ligature is read as its letters. */
function isLigature(code: number): boolean {
  return code >= 0xfb00 && code <= 0xfb06;
}
