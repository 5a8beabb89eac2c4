import type { ServerResponse } from 'node:http';

export type Problem = {
  readonly status: number;
  readonly title: string;
  /** for engineers; holds nothing of a visitor */
  readonly detail?: string | undefined;
  /** address that names the kind of problem; about:blank if the status explains everything */
  readonly type?: string;
  readonly instance?: string;
};

/** Answers with a problem document (RFC 9457), which names the request like its log line. */
export function sendProblem(
  res: ServerResponse,
  { status, title, detail, type = 'about:blank', instance }: Problem,
  headers: Readonly<Record<string, string>> = {},
): void {
  if (res.destroyed) return;
  const requestId = res.getHeader('x-request-id');
  const body = JSON.stringify({ type, title, status, detail, instance, requestId });
  res.writeHead(status, {
    'cache-control': 'no-store',
    'content-type': 'application/problem+json',
    'content-length': Buffer.byteLength(body),
    ...headers,
  });
  res.end(res.req?.method === 'HEAD' ? undefined : body);
}

/** Answers a call that came too often. @param retryAfterSeconds until the next may come */
export function sendTooMany(
  res: ServerResponse,
  retryAfterSeconds: number,
  title = 'Too many requests',
): void {
  sendProblem(res, { status: 429, title }, { 'retry-after': String(retryAfterSeconds) });
}

/** Answers a call whose path exists, but not for this method. */
export function sendWrongMethod(res: ServerResponse, methods: readonly string[]): void {
  const allow = methods.join(', ');
  // the unread rest of a body would be taken for the connection's next request
  const close: Record<string, string> = res.req.complete ? {} : { connection: 'close' };
  sendProblem(res, { status: 405, title: 'Wrong method', detail: `Allowed: ${allow}` }, { allow, ...close });
}
