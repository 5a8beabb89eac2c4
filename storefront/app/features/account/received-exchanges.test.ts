import { expect, it } from 'vitest';
import { filterReceivedExchanges } from './received-exchanges.ts';

it('an exchange whose pieces are still on their way is not a received return', () => {
  const exchanges = ['RESERVED', 'ARRIVED', 'SENT', 'RELEASED'].map((state) => ({ state }));
  expect(filterReceivedExchanges(exchanges)).toEqual([{ state: 'ARRIVED' }, { state: 'SENT' }]);
});
