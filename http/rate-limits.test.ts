import { expect, it } from 'vitest';
import { createRateLimits } from './rate-limits.ts';

it('lets 120 changes a minute pass for each address, then says how long to wait', async () => {
  const { changes, reads } = createRateLimits(null);
  for (let count = 0; count < 120; count += 1) expect(await changes('1.1.1.1')).toBeNull();
  const wait = await changes('1.1.1.1');
  expect(wait).toBeGreaterThan(0);
  expect(wait).toBeLessThanOrEqual(60);
  expect(await changes('2.2.2.2')).toBeNull();
  expect(await reads('1.1.1.1')).toBeNull();
});
