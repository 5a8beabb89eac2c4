import type { ServerResponse } from 'node:http';

/** Answers with a paper of one person: kept nowhere, found by no search engine, its secret address told to nobody. */
export function sendPdf(res: ServerResponse, body: Buffer, name: string): void {
  res.writeHead(200, {
    'content-type': 'application/pdf',
    'content-length': body.length,
    'content-disposition': `inline; filename="${name}"`,
    'cache-control': 'private, no-store',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'x-robots-tag': 'noindex',
  });
  res.end(res.req.method === 'HEAD' ? undefined : body);
}
