import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { readClient } from './client-address.ts';

function createRequest(headers: Record<string, string>): IncomingMessage {
  return { headers, socket: { remoteAddress: '10.0.0.1' } } as unknown as IncomingMessage;
}

test.each([
  [0, { 'x-forwarded-for': '1.1.1.1', 'x-forwarded-proto': 'https' }, '10.0.0.1', false],
  [1, { 'x-forwarded-for': '6.6.6.6, 1.1.1.1', 'x-forwarded-proto': 'https' }, '1.1.1.1', true],
  [2, { 'x-forwarded-for': '6.6.6.6, 1.1.1.1, 10.0.0.2' }, '1.1.1.1', false],
  [2, { 'x-forwarded-for': '1.1.1.1' }, '1.1.1.1', false],
  [1, {}, '10.0.0.1', false],
  [1, { 'x-forwarded-proto': 'https, http' }, '10.0.0.1', false],
  [1, { 'x-forwarded-for': '2001:DB8:0001:2:aaaa:bbbb:cccc:dddd' }, '2001:db8:1:2::/64', false],
  [1, { 'x-forwarded-for': '2001:db8:1:2::1' }, '2001:db8:1:2::/64', false],
  [1, { 'x-forwarded-for': '[2001:db8::7]:4711' }, '2001:db8:0:0::/64', false],
  [1, { 'x-forwarded-for': '1.1.1.1:4711' }, '1.1.1.1', false],
  [1, { 'x-forwarded-for': '::1' }, '0:0:0:0::/64', false],
  [1, { 'x-forwarded-for': '::ffff:1.1.1.1' }, '1.1.1.1', false],
  [1, { 'x-forwarded-for': 'x'.repeat(200) }, 'x'.repeat(64), false],
] as const)('the client address behind %i proxies with %j is %s', (hops, headers, address, secure) => {
  expect(readClient(createRequest(headers), hops)).toEqual({ address, secure });
});
