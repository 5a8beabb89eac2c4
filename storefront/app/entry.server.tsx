import { randomBytes } from 'node:crypto';
import messages from 'virtual:texts';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import {
  createContext,
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { GatewayError, type PageRequest, pageRequestContext } from '#app/page/page-request.ts';
import { renderPatiently } from '#app/start/render-patiently.server.ts';
import { ScriptMark } from '#app/start/script-mark.ts';
import { withStart } from '#app/start/start-of-page.server.ts';
import { storeMessages } from '#app/texts/message-store.ts';

for (const [locale, own] of Object.entries(messages)) storeMessages(locale, own);

/**
 * Where the rendered page goes. Carried beside the Response, which would encode and decode it on the way.
 * @param mark the nonce of the application's own inline scripts: a secret of the server
 */
export type PageSink = (html: string, mark: string) => void;

const pageSinkContext = createContext<PageSink>();

/** The server knows the application by its build only, whose context keys and error classes are its own. */
export function contextOf(page: PageRequest, sink: PageSink): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(pageRequestContext, page);
  context.set(pageSinkContext, sink);
  return context;
}

export function gatewayError(errors: GatewayError['errors']): GatewayError {
  return new GatewayError(errors);
}

/** ms that loaders' promises may take; React Router reads it */
export const streamTimeout = 10_000;

/**
 * Renders the whole page before it is sent: every page is compressed, and public ones are kept.
 *
 * React Router's own way streams the loaders' data through a Suspense boundary of the tree, which takes React's
 * streaming renderer. As all data is there before anything is sent, the data is written behind the tree here, and the
 * tree is rendered in one go: half the time (docs/adr/0007).
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const mark = randomBytes(12).toString('hex');
  const { serverHandoffStream, ...treeContext } = routerContext;
  const handoff = serverHandoffStream ? await readAll(serverHandoffStream) : '';
  const tree = (
    <ScriptMark value={mark}>
      <ServerRouter context={treeContext} url={request.url} nonce={mark} />
    </ScriptMark>
  );
  const { tenant, locale, log } = context.get(pageRequestContext);
  const html = await render(tree, (error) =>
    log.error({ err: error }, 'a part of a page could not be rendered'),
  );
  headers.set('content-type', 'text/html; charset=utf-8');
  const page = import.meta.env.DEV
    ? withHandoff(html, handoff, mark)
    : withStart(html, routerContext, { data: handoff, tenant: tenant.id, locale, mark });
  context.get(pageSinkContext)(page, mark);
  return new Response(null, { status, headers });
}

async function readAll(stream: ReadableStream<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const part of stream) text += decoder.decode(part, { stream: true });
  return text;
}

const GIVEN_UP = '<!--$!-->';

/** @throws what the tree throws outside of any error boundary; React Router then renders the error's page */
async function render(tree: ReactNode, onError: (error: unknown) => void): Promise<string> {
  try {
    const html = renderToString(tree);
    if (!html.includes(GIVEN_UP)) return `<!DOCTYPE html>${html}`;
  } catch {
    // it failed or waits for something: the patient renderer tells which
  }
  return renderPatiently(tree, onError);
}

/** While developing, React Router's own scripts start the page: the loaders' data as they take it, at the body's end. */
function withHandoff(html: string, handoff: string, mark: string): string {
  if (!handoff || !html.includes('__reactRouterContext')) return html;
  const stream = 'window.__reactRouterContext.streamController';
  const data = JSON.stringify(handoff).replace(/[<>&\u2028\u2029]/g, escaped);
  const script = `<script nonce="${mark}">${stream}.enqueue(${data});${stream}.close();</script>`;
  const end = html.lastIndexOf('</body>');
  return html.slice(0, end) + script + html.slice(end);
}

function escaped(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

/** Errors of loaders, actions and components; the visitor sees the error page, without details. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  context.get(pageRequestContext).log.error({ err: error }, 'a page failed');
};
