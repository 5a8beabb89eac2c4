import { inflateSync } from 'node:zlib';
import { beforeAll, expect, it } from 'vitest';
import { sellArticles, testContext } from '#commerce/buying/basket/test-shop.ts';
import { testDatabase } from '#commerce/ground/database/test-database.ts';
import { hasPdfProgram } from '#commerce/ground/upload/pdf-programs.rules.ts';
import { dispatchOrder } from '#commerce/orders/fulfilment/dispatch/dispatch-order.service.ts';
import { returnItems } from '#commerce/orders/fulfilment/returns/return-items.service.ts';
import { placeSeenOrder, prepareOrder } from '#commerce/orders/order/test-order.ts';
import { listInvoices, renderInvoicePdf } from './invoice.queries.ts';
import { findSchemaFaults, parseXml, readCents, selectNodes } from './test-invoice-xml.ts';

const database = await testDatabase();

beforeAll(() => sellArticles(database, [{ sku: 'A' }]));

/** The streams of a PDF whose dictionary has a name, unpacked. */
function readStreams(pdf: Buffer, name: string): string[] {
  const file = pdf.toString('latin1');
  return [...file.matchAll(/<<((?:(?!endobj)[\s\S])*?)>>\s*stream\r?\n/g)].flatMap((match) => {
    const [whole, dictionary = ''] = match;
    if (!dictionary.includes(name)) return [];
    const start = match.index + whole.length;
    const body = pdf.subarray(start, pdf.indexOf('endstream', start));
    return [(dictionary.includes('/FlateDecode') ? inflateSync(body) : body).toString('utf8')];
  });
}

it.each(['nl', 'de', 'at', 'ch'] as const)(
  '%s: invoice and credit note carry themselves for programs, in a file for archives',
  async (market) => {
    const ctx = await prepareOrder(testContext(database, market), { 'A-1': 3 });
    const done = await placeSeenOrder(ctx);
    if (!done.ok) throw new Error(JSON.stringify(done));
    const { orderId, totalMinor } = done.value.order;
    await dispatchOrder(ctx, { orderId, key: 'p' });
    await returnItems(ctx, orderId, [{ position: 1, quantity: 2 }], 'back');
    const [invoice, creditNote] = await listInvoices(ctx, orderId);
    if (!invoice || !creditNote) throw new Error('an invoice is missing');
    const papers = [
      { ...invoice, code: '380', corrected: [] as string[], sumMinor: totalMinor },
      { ...creditNote, code: '381', corrected: [invoice.number], sumMinor: creditNote.totalMinor },
    ];
    for (const { number, code, corrected, sumMinor } of papers) {
      const pdf = await renderInvoicePdf(ctx, number, orderId);
      if (!pdf) throw new Error(`invoice ${number} is missing`);
      // a customer can attach the invoice to the contact form, which refuses programs
      expect(hasPdfProgram(pdf)).toBe(false);
      const [xml = ''] = readStreams(pdf, '/EmbeddedFile');
      expect(await findSchemaFaults(xml)).toEqual([]);
      const [root] = parseXml(xml).children;
      if (!root) throw new Error('the invoice is empty');
      const read = (path: string) => selectNodes(root, path).map(({ text }) => text);
      expect(read('ExchangedDocument/TypeCode')).toEqual([code]);
      const settlement = 'SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement';
      expect(read(`${settlement}/InvoiceReferencedDocument/IssuerAssignedID`)).toEqual(corrected);
      const sums = `${settlement}/SpecifiedTradeSettlementHeaderMonetarySummation`;
      expect(readCents(root, `${sums}/GrandTotalAmount`)).toEqual([sumMinor]);

      const file = pdf.toString('latin1');
      expect(file).toMatch(/\/AFRelationship \/Alternative/);
      expect(file).toMatch(/\/OutputIntents \[/);
      // an archive has no fonts of its own
      const fonts = file.match(/\/Type \/FontDescriptor/g) ?? [];
      expect(fonts.length).toBeGreaterThan(0);
      expect(file.match(/\/FontFile2? /g)).toHaveLength(fonts.length);
      expect(file).not.toMatch(/\/Subtype \/Type1\b/);
      const [metadata = ''] = readStreams(pdf, '/Metadata');
      // metadata that are no XML are refused by readers of PDF/A
      expect(parseXml(metadata).children).toHaveLength(1);
      expect(metadata).toMatch(/<pdfaid:part>3<\/pdfaid:part>\s*<pdfaid:conformance>B</);
      expect(metadata).toContain('<fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>');
      expect(metadata).toContain('<fx:DocumentFileName>factur-x.xml</fx:DocumentFileName>');
    }
  },
);
