import { getToday } from '#commerce/ground/kernel/day.rules.ts';
import { type Currency, createMoney } from '#commerce/ground/kernel/money.ts';
import { formatCountry } from '#commerce/ground/mail/tenant-mail.rules.ts';
import { listMethodsToday } from '#commerce/money/payment/payment-method.rules.ts';
import type { Tenant } from '#tenants/tenant.ts';
import { DeliveryOptionRef, type DeliveryTariff } from '../basket/delivery-option.ts';
import { builder } from '../builder.ts';

const CompanyRef = builder.objectRef<Tenant['company']>('Company');
const OfficeHoursRef = builder.objectRef<Tenant['officeHours'][number]>('OfficeHours');
const SealRef = builder.objectRef<Tenant['seals'][number]>('Seal');
export const ShopRef = builder.objectRef<Tenant>('Shop');

CompanyRef.implement({
  fields: (t) => ({
    legalName: t.exposeString('legalName'),
    street: t.exposeString('street'),
    postalCode: t.exposeString('postalCode'),
    city: t.exposeString('city'),
    countryName: t.string({
      description: 'The country’s name in the language of the request.',
      resolve: (_company, _args, { locale, tenant }) => formatCountry(locale, tenant.country),
    }),
    email: t.exposeString('email'),
    phone: t.exposeString('phone'),
    register: t.exposeString('register'),
    vatId: t.exposeString('vatId'),
    representedBy: t.exposeString('representedBy'),
  }),
});

OfficeHoursRef.implement({
  fields: (t) => ({
    firstDay: t.int({ description: 'ISO 8601 weekday numbers', resolve: ({ days }) => days[0] }),
    lastDay: t.int({ resolve: ({ days }) => days[1] }),
    opens: t.exposeString('opens'),
    closes: t.exposeString('closes'),
  }),
});

SealRef.implement({
  fields: (t) => ({ name: t.exposeString('name'), certificateUrl: t.exposeString('certificateUrl') }),
});

ShopRef.implement({
  fields: (t) => ({
    tenant: t.exposeID('id'),
    companyName: t.exposeString('companyName'),
    company: t.expose('company', { type: CompanyRef }),
    officeHours: t.expose('officeHours', { type: [OfficeHoursRef] }),
    pageFeedback: t.boolean({
      description: 'Below every page one can say what one thinks of it.',
      resolve: ({ features }) => features.pageFeedback,
    }),
    withdrawalDays: t.int({ resolve: ({ withdrawal }) => withdrawal.days }),
    withdrawalStatutory: t.boolean({ resolve: ({ withdrawal }) => withdrawal.statutory }),
    deliveryOptions: t.field({
      type: [DeliveryOptionRef],
      resolve: ({ delivery, currency }) =>
        delivery.options.map(({ code, to, freight, ...parcel }) => ({
          code,
          ...buildTariff(parcel, currency),
          freight: freight && buildTariff(freight, currency),
          deliveryDaysMin: null,
          deliveryDaysMax: null,
          to,
          dates: null,
          wishedDays: [],
        })),
    }),
    paymentMethods: t.stringList({
      resolve: (tenant, _, { clock }) => listMethodsToday({ tenant, clock }),
    }),
    seals: t.field({
      type: [SealRef],
      description: 'Only seals that are certified today (UCPD annex I no. 2).',
      resolve: (tenant, _, { clock }) => {
        const today = getToday({ tenant, clock });
        return tenant.seals.filter(({ validUntil }) => validUntil >= today);
      },
    }),
  }),
});

function buildTariff(
  { priceMinor, freeFromMinor }: { readonly priceMinor: number; readonly freeFromMinor: number | null },
  currency: Currency,
): DeliveryTariff {
  return {
    price: createMoney(priceMinor, currency),
    freeFrom: freeFromMinor === null ? null : createMoney(freeFromMinor, currency),
  };
}

builder.queryField('shop', (t) => t.field({ type: ShopRef, resolve: (_, __, ctx) => ctx.tenant }));
