import type { IncomingMessage, ServerResponse } from 'node:http';
import { getFormLimit, readBody } from '../calls/request-body.ts';
import type { ServerRequest } from '../calls/request-context.ts';
import { chooseEncoding, ReadyPage, type RenderedPage } from './cached-page.ts';
import { detectDevice } from './device.ts';
import type { PageInput } from './page-handler.ts';
import type { PageRoute } from './page-route.ts';

/**
 * Sends a visitor's own page, or the answer to a form: rendered for this request, never cached.
 * @throws the errors of {@link readBody}
 */
export async function sendPersonalPage(
  req: IncomingMessage,
  res: ServerResponse,
  route: PageRoute,
  request: ServerRequest,
  render: (input: PageInput) => Promise<RenderedPage>,
): Promise<void> {
  const method = req.method ?? 'GET';
  const gone = new AbortController();
  res.once('close', () => gone.abort());
  const page = await render({
    request,
    place: route.place,
    search: route.pageSearch,
    method,
    cookie: req.headers.cookie,
    userAgent: req.headers['user-agent'] ?? null,
    device: detectDevice(req.headers),
    form: await readForm(req, res, route),
    signal: gone.signal,
  });
  const encoding = chooseEncoding(req.headers['accept-encoding'] as string | undefined);
  const { headers, body } = await new ReadyPage(page, 'private, no-store').encode(encoding);
  const sent = ['x-request-id', request.requestId, ...headers];
  for (const cookie of page.cookies) sent.push('set-cookie', cookie);
  res.writeHead(page.status, sent);
  res.end(method === 'HEAD' ? undefined : body);
}

async function readForm(
  req: IncomingMessage,
  res: ServerResponse,
  { place }: PageRoute,
): Promise<PageInput['form']> {
  if (req.method === 'GET' || req.method === 'HEAD') return null;
  const type = req.headers['content-type'];
  const body = await readBody(req, res, getFormLimit(place.screen, type));
  return { type: type ?? 'application/octet-stream', body };
}
