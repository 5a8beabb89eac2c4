import type { IncomingMessage } from 'node:http';

/**
 * The client's address, for rate limits, and whether it came over TLS. Of the X-Forwarded-* headers, which anyone
 * can send, only what the trusted proxies have added counts: the last `hops` entries.
 */
export function clientOf(req: IncomingMessage, hops: number): { address: string; secure: boolean } {
  const peer = req.socket.remoteAddress ?? '';
  const encrypted = 'encrypted' in req.socket && req.socket.encrypted === true;
  if (hops === 0) return { address: peer, secure: encrypted };
  return {
    address: fromEnd(req.headers['x-forwarded-for'], hops) ?? peer,
    secure: encrypted || fromEnd(req.headers['x-forwarded-proto'], 1) === 'https',
  };
}

function fromEnd(header: string | string[] | undefined, place: number): string | undefined {
  const parts = String(header ?? '').split(',');
  const part = parts[Math.max(0, parts.length - place)]?.trim();
  return part || undefined;
}
