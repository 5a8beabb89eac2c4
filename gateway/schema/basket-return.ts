import { type Currency, money } from '#commerce/ground/kernel/money.ts';
import { previewBasketReturn } from '#commerce/orders/fulfilment/basket-return.service.ts';
import type { ReturnEffect } from '#commerce/orders/order/return-effect.rules.ts';
import { BasketRef } from './basket.ts';
import { builder } from './builder.ts';
import { MoneyRef, moneyOf } from './money.ts';

type Preview = ReturnEffect & { readonly currency: Currency };
type Lost = ReturnEffect['lostVouchers'][number] & { readonly currency: Currency };

const BasketReturnRef = builder.objectRef<Preview>('BasketReturn');
const LostVoucherRef = builder.objectRef<Lost>('BasketLostVoucher');

LostVoucherRef.implement({
  description: 'A voucher whose minimum what is kept would not reach any longer.',
  fields: (t) => ({
    code: t.exposeString('code'),
    minimum: t.field(moneyOf('minimumMinor')),
  }),
});

BasketReturnRef.implement({
  description: 'The effect of sending these lines back after the order: the same amounts as a return books.',
  fields: (t) => ({
    refund: t.field(moneyOf('refundMinor')),
    total: t.field({
      type: MoneyRef,
      description: 'The amount that remains to be paid for the articles kept.',
      resolve: ({ after, currency }) => money(after.totalMinor, currency),
    }),
    discount: t.field({
      type: MoneyRef,
      description: 'The discount that remains of all vouchers.',
      resolve: ({ after, currency }) => money(after.discountMinor, currency),
    }),
    lostVouchers: t.field({
      type: [LostVoucherRef],
      resolve: ({ lostVouchers, currency }) => lostVouchers.map((lost) => ({ ...lost, currency })),
    }),
  }),
});

builder.objectField(BasketRef, 'afterReturn', (t) =>
  t.field({
    type: BasketReturnRef,
    nullable: true,
    description: 'The basket as it would be if these lines went back. null: none of them is in the basket.',
    args: { lineIds: t.arg.idList() },
    resolve(basket, { lineIds }, { tenant, currency }) {
      const effect = previewBasketReturn(tenant, basket, lineIds.slice(0, 100).map(String));
      return effect && { ...effect, currency };
    },
  }),
);
