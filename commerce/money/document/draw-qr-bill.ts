import type PDFDocument from 'pdfkit';
import { SwissQRBill } from 'swissqrbill/pdf';
import type { Data } from 'swissqrbill/types';
import { REGULAR } from './paper-font.ts';
import type { QrBill, QrParty } from './qr-bill.rules.ts';

type Doc = InstanceType<typeof PDFDocument>;

/** Points: the payment part and the receipt take the last 105 mm of an A4 page, from edge to edge. */
export const QR_BILL_HEIGHT = SwissQRBill.height;

/** Draws payment part and receipt at the foot of the current page, which is reserved for it. */
export function drawQrBill(doc: Doc, bill: QrBill): void {
  // it is printed to the edge, and text below the margin would begin another page
  doc.page.margins.bottom = 0;
  const { x, y } = doc;
  doc.save().fillColor('black');
  new SwissQRBill(buildQrBillData(bill), {
    language: bill.language,
    scissors: true,
    fontName: REGULAR,
  }).attachTo(Object.assign(doc, { x: 0, y: 0 }), 0, doc.page.height - QR_BILL_HEIGHT);
  doc.restore();
  Object.assign(doc, { x, y });
}

function buildQrBillData({
  iban,
  creditor,
  debtor,
  amountMinor,
  currency,
  reference,
  message,
}: QrBill): Data {
  return {
    amount: amountMinor / 100,
    currency,
    creditor: { ...buildQrBillAddress(creditor), account: iban },
    debtor: buildQrBillAddress(debtor),
    reference,
    message,
  };
}

function buildQrBillAddress({ name, street, houseNumber, postalCode, city, country }: QrParty) {
  return {
    ...{ name, city, country, address: street, zip: postalCode },
    ...(houseNumber === '' ? {} : { buildingNumber: houseNumber }),
  };
}
