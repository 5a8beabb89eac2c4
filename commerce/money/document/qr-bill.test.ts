import { expect, it } from 'vitest';
import { buildQrReference } from '#commerce/money/payment/transfer-reference.rules.ts';
import type { Paper } from './paper.types.ts';
import { buildQrBill, type QrBill } from './qr-bill.rules.ts';
import { renderPaper } from './render-paper.service.ts';
import { readPdfText } from './test-pdf-text.ts';
import { scanQrCode } from './test-scan.ts';

const ASKED = {
  iban: 'CH5800791123000889012',
  creditor: {
    name: 'Robert Schneider AG',
    street: 'Rue du Lac',
    houseNumber: '1268',
    postalCode: '2501',
    city: 'Biel',
    country: 'CH',
  },
  debtor: {
    name: 'Pia-Maria Rutschmann-Schnyder',
    street: 'Grosse Marktgasse',
    houseNumber: '28',
    postalCode: '9400',
    city: 'Rorschach',
    country: 'CH',
  },
  amountMinor: 199_995,
  currency: 'CHF',
  reference: 'RF18539007547034',
  message: 'Rechnung 50000019',
  locale: 'de-CH',
  described: 'QR-Rechnung',
};

function createPaper(bill: QrBill | null): Paper {
  return {
    ...{ locale: 'de-CH', title: 'Rechnung', subject: 'Bestellung', author: 'Shop', sections: [], note: '' },
    qrBill: bill,
  };
}

/** The lines of the guidelines' table, its empty ones too (4.2.2). */
const buildPayload = (parts: { account: string; debtor: string[]; reference: string[]; message: string }) =>
  [
    ...['SPC', '0200', '1', parts.account],
    ...['S', 'Robert Schneider AG', 'Rue du Lac', '1268', '2501', 'Biel', 'CH'],
    ...['', '', '', '', '', '', '', '1999.95', 'CHF'],
    ...['S', ...parts.debtor],
    ...parts.reference,
    ...[parts.message, 'EPD'],
  ].join('\n');

it('a phone reads what the guidelines require: account, creditor, amount, debtor, reference', async () => {
  const pdf = await renderPaper(createPaper(buildQrBill(ASKED)));
  expect(scanQrCode(pdf)).toBe(
    buildPayload({
      account: 'CH5800791123000889012',
      debtor: ['Pia-Maria Rutschmann-Schnyder', 'Grosse Marktgasse', '28', '9400', 'Rorschach', 'CH'],
      reference: ['SCOR', 'RF18539007547034'],
      message: 'Rechnung 50000019',
    }),
  );
});

it('a QR-IBAN comes with a QR reference, and European names keep their letters', async () => {
  const reference = buildQrReference('21000000000313947143000901');
  const debtor = {
    ...ASKED.debtor,
    name: 'Łukasz Petrović – Söhne',
    houseNumber: '',
    street: 'Chemin d’Été',
  };
  const iban = 'CH4431999123000889012';
  const pdf = await renderPaper(createPaper(buildQrBill({ ...ASKED, iban, reference, debtor })));
  expect(scanQrCode(pdf)).toBe(
    buildPayload({
      account: iban,
      debtor: ['Łukasz Petrović - Söhne', "Chemin d'Été", '', '9400', 'Rorschach', 'CH'],
      reference: ['QRR', '210000000003139471430009017'],
      message: 'Rechnung 50000019',
    }),
  );
});

it('a text too long for its field is shortened so that the invoice still goes out', async () => {
  const debtor = { ...ASKED.debtor, name: 'Maximiliana '.repeat(9), city: 'La Chaux-de-Fonds '.repeat(3) };
  const bill = buildQrBill({ ...ASKED, debtor, amountMinor: 99_999_999_999, message: 'lang '.repeat(60) });
  const [, name, , , , city] =
    scanQrCode(await renderPaper(createPaper(bill)))
      ?.split('\n')
      .slice(20) ?? [];
  expect(name).toBe('Maximiliana '.repeat(9).slice(0, 70).trim());
  expect(city).toBe('La Chaux-de-Fonds La Chaux-de-Fonds');
});

it.each([
  ['de-CH', ['Empfangsschein', 'Zahlteil']],
  ['fr-CH', ['Récépissé', 'Section paiement']],
])(
  'the headings in %s are those of the guidelines and a screen reader reads all required details',
  async (locale, titles) => {
    const pdf = await renderPaper(
      createPaper(buildQrBill({ ...ASKED, locale, described: 'QR bill of CHF 1999.95' })),
    );
    const shown = await readPdfText(pdf);
    for (const part of [...titles, '1 999.95', 'CHF']) expect(shown).toContain(part);
    expect(pdf.toString('latin1')).toContain('/Alt (QR bill of CHF 1999.95)');
  },
);

it.each([
  ['nothing is to be paid', { amountMinor: 0 }],
  ['more was paid than asked', { amountMinor: -5 }],
  ['the currency is another', { currency: 'USD' }],
  ['the account is not Swiss', { iban: 'DE89370400440532013000' }],
])('an invoice has no QR bill where %s', (_, other) =>
  expect(buildQrBill({ ...ASKED, ...other })).toBeNull(),
);
