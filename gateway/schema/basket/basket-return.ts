import { type Currency, createMoney } from '#commerce/ground/kernel/money.ts';
import { previewBasketReturn } from '#commerce/orders/fulfilment/returns/basket-return.service.ts';
import type { ReturnEffect } from '#commerce/orders/order/return-effect.rules.ts';
import { builder } from '../builder.ts';
import { createMoneyField, MoneyRef } from '../money.ts';
import { BasketRef } from './basket.ts';

type Preview = ReturnEffect & { readonly currency: Currency };
type Lost = ReturnEffect['lostVouchers'][number] & { readonly currency: Currency };

const BasketReturnRef = builder.objectRef<Preview>('BasketReturn');
const LostVoucherRef = builder.objectRef<Lost>('BasketLostVoucher');

LostVoucherRef.implement({
  description: 'A voucher whose minimum what is kept would not reach any longer.',
  fields: (t) => ({
    code: t.exposeString('code'),
    minimum: t.field(createMoneyField('minimumMinor')),
  }),
});

BasketReturnRef.implement({
  description: 'The effect of sending these lines back after the order: the same amounts as a return books.',
  fields: (t) => ({
    refund: t.field(createMoneyField('refundMinor')),
    total: t.field({
      type: MoneyRef,
      description: 'The amount that remains to be paid for the articles kept.',
      resolve: ({ after, currency }) => createMoney(after.totalMinor, currency),
    }),
    discount: t.field({
      type: MoneyRef,
      description: 'The discount that remains of all vouchers.',
      resolve: ({ after, currency }) => createMoney(after.discountMinor, currency),
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
