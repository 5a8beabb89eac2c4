import de from 'virtual:desk-texts/de';
import en from 'virtual:desk-texts/en';
import fr from 'virtual:desk-texts/fr';
import nl from 'virtual:desk-texts/nl';
import { renderToReadableStream } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { storeMessages } from '#app/texts/message-store.ts';
import {
  DeskError,
  type DeskRequest,
  readDeskRequest,
  storeDeskRequest,
} from '#desk/app/request/desk-request.ts';

for (const [language, messages] of Object.entries({ nl, de, fr, en })) storeMessages(language, messages);

/** The server has only the application's build, which has context keys and error classes of its own. */
export function createRouterContext(desk: DeskRequest): RouterContextProvider {
  const context = new RouterContextProvider();
  storeDeskRequest(context, desk);
  return context;
}

export function createDeskError(message: string, extensions: Readonly<Record<string, unknown>>): DeskError {
  return new DeskError(message, extensions);
}

/** Renders the whole page before it is sent: no page of the desk waits for a part that comes later. */
export default async function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  router: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const desk = readDeskRequest(context);
  const stream = await renderToReadableStream(
    <ServerRouter context={router} url={request.url} nonce={desk.nonce} />,
    {
      nonce: desk.nonce,
      signal: request.signal,
      onError: (error) => desk.log(error, 'a part of a page of the desk could not be rendered'),
    },
  );
  await stream.allReady;
  headers.set('content-type', 'text/html; charset=utf-8');
  return new Response(stream, { status, headers });
}

/** Logs errors of loaders, actions and components; the member sees the error page, without details. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  readDeskRequest(context).log(error, 'a page of the desk failed');
};
