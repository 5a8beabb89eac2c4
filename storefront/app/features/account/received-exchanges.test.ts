import { expect, it } from 'vitest';
import { receivedExchanges } from './received-exchanges.ts';

it('an exchange whose pieces are still on their way is no received return', () => {
  const exchanges = ['RESERVED', 'ARRIVED', 'SENT', 'RELEASED'].map((state) => ({ state }));
  expect(receivedExchanges(exchanges)).toEqual([{ state: 'ARRIVED' }, { state: 'SENT' }]);
});
