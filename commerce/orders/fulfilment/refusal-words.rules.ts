import type { DispatchRefusal } from './order-life.errors.ts';

/** For the shop's operators: why an order cannot be changed. */
export function refusalInWords(refusal: DispatchRefusal, currency: string): string {
  switch (refusal.code) {
    case 'OrderNotFound':
      return 'there is no such order';
    case 'OrderStateRefuses':
      return `the order is ${refusal.state}`;
    case 'QuantityRefused':
      return 'there is no such line, or fewer pieces of it';
    case 'OrderNotPaid':
      return `it is paid beforehand, and ${(refusal.missingMinor / 100).toFixed(2)} ${currency} have not come in`;
  }
}
