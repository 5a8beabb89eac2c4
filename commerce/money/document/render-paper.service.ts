import PDFDocument from 'pdfkit';
import { drawCode } from './draw-code.ts';
import { drawQrBill, QR_BILL_HEIGHT } from './draw-qr-bill.ts';
import { embedInvoice, INVOICE_CONFORMANCE } from './factur-x.ts';
import type { Paper, PaperSection, PaperTable } from './paper.types.ts';
import { BOLD, REGULAR, registerPaperFonts } from './paper-font.ts';
import { convertToPrintable } from './printable.rules.ts';
import type { QrBill } from './qr-bill.rules.ts';

const MARGIN = 56;
const LABEL_WIDTH = 190;
const FORM_LABEL_WIDTH = 215;
const INK = '#1c1c1e';
const MUTED = '#5f5f66';

/** A document is the same however often it is drawn. */
const DRAWN_AT = new Date(0);

type Doc = PDFKit.PDFDocument;
type Element = PDFKit.PDFStructureElement;

/**
 * Draws a document on A4, tagged for screen readers, with its language and title (as ISO 14289-1 requires). It
 * embeds the characters it contains, so every reader shows each name as it was typed.
 */
export function renderPaper(paper: Paper): Promise<Buffer> {
  const doc = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    pdfVersion: '1.7',
    ...(paper.invoiceXml && { subset: INVOICE_CONFORMANCE }),
    lang: paper.locale,
    tagged: true,
    displayTitle: true,
    // the number of pages is known at the end
    bufferPages: true,
    info: {
      Title: escapeForMetadata(paper, `${paper.title} – ${paper.subject}`),
      Author: escapeForMetadata(paper, paper.author),
      CreationDate: DRAWN_AT,
    },
  });
  registerPaperFonts(doc);
  const finished = collect(doc);
  const root = doc.struct('Document');
  doc.addStructure(root);
  add(doc, root, 'H1', () => writeText(doc, paper.title, { font: BOLD, size: 22 }));
  add(doc, root, 'P', () => writeText(doc, paper.subject, { font: REGULAR, size: 12, colour: MUTED }));
  for (const section of paper.sections) {
    if (paper.qrBill && section === paper.sections.at(-1)) startBillPage(doc);
    drawSection(doc, root, section);
  }
  doc.moveDown(2);
  add(doc, root, 'P', () => writeText(doc, paper.note, { font: REGULAR, size: 8, colour: MUTED }));
  if (paper.qrBill) addQrBill(doc, root, paper.qrBill);
  root.end();
  if (paper.invoiceXml) embedInvoice(doc, paper.invoiceXml, DRAWN_AT);
  writePageNumbers(doc, paper);
  doc.end();
  return finished;
}

/** The library writes title and author of a PDF/A into XML as they are; readers show entities of other files as text. */
function escapeForMetadata({ invoiceXml }: Paper, text: string): string {
  return invoiceXml ? text.replaceAll('&', '&amp;').replaceAll('<', '&lt;') : text;
}

/** Height of the payment section and the note, in points: they belong above the bill. */
const PAYMENT_HEIGHT = 230;

function startBillPage(doc: Doc): void {
  if (doc.y > doc.page.height - QR_BILL_HEIGHT - MARGIN - PAYMENT_HEIGHT) doc.addPage();
}

/** Below the page's number, on a page of its own where the last one has no room. */
function addQrBill(doc: Doc, root: Element, bill: QrBill): void {
  if (doc.y > doc.page.height - QR_BILL_HEIGHT - MARGIN) doc.addPage();
  root.add(doc.struct('Figure', { alt: bill.described }, () => drawQrBill(doc, bill)));
}

/**
 * Writes the paper's title and the page number at the foot of each page; a screen reader reads both (ISO 14289-1,
 * 7.8).
 */
function writePageNumbers(doc: Doc, { author, title, qrBill }: Paper): void {
  const { start, count } = doc.bufferedPageRange();
  for (let page = start; page < start + count; page += 1) {
    doc.switchToPage(page);
    // text below the margin would begin another page
    doc.page.margins.bottom = 0;
    const isAboveBill = qrBill && page === start + count - 1;
    const foot = doc.page.height - (isAboveBill ? QR_BILL_HEIGHT : 0);
    const [top, width] = [foot - MARGIN / 2 - 8, doc.page.width - 2 * MARGIN];
    doc.markContent('Artifact', { type: 'Pagination' });
    doc.font(REGULAR).fontSize(8).fillColor(MUTED);
    doc.text(convertToPrintable(`${author} · ${title}`), MARGIN, top, { width, lineBreak: false });
    doc.text(`${page - start + 1} / ${count}`, MARGIN, top, { width, align: 'right' });
    doc.endMarkedContent();
  }
}

function drawSection(
  doc: Doc,
  root: Element,
  { heading, paragraphs = [], facts = [], list, table, code, ruled = false, startsPage }: PaperSection,
): void {
  doc.moveDown(1.2);
  if (startsPage || doc.y > doc.page.height - MARGIN - 80) doc.addPage();
  if (heading !== '') {
    add(doc, root, 'H2', () => writeText(doc, heading, { font: BOLD, size: 13 }));
    doc.moveDown(0.4);
  }
  for (const paragraph of paragraphs) {
    add(doc, root, 'P', () => writeText(doc, paragraph));
    doc.moveDown(0.4);
  }
  for (const fact of facts) drawFact(doc, root, fact, ruled);
  list?.items.forEach((item, index) => {
    const mark = list.numbered ? `${index + 1}.` : '–';
    drawItem(doc, root, mark, item);
    doc.moveDown(0.3);
  });
  if (table) drawTable(doc, root, table);
  if (code) root.add(doc.struct('Figure', { alt: code.described }, () => drawCode(doc, code)));
}

/** The head is repeated on every page that the table continues on. */
function drawTable(doc: Doc, root: Element, { columns, rows, boldRows = 0 }: PaperTable): void {
  const table = doc.struct('Table');
  root.add(table);
  const head = columns.map(({ label }) => label);
  const start = [[head, BOLD] as const, [rows[0] ?? [], REGULAR] as const];
  const startHeight = start.reduce(
    (sum, [cells, font]) => sum + measureRowHeight(doc, columns, cells, font),
    0,
  );
  if (doc.y + startHeight > doc.page.height - MARGIN) doc.addPage();
  drawRow(doc, table, columns, head, { cell: 'TH', font: BOLD });
  for (const [index, cells] of rows.entries()) {
    const font = index >= rows.length - boldRows ? BOLD : REGULAR;
    if (doc.y + measureRowHeight(doc, columns, cells, font) > doc.page.height - MARGIN) {
      doc.addPage();
      drawRow(doc, table, columns, head, { cell: 'TH', font: BOLD });
    }
    drawRow(doc, table, columns, cells, { cell: 'TD', font });
  }
  table.end();
}

const CELL_GAP = 8;

/** Gaps stand between cells only: the last cell ends where the text above and below does. */
function computeCellWidth(doc: Doc, { share }: PaperTable['columns'][number]): number {
  return (doc.page.width - 2 * MARGIN + CELL_GAP) * share - CELL_GAP;
}

function measureRowHeight(
  doc: Doc,
  columns: PaperTable['columns'],
  cells: readonly string[],
  font: string,
): number {
  doc.font(font).fontSize(9);
  const heights = columns.map((column, index) =>
    doc.heightOfString(convertToPrintable(cells[index] ?? ''), {
      width: computeCellWidth(doc, column),
      lineGap: 2,
    }),
  );
  return Math.max(...heights) + 8;
}

function drawRow(
  doc: Doc,
  table: Element,
  columns: PaperTable['columns'],
  cells: readonly string[],
  { cell, font }: { cell: 'TH' | 'TD'; font: string },
): void {
  const top = doc.y;
  const height = measureRowHeight(doc, columns, cells, font);
  const row = doc.struct('TR');
  table.add(row);
  let left = MARGIN;
  for (const [index, column] of columns.entries()) {
    const width = computeCellWidth(doc, column);
    const words = convertToPrintable(cells[index] ?? '');
    const [x, align] = [left, column.align];
    row.add(
      doc.struct(cell, {}, () => {
        doc.font(font).fontSize(9).fillColor(INK);
        doc.text(words, x, top, { width, align, lineGap: 2 });
      }),
    );
    left += width + CELL_GAP;
  }
  row.end();
  drawRule(doc, top + height - 5);
  doc.x = MARGIN;
  doc.y = top + height;
}

const FORM_SIZE = 8.5;

/** A row of a form is never split between two pages. */
function drawFact(
  doc: Doc,
  root: Element,
  [label, value]: readonly [label: string, value: string],
  ruled: boolean,
): void {
  const labelWidth = ruled ? FORM_LABEL_WIDTH : LABEL_WIDTH;
  const size = ruled ? FORM_SIZE : 10;
  const width = doc.page.width - 2 * MARGIN - labelWidth;
  const cells = [
    { words: label, width: labelWidth - 12, x: MARGIN },
    { words: value, width, x: MARGIN + labelWidth },
  ];
  doc.font(REGULAR).fontSize(size);
  const heights = cells.map(({ words, width }) =>
    doc.heightOfString(convertToPrintable(words), { width, lineGap: 2 }),
  );
  const height = Math.max(...heights);
  if (doc.y + height > doc.page.height - MARGIN) doc.addPage();
  const top = doc.y;
  add(doc, root, 'P', () => {
    for (const { words, width, x } of cells)
      writeText(doc, words, { size, x, y: top, width, colour: x === MARGIN ? MUTED : INK });
  });
  doc.x = MARGIN;
  doc.y = top + height + 3;
  if (!ruled) return;
  drawRule(doc, doc.y - 2);
  doc.y += 2;
}

function drawRule(doc: Doc, y: number): void {
  doc.markContent('Artifact', { type: 'Layout' });
  doc
    .moveTo(MARGIN, y)
    .lineTo(doc.page.width - MARGIN, y)
    .lineWidth(0.5)
    .strokeColor('#d8d8d4')
    .stroke();
  doc.endMarkedContent();
}

function drawItem(doc: Doc, root: Element, mark: string, item: string): void {
  // before the paragraph begins: a paragraph that was opened on the page before would be closed on this one
  if (doc.y > doc.page.height - MARGIN - 45) doc.addPage();
  const top = doc.y;
  add(doc, root, 'P', () => {
    writeText(doc, mark, { x: MARGIN, y: top, width: 18 });
    writeText(doc, item, { x: MARGIN + 20, y: top, width: doc.page.width - 2 * MARGIN - 20 });
  });
  doc.x = MARGIN;
}

type Look = { font?: string; size?: number; colour?: string; x?: number; y?: number; width?: number };

function writeText(
  doc: Doc,
  words: string,
  { font = REGULAR, size = 10, colour = INK, x, y, width }: Look = {},
): void {
  doc.font(font).fontSize(size).fillColor(colour);
  const options = { lineGap: 2, ...(width === undefined ? {} : { width }) };
  if (x === undefined || y === undefined) doc.text(convertToPrintable(words), options);
  else doc.text(convertToPrintable(words), x, y, options);
}

function add(doc: Doc, root: Element, type: 'H1' | 'H2' | 'P', draw: () => void): void {
  root.add(doc.struct(type, {}, draw));
}

function collect(doc: Doc): Promise<Buffer> {
  const parts: Buffer[] = [];
  return new Promise((resolve, reject) => {
    doc.on('data', (part: Buffer) => parts.push(part));
    doc.on('end', () => resolve(Buffer.concat(parts)));
    doc.on('error', reject);
  });
}
