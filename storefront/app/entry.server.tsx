import { randomBytes } from 'node:crypto';
import { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { GatewayError, type PageRequest, pageRequestContext } from './page/page-request.ts';
import { ScriptMark } from './page/script-mark.ts';

/** The server knows the application by its build only, whose context keys and error classes are its own. */
export function contextOf(page: PageRequest): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(pageRequestContext, page);
  return context;
}

export function gatewayError(errors: GatewayError['errors']): GatewayError {
  return new GatewayError(errors);
}

/** ms that loaders' promises and the render may take; React Router reads it too */
export const streamTimeout = 10_000;

/** Tells the server which scripts are the application's own; it never leaves the server. */
export const SCRIPT_MARK_HEADER = 'x-script-mark';

/** Renders the whole page before it is sent: every page is compressed, and public ones are kept. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const mark = randomBytes(12).toString('hex');
  const { log } = context.get(pageRequestContext);
  const html = await renderPage(
    <ScriptMark value={mark}>
      <ServerRouter context={routerContext} url={request.url} nonce={mark} />
    </ScriptMark>,
    (error) => log.error({ err: error }, 'a part of a page could not be rendered'),
  );
  headers.set('content-type', 'text/html; charset=utf-8');
  headers.set(SCRIPT_MARK_HEADER, mark);
  return new Response(html, { status, headers });
}

function renderPage(page: React.ReactNode, onError: (error: unknown) => void): Promise<string> {
  return new Promise((resolve, reject) => {
    const parts: string[] = [];
    const decoder = new TextDecoder();
    const sink = new Writable({
      decodeStrings: false,
      write(chunk: string | Uint8Array, _encoding, done) {
        parts.push(typeof chunk === 'string' ? chunk : decoder.decode(chunk, { stream: true }));
        done();
      },
      final(done) {
        clearTimeout(timeout);
        resolve(parts.join(''));
        done();
      },
    });
    const { pipe, abort } = renderToPipeableStream(page, {
      onAllReady: () => pipe(sink),
      onShellError: reject,
      onError,
    });
    const timeout = setTimeout(() => abort(new Error('the render took too long')), streamTimeout);
  });
}

/** Errors of loaders, actions and components; the visitor sees the error page, without details. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  context.get(pageRequestContext).log.error({ err: error }, 'a page failed');
};
