import type { ServerResponse } from 'node:http';

/** A file of one person: kept nowhere and found by no search engine. */
export function sendFile(
  res: ServerResponse,
  content: string | Buffer,
  file: { name: string; type: string },
): void {
  const body = typeof content === 'string' ? Buffer.from(content) : content;
  res.writeHead(200, {
    'content-type': file.type,
    'content-length': body.length,
    'content-disposition': `attachment; filename="${file.name}"`,
    'cache-control': 'private, no-store',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'x-robots-tag': 'noindex',
  });
  res.end(res.req.method === 'HEAD' ? undefined : body);
}
