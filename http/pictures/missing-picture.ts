import type { IncomingMessage, ServerResponse } from 'node:http';
import { sendProblem } from '#http/calls/problem.ts';

/** A crossed-out picture in a grey that is visible on light and dark surfaces. */
const NO_PICTURE = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="500" viewBox="0 0 400 500"><g fill="none" stroke="#8d9196" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" transform="translate(164 214) scale(3)"><path d="m2 2 20 20"/><path d="M10.41 10.41a2 2 0 1 1-2.83-2.83"/><path d="M13.5 13.5 6 21"/><path d="m18 12 3 3"/><path d="M3.59 3.59A1.99 1.99 0 0 0 3 5v14a2 2 0 0 0 2 2h14c.55 0 1.052-.22 1.41-.59"/><path d="M21 15V5a2 2 0 0 0-2-2H9"/></g></svg>`;
/** Nothing: the ground of the picture's frame shows, since the picture exists and comes with the next view. */
const LATER = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="500"/>`;

/** Why a picture is not sent. */
type Missing = {
  readonly status: 404 | 429 | 503;
  readonly title: string;
  readonly detail: string;
  readonly headers?: Readonly<Record<string, string>>;
};

/**
 * Answers for a picture that does not exist, or cannot be made now. A page that shows it gets a neutral picture, since
 * the browser's broken sign means nothing to a shopper; any other client gets a problem document.
 */
export function sendMissingPicture(
  request: IncomingMessage,
  response: ServerResponse,
  { status, title, detail, headers = {} }: Missing,
): void {
  if (response.destroyed) return;
  if (request.headers['sec-fetch-dest'] !== 'image') {
    sendProblem(response, { status, title, detail }, headers);
    return;
  }
  const picture = status === 404 ? NO_PICTURE : LATER;
  response.writeHead(status, {
    'content-type': 'image/svg+xml',
    'cache-control': 'no-store',
    'content-length': Buffer.byteLength(picture),
    ...headers,
  });
  response.end(request.method === 'HEAD' ? undefined : picture);
}
