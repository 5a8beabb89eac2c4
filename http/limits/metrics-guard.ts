import { createHash, timingSafeEqual } from 'node:crypto';
import { BlockList, isIPv6 } from 'node:net';
import type { MetricsGuard } from '../operators/operators.ts';

/** This machine and private networks (RFC 1918, RFC 4193, link-local), with addresses as `clientOf` writes them. */
const PRIVATE = new BlockList();
for (const [network, bits] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
] as const)
  PRIVATE.addSubnet(network, bits, 'ipv4');
PRIVATE.addAddress('::1', 'ipv6');
PRIVATE.addSubnet('fc00::', 7, 'ipv6');
PRIVATE.addSubnet('fe80::', 10, 'ipv6');

export type MetricsGuardOptions = {
  readonly publicOrigins: Readonly<Record<string, string>>;
  /** whether browsers on other machines reach the shops */
  readonly isPublic: boolean;
  /** null if only addresses decide */
  readonly token: string | null;
  /** how many proxies in front are trusted */
  readonly trustProxy: number;
};

/**
 * Metrics reveal how a shop performs. With a token they are open to clients that send it; without, to this machine
 * and private networks, but never by a public origin or through an unknown proxy, behind which every address is
 * private.
 */
export function createMetricsGuard(options: MetricsGuardOptions): MetricsGuard {
  const { publicOrigins, isPublic, token, trustProxy } = options;
  const hosts = new Set(Object.values(publicOrigins).map((origin) => new URL(origin).host));
  return ({ headers }, clientAddress) => {
    if (token !== null) return isSame(headers.authorization ?? '', `Bearer ${token}`);
    if (!isPublic) return true;
    if (hosts.has(headers.host?.toLowerCase() ?? '')) return false;
    const forwarded = headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined;
    return !(forwarded && trustProxy === 0) && isPrivate(clientAddress);
  };
}

function isPrivate(address: string): boolean {
  const plain = address.replace(/\/64$/, '');
  return PRIVATE.check(plain, isIPv6(plain) ? 'ipv6' : 'ipv4');
}

function isSame(given: string, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
}
