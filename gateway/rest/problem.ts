import type { ServerResponse } from 'node:http';

export type Problem = {
  readonly status: number;
  readonly title: string;
  /** for engineers; holds nothing of a visitor */
  readonly detail?: string;
  /** address that names the kind of problem; about:blank: the status says it all */
  readonly type?: string;
  readonly instance?: string;
};

/** Answers with a problem document (RFC 9457). */
export function problem(
  res: ServerResponse,
  { status, title, detail, type = 'about:blank', instance }: Problem,
  headers: Readonly<Record<string, string>> = {},
): void {
  const body = JSON.stringify({ type, title, status, detail, instance });
  res.writeHead(status, {
    'content-type': 'application/problem+json',
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    ...headers,
  });
  res.end(res.req.method === 'HEAD' ? undefined : body);
}
