import type { ExchangeState } from '#commerce/orders/fulfilment/exchange/exchange.store.ts';
import { builder } from '../builder.ts';

export const ExchangeStateRef = builder.enumType('ExchangeState', {
  values: {
    RESERVED: { value: 'reserved', description: 'Held while the announced pieces are on their way.' },
    ARRIVED: { value: 'arrived', description: 'The pieces have come; the other size can leave.' },
    SENT: { value: 'sent' },
    RELEASED: {
      value: 'released',
      description: 'The pieces did not come in time, or the customer withdrew.',
    },
  } as const satisfies Record<string, { value: ExchangeState; description?: string }>,
});
