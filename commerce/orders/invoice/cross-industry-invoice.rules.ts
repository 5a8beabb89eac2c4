import { writeXml, type XmlElement } from '#commerce/ground/kernel/xml.rules.ts';
import type { QrParty } from '#commerce/money/document/qr-bill.rules.ts';
import { buildTransfer } from '#commerce/money/payment/transfer-reference.rules.ts';
import { needsTransfer } from '#forms/payment-method.ts';
import { formatIsoDay } from '#texts/format.ts';
import type { TextKey } from '#texts/keys.ts';
import type { Translator } from '#texts/translator.ts';
import type { InvoiceDocument } from './invoice.rules.ts';
import { calculateNetAmounts, type NetAdjustment, type NetAmounts } from './net-amounts.rules.ts';

type Facts = {
  readonly document: InvoiceDocument;
  readonly timeZone: string;
  /** when the amount is to be paid, in the customer's language */
  readonly paymentTerms: string;
  readonly texts: Pick<Translator<TextKey>, 'text'>;
};

/** Codes of UNTDID 1001, 4461, 5189 and 7161, and UN/ECE recommendation 20. */
const INVOICE = '380';
const CREDIT_NOTE = '381';
const PIECE = 'H87';
const ONE = 'C62';
const DISCOUNT = '95';
const FREIGHT = 'FC';
const CREDIT_TRANSFER = '30';
const SEPA_CREDIT_TRANSFER = '58';
const MEANS: Readonly<Record<string, string>> = {
  'direct-debit': '59',
  card: '48',
  'apple-pay': '48',
  'google-pay': '48',
};
/** another online payment service */
const ONLINE = '68';

const NAMESPACES = {
  'xmlns:rsm': 'urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100',
  'xmlns:ram': 'urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100',
  'xmlns:udt': 'urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100',
};

/**
 * An invoice or credit note for a company's bookkeeping: EN 16931 in the syntax of UN/CEFACT, as Factur-X and ZUGFeRD
 * embed it.
 * @returns null for an invoice that was stored before it had its parties' addresses in parts
 */
export function buildCrossIndustryInvoice(facts: Facts): string | null {
  const { document } = facts;
  if (!document.transfer) return null;
  const amounts = calculateNetAmounts(document);
  const root: XmlElement = [
    'rsm:CrossIndustryInvoice',
    [
      [
        'rsm:ExchangedDocumentContext',
        [['ram:GuidelineSpecifiedDocumentContextParameter', [['ram:ID', 'urn:cen.eu:en16931:2017']]]],
      ],
      [
        'rsm:ExchangedDocument',
        [
          ['ram:ID', document.number],
          ['ram:TypeCode', document.kind === 'invoice' ? INVOICE : CREDIT_NOTE],
          ['ram:IssueDateTime', [buildDate(facts, document.issuedAt)]],
        ],
      ],
      [
        'rsm:SupplyChainTradeTransaction',
        [
          ...buildLines(facts, amounts),
          buildAgreement(document, document.transfer),
          buildDelivery(facts),
          buildSettlement(facts, amounts),
        ],
      ],
    ],
    NAMESPACES,
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>\n${writeXml(root)}`;
}

function buildDate({ timeZone }: Facts, at: string): XmlElement {
  const day = formatIsoDay(new Date(at), timeZone).replaceAll('-', '');
  return ['udt:DateTimeString', day, { format: '102' }];
}

function formatMajor(minor: number): string {
  return (minor / 100).toFixed(2);
}

function buildLines({ document, texts }: Facts, amounts: NetAmounts): XmlElement[] {
  const articles = document.lines.map(({ sku, name, details, quantity, ratePercent }, index) => ({
    product: [
      ['ram:SellerAssignedID', sku],
      ['ram:Name', name],
      ...(details.length > 0 ? [['ram:Description', details.join(', ')] as const] : []),
    ] as const satisfies XmlElement[],
    ...{ quantity, ratePercent, unit: PIECE, netMinor: amounts.lines[index] ?? 0 },
  }));
  const services = document.services.map(({ code, quantity, ratePercent }, index) => ({
    // ids of texts that are made of a tenant's data
    product: [['ram:Name', texts.text(`basket.service.${code}` as TextKey)]] as const satisfies XmlElement[],
    ...{ quantity, ratePercent, unit: ONE, netMinor: amounts.services[index] ?? 0 },
  }));
  return [...articles, ...services].map(
    ({ product, quantity, unit, ratePercent, netMinor }, index): XmlElement => [
      'ram:IncludedSupplyChainTradeLineItem',
      [
        ['ram:AssociatedDocumentLineDocument', [['ram:LineID', String(index + 1)]]],
        ['ram:SpecifiedTradeProduct', product],
        [
          'ram:SpecifiedLineTradeAgreement',
          [
            [
              'ram:NetPriceProductTradePrice',
              // as many decimals as let price times quantity give the line's amount
              [['ram:ChargeAmount', (netMinor / 100 / quantity).toFixed(6)]],
            ],
          ],
        ],
        ['ram:SpecifiedLineTradeDelivery', [['ram:BilledQuantity', String(quantity), { unitCode: unit }]]],
        [
          'ram:SpecifiedLineTradeSettlement',
          [
            ['ram:ApplicableTradeTax', buildTaxCategory(ratePercent)],
            [
              'ram:SpecifiedTradeSettlementLineMonetarySummation',
              [['ram:LineTotalAmount', formatMajor(netMinor)]],
            ],
          ],
        ],
      ],
    ],
  );
}

/** Standard rate whatever its height, zero rate at 0 % (UNTDID 5305). */
function buildTaxCategory(ratePercent: number): XmlElement[] {
  return [
    ['ram:TypeCode', 'VAT'],
    ['ram:CategoryCode', ratePercent > 0 ? 'S' : 'Z'],
    ['ram:RateApplicablePercent', String(ratePercent)],
  ];
}

function buildAgreement(
  { seller, orderNumber }: InvoiceDocument,
  { creditor, debtor }: NonNullable<InvoiceDocument['transfer']>,
): XmlElement {
  return [
    'ram:ApplicableHeaderTradeAgreement',
    [
      [
        'ram:SellerTradeParty',
        [
          ['ram:Name', seller.name],
          ['ram:Description', `${seller.register}, ${seller.representedBy}`],
          [
            'ram:DefinedTradeContact',
            [
              ['ram:PersonName', seller.name],
              ['ram:TelephoneUniversalCommunication', [['ram:CompleteNumber', seller.phone]]],
              ['ram:EmailURIUniversalCommunication', [['ram:URIID', seller.email]]],
            ],
          ],
          buildAddress(creditor),
          ['ram:SpecifiedTaxRegistration', [['ram:ID', seller.vatId, { schemeID: 'VA' }]]],
        ],
      ],
      ['ram:BuyerTradeParty', [['ram:Name', debtor.name], buildAddress(debtor)]],
      ['ram:SellerOrderReferencedDocument', [['ram:IssuerAssignedID', orderNumber]]],
    ],
  ];
}

function buildAddress({ street, houseNumber, postalCode, city, country }: QrParty): XmlElement {
  return [
    'ram:PostalTradeAddress',
    [
      ['ram:PostcodeCode', postalCode],
      ['ram:LineOne', [street, houseNumber].filter(Boolean).join(' ')],
      ['ram:CityName', city],
      ['ram:CountryID', country],
    ],
  ];
}

function buildDelivery(facts: Facts): XmlElement {
  const { suppliedAt } = facts.document;
  const supplied: XmlElement[] = suppliedAt
    ? [['ram:ActualDeliverySupplyChainEvent', [['ram:OccurrenceDateTime', [buildDate(facts, suppliedAt)]]]]]
    : [];
  return ['ram:ApplicableHeaderTradeDelivery', supplied];
}

function buildSettlement(facts: Facts, amounts: NetAmounts): XmlElement {
  const { document, paymentTerms, texts } = facts;
  const { reference } = buildTransfer(document.seller.bank, document.orderNumber);
  return [
    'ram:ApplicableHeaderTradeSettlement',
    [
      ['ram:PaymentReference', reference],
      ['ram:InvoiceCurrencyCode', document.currency],
      ...buildPaymentMeans(document),
      ...document.taxes.map(
        ({ ratePercent, netMinor, taxMinor }): XmlElement => [
          'ram:ApplicableTradeTax',
          [
            ['ram:CalculatedAmount', formatMajor(taxMinor)],
            ['ram:TypeCode', 'VAT'],
            ['ram:BasisAmount', formatMajor(netMinor)],
            ...buildTaxCategory(ratePercent).slice(1),
          ],
        ],
      ),
      ...amounts.adjustments.map((adjustment) => buildAdjustment(adjustment, texts)),
      ['ram:SpecifiedTradePaymentTerms', [['ram:Description', paymentTerms]]],
      buildSums(document, amounts),
      ...(document.invoiceNumber
        ? [['ram:InvoiceReferencedDocument', [['ram:IssuerAssignedID', document.invoiceNumber]]] as const]
        : []),
    ],
  ];
}

/** The way an invoice is paid; a credit note is paid back without the customer's doing. */
function buildPaymentMeans({ kind, paymentMethod, seller, orderNumber }: InvoiceDocument): XmlElement[] {
  if (kind === 'credit-note') return [];
  if (paymentMethod !== 'invoice' && !needsTransfer(paymentMethod)) {
    const code = MEANS[paymentMethod] ?? ONLINE;
    return [['ram:SpecifiedTradeSettlementPaymentMeans', [['ram:TypeCode', code]]]];
  }
  const { iban } = buildTransfer(seller.bank, orderNumber);
  return [
    [
      'ram:SpecifiedTradeSettlementPaymentMeans',
      [
        ['ram:TypeCode', /^(CH|LI)/.test(iban) ? CREDIT_TRANSFER : SEPA_CREDIT_TRANSFER],
        [
          'ram:PayeePartyCreditorFinancialAccount',
          [
            ['ram:IBANID', iban],
            ['ram:AccountName', seller.name],
          ],
        ],
        ['ram:PayeeSpecifiedCreditorFinancialInstitution', [['ram:BICID', seller.bank.bic]]],
      ],
    ],
  ];
}

function buildAdjustment(
  { reason, ratePercent, netMinor }: NetAdjustment,
  texts: Facts['texts'],
): XmlElement {
  const isCharge = netMinor > 0;
  const reasonCode: XmlElement[] =
    reason === 'shipping' && isCharge
      ? [['ram:ReasonCode', FREIGHT]]
      : reason === 'discount' && !isCharge
        ? [['ram:ReasonCode', DISCOUNT]]
        : [];
  return [
    'ram:SpecifiedTradeAllowanceCharge',
    [
      ['ram:ChargeIndicator', [['udt:Indicator', String(isCharge)]]],
      ['ram:ActualAmount', formatMajor(Math.abs(netMinor))],
      ...reasonCode,
      ['ram:Reason', texts.text(`order.invoice.${reason}`)],
      ['ram:CategoryTradeTax', buildTaxCategory(ratePercent)],
    ],
  ];
}

/** The sums of EN 16931, 6.4 (BG-22): what was paid already is not due. */
function buildSums(
  { taxes, currency, totalMinor, paid }: InvoiceDocument,
  { lines, services, adjustments }: NetAmounts,
): XmlElement {
  const sum = (minors: readonly number[]) => minors.reduce((total, minor) => total + minor, 0);
  const linesMinor = sum([...lines, ...services]);
  const charges = adjustments.flatMap(({ netMinor }) => (netMinor > 0 ? [netMinor] : []));
  const allowances = adjustments.flatMap(({ netMinor }) => (netMinor < 0 ? [-netMinor] : []));
  const basisMinor = linesMinor + sum(charges) - sum(allowances);
  const taxMinor = sum(taxes.map((tax) => tax.taxMinor));
  const paidMinor = paid ? totalMinor : 0;
  return [
    'ram:SpecifiedTradeSettlementHeaderMonetarySummation',
    [
      ['ram:LineTotalAmount', formatMajor(linesMinor)],
      ['ram:ChargeTotalAmount', formatMajor(sum(charges))],
      ['ram:AllowanceTotalAmount', formatMajor(sum(allowances))],
      ['ram:TaxBasisTotalAmount', formatMajor(basisMinor)],
      ['ram:TaxTotalAmount', formatMajor(taxMinor), { currencyID: currency }],
      ['ram:GrandTotalAmount', formatMajor(basisMinor + taxMinor)],
      ['ram:TotalPrepaidAmount', formatMajor(paidMinor)],
      ['ram:DuePayableAmount', formatMajor(totalMinor - paidMinor)],
    ],
  ];
}
