import { type Currency, createMoney, type Money } from '#commerce/ground/kernel/money.ts';
import { builder } from './builder.ts';

export const MoneyRef = builder.objectRef<Money>('Money');

MoneyRef.implement({
  description:
    'An amount of money. amount is the decimal string of minor, for readers that have no minor units.',
  fields: (t) => ({
    minor: t.exposeInt('minor'),
    currency: t.exposeString('currency'),
    amount: t.string({ resolve: ({ minor }) => formatDecimal(minor) }),
  }),
});

type InMinor<Key extends string> = { readonly [Minor in Key]: number } & { readonly currency?: Currency };

/** Options of a field for an amount in minor units of its parent: in the parent's currency, else the tenant's. */
export function createMoneyField<Key extends string>(key: Key, description?: string) {
  return {
    type: MoneyRef,
    ...(description === undefined ? {} : { description }),
    resolve: (parent: InMinor<Key>, _args: unknown, context: { readonly currency: Currency }) =>
      createMoney(parent[key], parent.currency ?? context.currency),
  };
}

/** Both currencies of the markets have two decimals (ISO 4217). */
function formatDecimal(minor: number): string {
  const digits = String(Math.abs(minor)).padStart(3, '0');
  return `${minor < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
