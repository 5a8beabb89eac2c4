import type { Money } from '#commerce/ground/kernel/money.ts';
import { builder } from './builder.ts';

export const MoneyRef = builder.objectRef<Money>('Money');

MoneyRef.implement({
  description:
    'An amount of money. amount is the decimal string of minor, for readers that have no minor units.',
  fields: (t) => ({
    minor: t.exposeInt('minor'),
    currency: t.exposeString('currency'),
    amount: t.string({ resolve: ({ minor }) => decimal(minor) }),
  }),
});

/** Both currencies of the markets have two decimals (ISO 4217). */
function decimal(minor: number): string {
  const digits = String(Math.abs(minor)).padStart(3, '0');
  return `${minor < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
