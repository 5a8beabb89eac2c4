import type { DecideRefusal } from '../decide-withdrawal.service.ts';
import type { DispatchRefusal } from '../life/order-life.errors.ts';

/** For the shop's operators: why an order cannot be changed. */
export function describeRefusal(refusal: DispatchRefusal | DecideRefusal, currency: string): string {
  switch (refusal.code) {
    case 'OrderNotFound':
      return 'there is no such order';
    case 'OrderStateRefuses':
      return `the order is ${refusal.state}`;
    case 'QuantityRefused':
      return 'there is no such line, or fewer pieces of it';
    case 'OrderNotPaid':
      return `it is paid beforehand, and ${(refusal.missingMinor / 100).toFixed(2)} ${currency} have not come in`;
    case 'WithdrawalDeclared': {
      const until = refusal.heldUntil ? `until ${refusal.heldUntil.toISOString()}` : 'until you decide';
      return `its withdrawal was declared; it waits ${until} (order withdraw, order release)`;
    }
    case 'NotHeld':
      return 'no declared withdrawal holds it';
    case 'ArticlesInWords':
      return 'its withdrawal names the articles in words: cancel their lines, then release the order';
  }
}
