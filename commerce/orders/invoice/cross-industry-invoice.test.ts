import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { calculateContainedTaxes } from '#commerce/range/pricing/tax.rules.ts';
import { buildCrossIndustryInvoice } from './cross-industry-invoice.rules.ts';
import type { InvoiceDocument } from './invoice.rules.ts';
import { findSchemaFaults, parseXml, readCents, selectNodes, type XmlNode } from './test-invoice-xml.ts';

const party = {
  name: 'Müller & Söhne <Demo> GmbH',
  street: 'Hauptstraße',
  houseNumber: '12a',
  postalCode: '01067',
  city: 'Łódź',
  country: 'DE',
};

/** An invoice whose sums and taxes are computed as an order's are. */
function buildDocument(given: Partial<InvoiceDocument> = {}): InvoiceDocument {
  const lines = given.lines ?? [buildLine('A-1', 2, 4999, 19)];
  const services = given.services ?? [
    { code: 'assembly', quantity: 1, unitMinor: 2900, totalMinor: 2900, ratePercent: 19, appointment: null },
  ];
  const { shippingMinor = 595, extrasMinor = 0, discountMinor = 1000, roundingMinor = 0 } = given;
  const sum = (parts: readonly { totalMinor: number }[]) =>
    parts.reduce((total, part) => total + part.totalMinor, 0);
  const [first] = lines;
  const taxes = calculateContainedTaxes([
    ...lines.map(({ totalMinor, ratePercent }, index) => ({
      grossMinor: totalMinor - (index === 0 ? discountMinor : 0),
      ratePercent,
    })),
    ...services.map(({ totalMinor, ratePercent }) => ({ grossMinor: totalMinor, ratePercent })),
    {
      grossMinor: shippingMinor + extrasMinor + roundingMinor,
      ratePercent: Math.max(first?.ratePercent ?? 0, ...lines.map(({ ratePercent }) => ratePercent)),
    },
  ]);
  const itemsMinor = sum(lines);
  const servicesMinor = sum(services);
  return {
    ...{ kind: 'invoice', number: '9000001', invoiceNumber: null, orderNumber: '1000001' },
    issuedAt: '2026-03-02T23:30:00.000Z',
    orderedAt: '2026-03-01T10:00:00.000Z',
    suppliedAt: '2026-03-02T23:30:00.000Z',
    ...{ locale: 'de-DE', currency: 'EUR', paymentMethod: 'invoice', paid: false },
    seller: {
      ...{ name: 'Tavelo GmbH', street: 'Musterstraße 1', place: '20095 Hamburg', country: 'Deutschland' },
      ...{ email: 'service@shop.example', phone: '+49 40 1234', register: 'HRB 1', vatId: 'DE123456789' },
      representedBy: 'Ada Muster',
      bank: { name: 'Bank', iban: 'DE89370400440532013000', bic: 'COBADEFF' },
    },
    transfer: { creditor: { ...party, name: 'Tavelo GmbH' }, debtor: party },
    ...{ billedTo: [], deliveredTo: [], fields: [], lines, services },
    ...{ itemsMinor, servicesMinor, shippingMinor, extrasMinor, discountMinor, roundingMinor },
    totalMinor: itemsMinor + servicesMinor + shippingMinor + extrasMinor - discountMinor + roundingMinor,
    taxes,
    ...given,
  };
}

function buildLine(sku: string, quantity: number, unitMinor: number, ratePercent: number) {
  const totalMinor = unitMinor * quantity;
  return {
    sku,
    name: `Artikel ${sku}`,
    details: ['blau', '38'],
    quantity,
    unitMinor,
    totalMinor,
    ratePercent,
  };
}

function writeInvoice(document: InvoiceDocument): string {
  const texts = { text: (key: string) => key };
  const xml = buildCrossIndustryInvoice({
    document,
    timeZone: 'Europe/Berlin',
    paymentTerms: 'in 14 Tagen',
    texts,
  });
  if (xml === null) throw new Error('the document has no parties');
  return xml;
}

const add = (minors: readonly number[]) => minors.reduce((total, minor) => total + minor, 0);

/** Adds an invoice up again from its XML, by the arithmetic rules of EN 16931 (6.5, BR-CO and BR-S). */
function recalculate(xml: string) {
  const transaction = selectNodes(parseXml(xml), 'CrossIndustryInvoice/SupplyChainTradeTransaction')[0];
  if (!transaction) throw new Error('there is no transaction');
  const settlement = selectNodes(transaction, 'ApplicableHeaderTradeSettlement')[0] as XmlNode;
  const lines = selectNodes(transaction, 'IncludedSupplyChainTradeLineItem').map((line) => {
    const own = selectNodes(line, 'SpecifiedLineTradeSettlement')[0] as XmlNode;
    const text = (path: string) => selectNodes(line, path)[0]?.text ?? '';
    return {
      net: readCents(own, 'SpecifiedTradeSettlementLineMonetarySummation/LineTotalAmount')[0] ?? Number.NaN,
      rate: selectNodes(own, 'ApplicableTradeTax/RateApplicablePercent')[0]?.text,
      price: Number(text('SpecifiedLineTradeAgreement/NetPriceProductTradePrice/ChargeAmount')),
      quantity: Number(text('SpecifiedLineTradeDelivery/BilledQuantity')),
    };
  });
  const adjustments = selectNodes(settlement, 'SpecifiedTradeAllowanceCharge').map((adjustment) => ({
    isCharge: selectNodes(adjustment, 'ChargeIndicator/Indicator')[0]?.text === 'true',
    amount: readCents(adjustment, 'ActualAmount')[0] ?? Number.NaN,
    rate: selectNodes(adjustment, 'CategoryTradeTax/RateApplicablePercent')[0]?.text,
  }));
  const taxes = selectNodes(settlement, 'ApplicableTradeTax').map((tax) => ({
    rate: selectNodes(tax, 'RateApplicablePercent')[0]?.text,
    basis: readCents(tax, 'BasisAmount')[0] ?? Number.NaN,
    tax: readCents(tax, 'CalculatedAmount')[0] ?? Number.NaN,
  }));
  const readSum = (name: string) =>
    readCents(settlement, `SpecifiedTradeSettlementHeaderMonetarySummation/${name}`)[0] ?? Number.NaN;
  return { lines, adjustments, taxes, readSum };
}

function expectRightSums(xml: string, document: InvoiceDocument) {
  const { lines, adjustments, taxes, readSum } = recalculate(xml);
  const linesNet = add(lines.map(({ net }) => net));
  const charges = add(adjustments.flatMap(({ isCharge, amount }) => (isCharge ? [amount] : [])));
  const allowances = add(adjustments.flatMap(({ isCharge, amount }) => (isCharge ? [] : [amount])));
  expect(readSum('LineTotalAmount'), 'BR-CO-10').toBe(linesNet);
  expect(readSum('AllowanceTotalAmount'), 'BR-CO-11').toBe(allowances);
  expect(readSum('ChargeTotalAmount'), 'BR-CO-12').toBe(charges);
  expect(readSum('TaxBasisTotalAmount'), 'BR-CO-13').toBe(linesNet - allowances + charges);
  expect(readSum('TaxTotalAmount'), 'BR-CO-14').toBe(add(taxes.map(({ tax }) => tax)));
  expect(readSum('GrandTotalAmount'), 'BR-CO-15').toBe(
    readSum('TaxBasisTotalAmount') + readSum('TaxTotalAmount'),
  );
  expect(readSum('DuePayableAmount'), 'BR-CO-16').toBe(
    readSum('GrandTotalAmount') - readSum('TotalPrepaidAmount'),
  );
  for (const { rate, basis, tax } of taxes) {
    const parts = [
      ...lines.flatMap((line) => (line.rate === rate ? [line.net] : [])),
      ...adjustments.flatMap((one) => (one.rate === rate ? [one.isCharge ? one.amount : -one.amount] : [])),
    ];
    expect(add(parts), 'BR-S-08').toBe(basis);
    // the shop's prices contain VAT and are rounded part by part: at most a cent for each part
    expect(Math.abs(tax - (basis * Number(rate)) / 100), 'BR-CO-17').toBeLessThanOrEqual(parts.length + 1);
  }
  for (const { net, price, quantity } of lines) expect(Math.round(price * quantity * 100)).toBe(net);
  for (const { amount } of adjustments) expect(amount).toBeGreaterThan(0);
  expect(readSum('GrandTotalAmount')).toBe(document.totalMinor);
  expect(taxes.map(({ basis, tax }) => basis + tax)).toEqual(
    document.taxes.map(({ netMinor, taxMinor }) => netMinor + taxMinor),
  );
}

describe('an electronic invoice', () => {
  it.each<[string, Partial<InvoiceDocument>]>([
    ['an invoice', {}],
    ['one paid by card', { paymentMethod: 'card', paid: true }],
    ['one without a discount', { discountMinor: 0, services: [] }],
    ['one rounded to five Rappen', { currency: 'CHF', roundingMinor: -2 }],
    ['a credit note', { kind: 'credit-note', invoiceNumber: '9000000', shippingMinor: 0 }],
    ['one without a day of supply', { suppliedAt: undefined }],
    ['one of nothing but free services', { discountMinor: 0, shippingMinor: 0 }],
    [
      'one with two rates of VAT',
      { lines: [buildLine('A', 3, 3333, 19), buildLine('B', 1, 1999, 7)], extrasMinor: 199 },
    ],
  ])('%s follows the schema and adds up', async (_, given) => {
    const document = buildDocument(given);
    const xml = writeInvoice(document);
    expect(await findSchemaFaults(xml)).toEqual([]);
    expectRightSums(xml, document);
  });

  test('the schema refuses an invoice without a number', async () => {
    const xml = writeInvoice(buildDocument()).replace(/<ram:ID>9000001<\/ram:ID>/, '');
    expect(await findSchemaFaults(xml)).not.toEqual([]);
  });

  it('adds up to the cent whatever is bought', () => {
    const line = fc.record({
      quantity: fc.integer({ min: 1, max: 99 }),
      unitMinor: fc.integer({ min: 0, max: 500_000 }),
      ratePercent: fc.constantFrom(21, 9, 0),
    });
    const sums = fc.record({
      shippingMinor: fc.integer({ min: 0, max: 9999 }),
      extrasMinor: fc.integer({ min: 0, max: 999 }),
      roundingMinor: fc.integer({ min: -2, max: 2 }),
      discountPart: fc.integer({ min: 0, max: 100 }),
    });
    fc.assert(
      fc.property(
        fc.array(line, { minLength: 1, maxLength: 12 }),
        sums,
        (bought, { discountPart, ...rest }) => {
          const lines = bought.map(({ quantity, unitMinor, ratePercent }, index) =>
            buildLine(`A-${index}`, quantity, unitMinor, ratePercent),
          );
          const discountMinor = Math.floor(((lines[0]?.totalMinor ?? 0) * discountPart) / 100);
          const document = buildDocument({ lines, discountMinor, ...rest });
          expectRightSums(writeInvoice(document), document);
        },
      ),
      { numRuns: 300 },
    );
  });

  it('names its kind, the invoice that it corrects, its day and how it is paid', () => {
    const read = (document: InvoiceDocument, path: string) =>
      selectNodes(parseXml(writeInvoice(document)), `CrossIndustryInvoice/${path}`).map(({ text }) => text);
    const invoice = buildDocument();
    const creditNote = buildDocument({ kind: 'credit-note', invoiceNumber: '9000000' });
    expect(read(invoice, 'ExchangedDocument/TypeCode')).toEqual(['380']);
    expect(read(creditNote, 'ExchangedDocument/TypeCode')).toEqual(['381']);
    // the day in the shop's time zone
    expect(read(invoice, 'ExchangedDocument/IssueDateTime/DateTimeString')).toEqual(['20260303']);
    const settlement = 'SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement';
    const corrected = `${settlement}/InvoiceReferencedDocument/IssuerAssignedID`;
    expect([read(invoice, corrected), read(creditNote, corrected)]).toEqual([[], ['9000000']]);
    const means = `${settlement}/SpecifiedTradeSettlementPaymentMeans/TypeCode`;
    const iban = `${settlement}/SpecifiedTradeSettlementPaymentMeans/PayeePartyCreditorFinancialAccount/IBANID`;
    expect([read(invoice, means), read(invoice, iban)]).toEqual([['58'], ['DE89370400440532013000']]);
    const paid = buildDocument({ paymentMethod: 'card', paid: true });
    expect([read(paid, means), read(paid, iban)]).toEqual([['48'], []]);
    const due = `${settlement}/SpecifiedTradeSettlementHeaderMonetarySummation/DuePayableAmount`;
    expect(read(paid, due)).toEqual(['0.00']);
    expect(
      read(invoice, `SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/BuyerTradeParty/Name`),
    ).toEqual([party.name]);
  });
});
