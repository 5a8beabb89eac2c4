import { Registry } from 'prom-client';
import { expect, it } from 'vitest';
import { createProxyReport } from './metrics.ts';

it('a proxy that TRUST_PROXY does not count is logged once a minute and counted with each request', async () => {
  const registry = new Registry();
  const lines: string[] = [];
  let now = 0;
  const report = createProxyReport(registry, { warn: (_, line) => lines.push(line ?? '') }, () => now);
  const forwarded = { headers: { 'x-forwarded-for': '203.0.113.9' } };
  report({ headers: {} });
  expect(lines).toEqual([]);
  for (now of [0, 59_999, 60_000]) report(forwarded);
  expect(lines).toHaveLength(2);
  expect(lines[0]).toContain('TRUST_PROXY is 0');
  expect(await registry.metrics()).toMatch(/^http_untrusted_proxy_requests_total 3$/m);
});
