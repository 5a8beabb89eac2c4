import { z } from 'zod';
import { describeFields, fieldInWords } from '#commerce/buying/checkout/order-fields.rules.ts';
import { storedAppointment } from '#commerce/buying/fitting/fitting.rules.ts';
import type { Address } from '#commerce/ground/kernel/address.rules.ts';
import { formatAddressLines } from '#commerce/ground/kernel/address-lines.rules.ts';
import { formatCountry } from '#commerce/ground/mail/tenant-mail.rules.ts';
import { type QrParty, splitStreetLine } from '#commerce/money/document/qr-bill.rules.ts';
import { formatDestinationLines } from '#commerce/orders/order/draft/order-destination.rules.ts';
import type { Order } from '#commerce/orders/order/order.rules.ts';
import { orderParticulars, pickParticulars } from '#commerce/orders/order/order-particulars.rules.ts';
import {
  getPieces,
  type KeptOrder,
  listRemainingServices,
  listReturnedServices,
  type ReturnEffect,
} from '#commerce/orders/order/return-effect.rules.ts';
import { storedAmounts } from '#commerce/orders/order/stored-amounts.rules.ts';
import type { Tenant } from '#tenants/tenant.ts';
import { addBrandToName } from '#texts/article-name.ts';

/** In the parts that a QR bill requires. */
const party = z.object({
  name: z.string(),
  street: z.string(),
  houseNumber: z.string(),
  postalCode: z.string(),
  city: z.string(),
  country: z.string(),
});

/**
 * Everything on an invoice or credit note, as it was on its day (Directive 2006/112/EC art. 226; MWSTG art. 26). The
 * amounts of a credit note are those given back, positive. Minor units.
 */
export const invoiceDocument = storedAmounts.extend({
  kind: z.enum(['invoice', 'credit-note']),
  number: z.string(),
  issuedAt: z.iso.datetime(),
  orderNumber: z.string(),
  /** the credit note's */
  invoiceNumber: z.string().nullable(),
  orderedAt: z.iso.datetime(),
  /** when the first parcel left: the date of supply (Directive 2006/112/EC art. 226 no 7; § 14 UStG) */
  suppliedAt: z.iso.datetime().optional(),
  /** nothing of it is left to be paid */
  paid: z.boolean().optional(),
  locale: z.string(),
  currency: z.string(),
  seller: z.object({
    name: z.string(),
    street: z.string(),
    place: z.string(),
    country: z.string(),
    email: z.string(),
    phone: z.string(),
    register: z.string(),
    vatId: z.string(),
    representedBy: z.string(),
    bank: z.object({
      name: z.string(),
      iban: z.string(),
      bic: z.string(),
      qrIban: z.string().optional(),
    }),
  }),
  /** creditor and debtor of a transfer */
  transfer: z.object({ creditor: party, debtor: party }).optional(),
  billedTo: z.array(z.string()),
  deliveredTo: z.array(z.string()),
  ...orderParticulars.shape,
  /** what extensions have asked for, in the words of the day; older invoices have none */
  fields: z.array(fieldInWords).default([]),
  lines: z.array(
    z.object({
      sku: z.string(),
      name: z.string(),
      details: z.array(z.string()),
      quantity: z.number(),
      unitMinor: z.number(),
      totalMinor: z.number(),
      ratePercent: z.number(),
    }),
  ),
  services: z.array(
    z.object({
      code: z.string(),
      quantity: z.number(),
      unitMinor: z.number(),
      totalMinor: z.number(),
      ratePercent: z.number(),
      // older invoices have none
      appointment: storedAppointment.nullable().default(null),
    }),
  ),
  /** VAT per rate: net + tax of all = total */
  taxes: z.array(z.object({ ratePercent: z.number(), netMinor: z.number(), taxMinor: z.number() })),
});
export type InvoiceDocument = z.infer<typeof invoiceDocument>;

type Facts = { readonly tenant: Tenant; readonly number: string; readonly issuedAt: Date };

/**
 * The invoice of an order: of the pieces that had not been cancelled when its first parcel left.
 * @param facts.suppliedAt when its first parcel left
 */
export function buildInvoice(
  order: Order,
  facts: Facts & { readonly suppliedAt: Date; readonly paid: boolean; readonly kept: KeptOrder },
): InvoiceDocument {
  const { kept } = facts;
  const { itemsMinor, servicesMinor, shippingMinor, extrasMinor, discountMinor, roundingMinor } = kept;
  return {
    ...buildCommonFields(order, facts),
    kind: 'invoice',
    invoiceNumber: null,
    suppliedAt: facts.suppliedAt.toISOString(),
    paid: facts.paid,
    lines: order.lines.flatMap((line) => {
      const quantity = getPieces(kept, line.position);
      return quantity > 0 ? [buildInvoiceLine(line, quantity)] : [];
    }),
    services: listRemainingServices(order, kept).map(({ taxRatePercent: ratePercent, ...service }) => ({
      ...service,
      ratePercent,
    })),
    ...{ itemsMinor, servicesMinor, shippingMinor, extrasMinor, discountMinor, roundingMinor },
    totalMinor: kept.totalMinor,
    taxes: [...kept.taxes],
  };
}

/** The amounts of an invoice that a return gives back. */
export function buildCreditNote(
  order: Order,
  effect: ReturnEffect,
  facts: Facts & { readonly invoiceNumber: string | null },
): InvoiceDocument {
  const { itemsMinor, servicesMinor, shippingMinor, extrasMinor, discountMinor, roundingMinor } = effect;
  const lines = new Map(order.lines.map((line) => [line.position, line]));
  return {
    ...buildCommonFields(order, facts),
    kind: 'credit-note',
    invoiceNumber: facts.invoiceNumber,
    lines: effect.items.flatMap(({ position, quantity }) => {
      const line = lines.get(position);
      return line ? [buildInvoiceLine(line, quantity)] : [];
    }),
    services: listReturnedServices(order, effect).map(({ taxRatePercent: ratePercent, ...service }) => ({
      ...service,
      ratePercent,
    })),
    ...{ itemsMinor, servicesMinor, shippingMinor, extrasMinor, discountMinor, roundingMinor },
    totalMinor: effect.refundMinor,
    taxes: [...effect.taxes],
  };
}

function buildInvoiceLine(line: Order['lines'][number], quantity: number): InvoiceDocument['lines'][number] {
  return {
    sku: line.sku,
    name: addBrandToName(line.brandName, line.name),
    details: line.options.map(({ value }) => value),
    quantity,
    unitMinor: line.unitMinor,
    totalMinor: line.unitMinor * quantity,
    ratePercent: line.taxRatePercent,
  };
}

function buildCommonFields(order: Order, { tenant, number, issuedAt }: Facts) {
  const { company } = tenant;
  return {
    number,
    issuedAt: issuedAt.toISOString(),
    orderNumber: order.orderNumber,
    orderedAt: order.placedAt.toISOString(),
    locale: order.locale,
    currency: order.currency,
    seller: {
      name: company.legalName,
      street: company.street,
      place: `${company.postalCode} ${company.city}`,
      country: formatCountry(order.locale, tenant.country),
      email: company.email,
      phone: company.phone,
      register: company.register,
      vatId: company.vatId,
      representedBy: company.representedBy,
      bank: company.bank,
    },
    transfer: buildTransferParties(order, tenant),
    billedTo: formatAddressLines(order.billingAddress),
    deliveredTo: formatDestinationLines(order),
    ...pickParticulars(order),
    fields: describeFields(tenant.activeExtensions, order.extensionFields, {
      language: order.locale.slice(0, 2),
      shownIn: 'invoice',
    }),
  };
}

/** The creditor and the debtor of an order that is paid by transfer. */
export function buildTransferParties({ billingAddress }: Pick<Order, 'billingAddress'>, tenant: Tenant) {
  return { creditor: buildCreditor(tenant), debtor: buildDebtor(billingAddress) };
}

function buildCreditor({ company, country }: Tenant): QrParty {
  const { legalName: name, postalCode, city } = company;
  return { name, ...splitStreetLine(company.street), postalCode, city, country };
}

function buildDebtor({ givenName, familyName, street, houseNumber, ...address }: Address): QrParty {
  const { houseNumberAddition, postalCode, city, country } = address;
  return {
    ...{ name: `${givenName} ${familyName}`, street, postalCode, city, country },
    houseNumber: [houseNumber, houseNumberAddition].filter(Boolean).join(' '),
  };
}
