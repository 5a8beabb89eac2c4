import type { ServerResponse } from 'node:http';
import { securityHeaders } from './security-headers.ts';

/** Answers with a problem document (RFC 9457). `detail` is for engineers and holds nothing of a visitor. */
export function sendProblem(
  res: ServerResponse,
  problem: { status: number; title: string; detail?: string; requestId: string; secure?: boolean },
  headers: Readonly<Record<string, string>> = {},
): void {
  const { status, title, detail, requestId } = problem;
  const body = JSON.stringify({ type: 'about:blank', title, status, detail, requestId });
  res.writeHead(status, {
    ...Object.fromEntries(securityHeaders(problem.secure ?? false)),
    'x-request-id': requestId,
    'cache-control': 'no-store',
    'content-type': 'application/problem+json',
    'content-length': Buffer.byteLength(body),
    ...headers,
  });
  res.end(res.req?.method === 'HEAD' ? undefined : body);
}
