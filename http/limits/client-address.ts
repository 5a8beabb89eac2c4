import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';

/**
 * The client's address, for rate limits, and whether it came over TLS. Anyone can send X-Forwarded-* headers, so only
 * the entries that the trusted proxies added count: the last `hops`.
 */
export function readClient(req: IncomingMessage, hops: number): { address: string; secure: boolean } {
  const peer = req.socket.remoteAddress ?? '';
  const encrypted = 'encrypted' in req.socket && req.socket.encrypted === true;
  if (hops === 0) return { address: getNetwork(peer), secure: encrypted };
  return {
    address: getNetwork(getEntryFromEnd(req.headers['x-forwarded-for'], hops) ?? peer),
    secure: encrypted || getEntryFromEnd(req.headers['x-forwarded-proto'], 1) === 'https',
  };
}

const clients = new WeakMap<IncomingMessage, string>();

/** Remembers the client's address, as {@link readClient} found it, for what reads the request's body. */
export function rememberClientAddress(req: IncomingMessage, address: string): void {
  clients.set(req, address);
}

export function readClientAddress(req: IncomingMessage): string {
  return clients.get(req) ?? getNetwork(req.socket.remoteAddress ?? '');
}

const LONGEST_ADDRESS = 64;

/**
 * The part of an address that one client cannot easily change: the first 64 bits of IPv6, since providers give every
 * customer a network of at least that size (RFC 6177); IPv4 that is written as IPv6 is IPv4. Some proxies add the
 * client's port, which changes with each connection.
 */
export function getNetwork(address: string): string {
  const [, withoutPort = address] = /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(address) ?? [];
  const plain = withoutPort.replace(/^\[|\](:\d+)?$|%.*$/g, '').toLowerCase();
  if (!isIPv6(plain)) return withoutPort.slice(0, LONGEST_ADDRESS);
  if (plain.startsWith('::ffff:') && plain.includes('.')) return plain.slice('::ffff:'.length);
  const [left = '', right = ''] = plain.split('::');
  const [before, after] = [splitGroups(left), splitGroups(right)];
  const zeros = plain.includes('::')
    ? Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0')
    : [];
  const network = [...before, ...zeros, ...after].slice(0, 4);
  return `${network.map((group) => group.replace(/^0+(?=.)/, '')).join(':')}::/64`;
}

function splitGroups(part: string): string[] {
  return part === '' ? [] : part.split(':');
}

function getEntryFromEnd(header: string | string[] | undefined, place: number): string | undefined {
  const parts = String(header ?? '').split(',');
  const part = parts[Math.max(0, parts.length - place)]?.trim();
  return part || undefined;
}
