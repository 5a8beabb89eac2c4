import type { Paper, PaperCode, PaperSection } from '#commerce/money/document/paper.types.ts';
import { buildQrBill, type QrBill } from '#commerce/money/document/qr-bill.rules.ts';
import { transferCode } from '#commerce/money/document/transfer-code.rules.ts';
import {
  buildTransfer,
  formatReference,
  groupByFour,
} from '#commerce/money/payment/transfer-reference.rules.ts';
import { formatFittingLines } from '#commerce/orders/order/fitting-lines.rules.ts';
import { describeParticulars, formatFieldValue } from '#commerce/orders/order/order-particulars.rules.ts';
import { needsTransfer } from '#forms/payment-method.ts';
import type { Tenant } from '#tenants/tenant.ts';
import { formatDate, formatMoney, formatPercent } from '#texts/format.ts';
import type { TextKey } from '#texts/keys.ts';
import type { Translator } from '#texts/translator.ts';
import { buildCrossIndustryInvoice } from './cross-industry-invoice.rules.ts';
import type { InvoiceDocument } from './invoice.rules.ts';

type Print = {
  readonly document: InvoiceDocument;
  /** the amount of the order to be paid now, minor units */
  readonly openMinor: number;
  readonly tenant: Pick<Tenant, 'timeZone' | 'priceFormat' | 'companyName' | 'credit'>;
  readonly texts: Translator<TextKey>;
};

/** An invoice or credit note as a paper. */
export function buildInvoicePaper(print: Print): Paper {
  const { document, texts, tenant } = print;
  const { kind, number } = document;
  return {
    locale: document.locale,
    title: texts.text(`order.invoice.${kind}`, { number }),
    subject: texts.text('order.invoice.subject', { number: document.orderNumber }),
    author: tenant.companyName,
    sections: [
      buildHeadSection(print),
      buildLinesSection(print),
      buildSumsSection(print),
      buildTaxesSection(print),
      buildPaymentSection(print),
    ].filter(({ facts = [], table, paragraphs = [] }) => facts.length + paragraphs.length > 0 || table),
    note: formatFooter(print),
    qrBill: buildInvoiceQrBill(print),
    invoiceXml: buildCrossIndustryInvoice({
      ...{ document, texts, timeZone: tenant.timeZone },
      paymentTerms: formatPaymentTerms(print),
    }),
  };
}

function formatPaymentTerms({ document, tenant, texts }: Print): string {
  if (document.kind === 'invoice' && document.paymentMethod === 'invoice') {
    return texts.text('order.invoice.due.days', { days: tenant.credit.invoiceDays });
  }
  return describeParticulars(document, texts, [])
    .flatMap(({ lines }) => lines)
    .join(', ');
}

function formatAmount({ document, tenant }: Print, minor: number): string {
  return formatMoney({ minor, currency: document.currency }, document.locale, tenant.priceFormat);
}

function formatDay({ document, tenant }: Print, at: string): string {
  return formatDate(new Date(at), document.locale, tenant.timeZone);
}

function buildHeadSection(print: Print): PaperSection {
  const { document, texts } = print;
  const facts: [string, string][] = [
    [texts.text('order.invoice.number'), document.number],
    [texts.text('order.invoice.date'), formatDay(print, document.issuedAt)],
    [texts.text('order.invoice.ordered'), formatDay(print, document.orderedAt)],
  ];
  if (document.suppliedAt) {
    facts.push([texts.text('order.invoice.supplied'), formatDay(print, document.suppliedAt)]);
  }
  if (document.invoiceNumber) facts.push([texts.text('order.invoice.credits'), document.invoiceNumber]);
  facts.push(
    [texts.text('order.invoice.billedTo'), document.billedTo.join('\n')],
    [texts.text('order.invoice.deliveredTo'), document.deliveredTo.join('\n')],
  );
  for (const field of document.fields) facts.push([field.label, formatFieldValue(field, texts)]);
  return { heading: texts.text('order.invoice.details'), facts };
}

function buildLinesSection(print: Print): PaperSection {
  const { document, texts } = print;
  const columns = [
    { label: texts.text('order.invoice.article'), share: 0.46, align: 'left' },
    { label: texts.text('order.invoice.quantity'), share: 0.1, align: 'right' },
    { label: texts.text('order.invoice.unit'), share: 0.17, align: 'right' },
    { label: texts.text('order.invoice.tax'), share: 0.1, align: 'right' },
    { label: texts.text('order.invoice.total'), share: 0.17, align: 'right' },
  ] as const;
  const buildLineRow = (
    name: string,
    line: { quantity: number; unitMinor: number; ratePercent: number; totalMinor: number },
  ) => [
    name,
    String(line.quantity),
    formatAmount(print, line.unitMinor),
    formatPercent(line.ratePercent, document.locale),
    formatAmount(print, line.totalMinor),
  ];
  const rows = [
    ...document.lines.map((line) => buildLineRow([line.name, ...line.details, line.sku].join(', '), line)),
    ...document.services.map((service) =>
      buildLineRow(
        [texts.text(getServiceTextKey(service.code)), ...formatFitting(print, service)].join(', '),
        service,
      ),
    ),
  ];
  return { heading: texts.text('order.invoice.lines'), table: { columns, rows } };
}

function formatFitting(
  { document, texts }: Print,
  { appointment }: Print['document']['services'][number],
): string[] {
  return appointment ? formatFittingLines(appointment, document.locale, texts) : [];
}

/** Ids of texts that are made of a tenant's data. */
function getServiceTextKey(code: string): TextKey {
  return `basket.service.${code}` as TextKey;
}

function buildSumsSection(print: Print): PaperSection {
  const { document, texts } = print;
  const given = [
    ['order.invoice.items', document.itemsMinor],
    ['order.invoice.services', document.servicesMinor],
    ['order.invoice.discount', -document.discountMinor],
    ['order.invoice.shipping', document.shippingMinor],
    ['order.invoice.extras', document.extrasMinor],
    ['order.invoice.rounding', document.roundingMinor],
  ] as const;
  const facts = given.flatMap(([label, minor]) =>
    minor === 0 ? [] : [[texts.text(label), formatAmount(print, minor)] as const],
  );
  return {
    heading: texts.text('order.invoice.sums'),
    table: {
      columns: [
        { label: texts.text('order.invoice.what'), share: 0.7, align: 'left' },
        { label: texts.text('order.invoice.total'), share: 0.3, align: 'right' },
      ],
      rows: [
        ...facts,
        [texts.text(`order.invoice.grandTotal.${document.kind}`), formatAmount(print, document.totalMinor)],
      ],
      boldRows: 1,
    },
  };
}

function buildTaxesSection(print: Print): PaperSection {
  const { document, texts } = print;
  return {
    heading: texts.text('order.invoice.taxes'),
    table: {
      columns: [
        { label: texts.text('order.invoice.rate'), share: 0.25, align: 'left' },
        { label: texts.text('order.invoice.net'), share: 0.25, align: 'right' },
        { label: texts.text('order.invoice.taxAmount'), share: 0.25, align: 'right' },
        { label: texts.text('order.invoice.gross'), share: 0.25, align: 'right' },
      ],
      rows: document.taxes.map(({ ratePercent, netMinor, taxMinor }) => [
        formatPercent(ratePercent, document.locale),
        formatAmount(print, netMinor),
        formatAmount(print, taxMinor),
        formatAmount(print, netMinor + taxMinor),
      ]),
    },
  };
}

function buildPaymentSection(print: Print): PaperSection {
  const { document, tenant, texts, openMinor } = print;
  const { bank } = document.seller;
  const facts = describeParticulars(document, texts, []).map(({ label, lines }): [string, string] => [
    label,
    lines.join('\n'),
  ]);
  if (isPaidByTransfer(print)) {
    const { iban, reference } = buildTransfer(bank, document.orderNumber);
    if (document.paymentMethod === 'invoice') {
      const { invoiceDays: days } = tenant.credit;
      facts.push([texts.text('order.invoice.due'), texts.text('order.invoice.due.days', { days })]);
    }
    facts.push(
      [texts.text('order.invoice.bank'), bank.name],
      ['IBAN', groupByFour(iban)],
      ['BIC', bank.bic],
      [texts.text('order.invoice.reference'), formatReference(reference)],
    );
  }
  const isAnother = isPaidByTransfer(print) && openMinor !== document.totalMinor;
  const isNothing = document.kind === 'invoice' && (document.paid || openMinor === 0);
  if (isAnother || isNothing) {
    facts.push([texts.text('order.invoice.open'), formatAmount(print, isNothing ? 0 : openMinor)]);
  }
  const code = transferQrCode(print);
  return {
    heading: texts.text('order.invoice.payment'),
    facts,
    ...(code && { paragraphs: [texts.text('payment.transfer.scan')], code }),
  };
}

/** Whether the amount is still to be transferred. */
function isPaidByTransfer({ document: { kind, paymentMethod }, openMinor }: Print): boolean {
  return kind === 'invoice' && openMinor > 0 && (paymentMethod === 'invoice' || needsTransfer(paymentMethod));
}

/** The code for banking apps in the euro area. */
function transferQrCode(print: Print): PaperCode | null {
  const { document, openMinor, texts } = print;
  const { bank, name } = document.seller;
  if (!isPaidByTransfer(print) || buildInvoiceQrBill(print)) return null;
  const { iban, reference } = buildTransfer(bank, document.orderNumber);
  return transferCode({
    ...{ iban, bic: bank.bic, holder: name, reference },
    ...{ amountMinor: openMinor, currency: document.currency },
    described: texts.text('payment.transfer.code', {
      amount: formatAmount(print, openMinor),
      iban: groupByFour(iban),
      reference: formatReference(reference),
    }),
  });
}

function buildInvoiceQrBill(print: Print): QrBill | null {
  const { document, openMinor, texts } = print;
  if (!document.transfer || !isPaidByTransfer(print)) return null;
  const { iban, reference } = buildTransfer(document.seller.bank, document.orderNumber);
  return buildQrBill({
    ...document.transfer,
    ...{ iban, reference, amountMinor: openMinor, currency: document.currency, locale: document.locale },
    message: texts.text('order.invoice.invoice', { number: document.number }),
    described: texts.text('order.invoice.qrBill', {
      amount: formatAmount(print, openMinor),
      iban: groupByFour(iban),
      reference: formatReference(reference),
    }),
  });
}

/** The issuer: name, address, register, tax number (Directive 2006/112/EC art. 226 nos 3 and 5). */
function formatFooter({ document: { seller }, texts }: Print): string {
  return [
    `${seller.name}, ${seller.street}, ${seller.place}, ${seller.country}`,
    `${seller.email} · ${seller.phone}`,
    texts.text('mail.footer.register', {
      register: seller.register,
      vatId: seller.vatId,
      representedBy: seller.representedBy,
    }),
  ].join('\n');
}
