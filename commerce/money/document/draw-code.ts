import type PDFDocument from 'pdfkit';
import { encode, renderSVG } from 'uqr';
import type { PaperCode } from './paper.types.ts';

type Doc = InstanceType<typeof PDFDocument>;

/** Points: 4 cm, so that a scanner on a counter reads even a bad print. */
const SIDE = 113;

/** Draws a QR code at the current place, with the quiet zone that scanners need (four modules). */
export function drawCode(doc: Doc, { content }: PaperCode): void {
  if (doc.y > doc.page.height - doc.page.margins.bottom - SIDE) doc.addPage();
  const { x, y } = doc;
  const { data, size } = encode(content, { ecc: 'M', border: 4 });
  const module = SIDE / size;
  doc.save().fillColor('black');
  for (const [row, cells] of data.entries()) {
    for (const [column, isDark] of cells.entries()) {
      if (isDark) doc.rect(x + column * module, y + row * module, module, module);
    }
  }
  doc.fill().restore();
  Object.assign(doc, { x, y: y + SIDE });
}

/** The code for a screen: black on white in every colour mode, since scanners read nothing else reliably. */
export function drawCodeSvg({ content }: PaperCode): string {
  return renderSVG(content, { ecc: 'M', border: 4 });
}
