import { expect, it, vi } from 'vitest';
import { createRateLimits } from './rate-limits.ts';

it('each address can make 120 changes a minute and is then told how long to wait', async () => {
  const { changes, reads } = createRateLimits(null);
  for (let count = 0; count < 120; count += 1) expect(await changes('1.1.1.1')).toBeNull();
  const wait = await changes('1.1.1.1');
  expect(wait).toBeGreaterThan(0);
  expect(wait).toBeLessThanOrEqual(60);
  expect(await changes('2.2.2.2')).toBeNull();
  expect(await reads('1.1.1.1')).toBeNull();
});

it('refusals are delayed, a few hundred at most, and released one after the other', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const { changes } = createRateLimits(null);
    for (let count = 0; count < 120; count += 1) await changes('3.3.3.3');
    let refused = 0;
    const asked = Array.from({ length: 300 }, () => changes('3.3.3.3').then(() => refused++));
    await vi.advanceTimersByTimeAsync(900);
    expect(refused).toBe(300 - 256);
    await vi.advanceTimersByTimeAsync(200);
    // those who came together do not go together
    expect(refused).toBeGreaterThan(50);
    expect(refused).toBeLessThan(200);
    await vi.advanceTimersByTimeAsync(1000);
    await Promise.all(asked);
    expect(refused).toBe(300);
  } finally {
    vi.useRealTimers();
  }
});
