import type { VoucherRefusal } from '#commerce/buying/basket/basket.errors.ts';
import type { BasketView } from '#commerce/buying/basket/basket.service.ts';
import { addVoucher, removeVoucher } from '#commerce/buying/basket/basket-code.service.ts';
import type { JudgedVoucher, LineExclusion } from '#commerce/buying/voucher/voucher.rules.ts';
import { createMoney } from '#commerce/ground/kernel/money.ts';
import { ensureVisitor } from '#gateway/context/session.ts';
import { builder } from '../builder.ts';
import { TooManyAttemptsRef, unwrapOutcome } from '../customer/visitor-outcomes.ts';
import { MoneyRef } from '../money.ts';
import { BasketChangedRef, BasketRef } from './basket.ts';
import { VoucherReasonRef, VoucherRef } from './voucher.ts';

type InBasket = { readonly judged: JudgedVoucher; readonly basket: BasketView };
type Excluded = LineExclusion & { readonly productName: string };

const BasketVoucherRef = builder.objectRef<InBasket>('BasketVoucher');
const VoucherExclusionRef = builder.objectRef<Excluded>('VoucherExclusion');

const VoucherExclusionCodeRef = builder.enumType('VoucherExclusionCode', {
  description: 'BRAND: not for this brand · RANGE: for other articles · REDUCED: not for reduced articles.',
  values: ['BRAND', 'RANGE', 'REDUCED'] as const,
});

VoucherExclusionRef.implement({
  fields: (t) => ({
    lineId: t.exposeID('lineId'),
    productName: t.exposeString('productName'),
    code: t.expose('code', { type: VoucherExclusionCodeRef }),
  }),
});

BasketVoucherRef.implement({
  description: 'A voucher in the basket: what it takes off, or why it gives nothing.',
  fields: (t) => ({
    voucher: t.field({ type: VoucherRef, resolve: ({ judged }) => judged }),
    discount: t.field({
      type: MoneyRef,
      resolve: ({ judged, basket }) => createMoney(judged.discountMinor, basket.currency),
    }),
    applies: t.boolean({ resolve: ({ judged }) => judged.reasons.length === 0 }),
    reasons: t.field({ type: [VoucherReasonRef], resolve: ({ judged }) => [...judged.reasons] }),
    exclusions: t.field({
      type: [VoucherExclusionRef],
      description: 'Lines that it leaves out.',
      resolve: ({ judged, basket }) =>
        judged.exclusions.map((exclusion) => {
          const line = basket.lines.find(({ lineId }) => lineId === exclusion.lineId);
          return { ...exclusion, productName: line?.article.name ?? '' };
        }),
    }),
  }),
});

builder.objectField(BasketRef, 'vouchers', (t) =>
  t.field({
    type: [BasketVoucherRef],
    description: 'The vouchers in the order in which they were entered.',
    resolve: (basket) => basket.vouchers.map((judged) => ({ judged, basket })),
  }),
);

type Refused<Code extends VoucherRefusal['code']> = Extract<VoucherRefusal, { code: Code }>;
const VoucherNotFoundRef = builder.objectRef<Refused<'VoucherNotFound'>>('VoucherNotFound');
const TooManyVouchersRef = builder.objectRef<Refused<'TooManyVouchers'>>('TooManyVouchers');

VoucherNotFoundRef.implement({
  description: 'This tenant has no voucher with this code.',
  fields: (t) => ({ given: t.exposeString('given') }),
});
TooManyVouchersRef.implement({ fields: (t) => ({ limit: t.exposeInt('limit') }) });

const BasketVoucherResultRef = builder.unionType('BasketVoucherResult', {
  types: [BasketChangedRef, VoucherNotFoundRef, TooManyVouchersRef, TooManyAttemptsRef],
  resolveType: ({ code }) => code,
});

builder.mutationField('addBasketVoucher', (t) =>
  t.field({
    type: BasketVoucherResultRef,
    description: 'Also a voucher that gives nothing yet: the basket says why. Repeating it changes nothing.',
    args: { code: t.arg.string() },
    async resolve(_root, { code }, context) {
      const from = context.client.address;
      return unwrapOutcome('BasketChanged', await addVoucher(await ensureVisitor(context), { code, from }));
    },
  }),
);

builder.mutationField('removeBasketVoucher', (t) =>
  t.field({
    type: BasketChangedRef,
    args: { voucherId: t.arg.id() },
    async resolve(_root, { voucherId }, context) {
      const changed = await removeVoucher(await ensureVisitor(context), { voucherId: String(voucherId) });
      return { ...changed, code: 'BasketChanged' as const };
    },
  }),
);
