import type { ServerResponse } from 'node:http';

/**
 * Answers with a file of one person: no cache keeps it, no search engine indexes it, and its secret address is sent
 * to no other site.
 * @param file.shown the browser shows it instead of saving it
 */
export function sendFile(
  res: ServerResponse,
  content: string | Buffer,
  { name, type, shown = false }: { name: string; type: string; shown?: boolean },
): void {
  const body = typeof content === 'string' ? Buffer.from(content) : content;
  res.writeHead(200, {
    'content-type': type,
    'content-length': body.length,
    'content-disposition': `${shown ? 'inline' : 'attachment'}; filename="${name}"`,
    'cache-control': 'private, no-store',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'x-robots-tag': 'noindex',
  });
  res.end(res.req.method === 'HEAD' ? undefined : body);
}

/** Sends a drawing of one person, which a page shows. @param name with its ending */
export function sendSvg(res: ServerResponse, svg: string, name: string): void {
  sendFile(res, svg, { name, type: 'image/svg+xml', shown: true });
}

/** Sends a paper of one person. @param name with its ending */
export function sendPdf(res: ServerResponse, body: Buffer, name: string): void {
  sendFile(res, body, { name, type: 'application/pdf', shown: true });
}
