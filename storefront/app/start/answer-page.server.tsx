import { randomBytes } from 'node:crypto';
import type { ErrorInfo, ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { createContext, type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router';
import { type PageStart, PageStartContext } from './page-start.ts';
import { renderPatiently } from './render-patiently.server.ts';
import { addPageStart } from './start-of-page.server.ts';

/**
 * Receives a rendered page. Passed beside the Response, which would encode and decode it.
 * @param mark the nonce of the application's own inline scripts: a secret of the server
 */
export type PageSink = (html: string, mark: string) => void;

/** `stock`: pages are rendered and started React Router's own way, without this folder's replacements. */
export type PageOut = { readonly sink: PageSink; readonly stock: boolean };

type PageAnswer = PageOut & {
  readonly tenant: string;
  readonly locale: string;
  /** called when a part could not be rendered, with the names of the components around it; the browser renders it */
  readonly onError: (error: unknown, info: ErrorInfo) => void;
};

export const pageAnswerContext = createContext<PageAnswer>();

/**
 * Renders the whole page before it is sent: every page is compressed, and public ones are cached. React Router's own
 * way streams the loaders' data through a Suspense boundary of the tree, which needs React's streaming renderer.
 * Since all data is there before anything is sent, the data is written after the tree here, and the tree is rendered
 * in one go: half the time (docs/adr/0007).
 */
export async function answerPage(
  request: Request,
  status: number,
  headers: Headers,
  router: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const answer = context.get(pageAnswerContext);
  const { sink, stock, onError } = answer;
  const start: PageStart = { mark: randomBytes(12).toString('hex'), stock };
  const html = stock
    ? await renderPatiently(buildPageTree(router, request.url, start), onError, start.mark)
    : await renderWithStart(router, request.url, start, answer);
  headers.set('content-type', 'text/html; charset=utf-8');
  sink(html, start.mark);
  return new Response(null, { status, headers });
}

function buildPageTree(router: EntryContext, url: string, start: PageStart): ReactNode {
  return (
    <PageStartContext value={start}>
      <ServerRouter context={router} url={url} nonce={start.mark} />
    </PageStartContext>
  );
}

async function renderWithStart(
  router: EntryContext,
  url: string,
  start: PageStart,
  { tenant, locale, onError }: PageAnswer,
): Promise<string> {
  const { serverHandoffStream, ...withoutStream } = router;
  const data = serverHandoffStream ? await readAll(serverHandoffStream) : '';
  const html = await render(buildPageTree(withoutStream, url, start), onError);
  return addPageStart(html, router, { data, tenant, locale, mark: start.mark });
}

async function readAll(stream: ReadableStream<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const part of stream) text += decoder.decode(part, { stream: true });
  return text;
}

/** React's mark of a Suspense boundary that it has left to the browser. */
const GIVEN_UP = '<!--$!-->';

/** @throws an error of the tree outside of any error boundary; React Router then renders the error's page */
async function render(tree: ReactNode, onError: PageAnswer['onError']): Promise<string> {
  try {
    const html = renderToString(tree);
    if (!html.includes(GIVEN_UP)) return `<!DOCTYPE html>${html}`;
  } catch {
    // it failed or waits for something: the patient renderer finds out which
  }
  return renderPatiently(tree, onError);
}
