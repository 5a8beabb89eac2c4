import messages from 'virtual:texts';
import { type HandleErrorFunction, isRouteErrorResponse, RouterContextProvider } from 'react-router';
import { findContribution, loadContributions } from '#app/extension/contributions.ts';
import { SLOTS } from '#app/extension/slot-list.ts';
import { GatewayError, type PageRequest, pageRequestContext } from '#app/page/page-request.ts';
import { answerPage, type PageOut, pageAnswerContext } from '#app/start/answer-page.server.tsx';
import { storeMessages } from '#app/texts/message-store.ts';

await loadContributions((name) => SLOTS.has(name));
for (const [locale, own] of Object.entries(messages)) storeMessages(locale, own);

/** The server has only the application's build, which has context keys and error classes of its own. */
export function createRouterContext(page: PageRequest, out: PageOut): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(pageRequestContext, page);
  context.set(pageAnswerContext, {
    ...out,
    tenant: page.tenant.id,
    locale: page.locale,
    onError: (error, info) => logFailedPart(page.log, error, info.componentStack ?? ''),
  });
  return context;
}

const failed = new Set<string>();

/** A component of an extension is on many pages: its failure is said once. */
function logFailedPart(log: PageRequest['log'], err: unknown, componentStack: string): void {
  const contribution = findContribution(componentStack);
  if (!contribution) {
    log.error({ err }, 'a part of a page could not be rendered');
    return;
  }
  const { extension, slot } = contribution;
  if (failed.has(`${extension} ${slot}`)) return;
  failed.add(`${extension} ${slot}`);
  log.error({ err, extension, slot }, 'what an extension adds to a page could not be rendered');
}

export function createGatewayError(errors: GatewayError['errors']): GatewayError {
  return new GatewayError(errors);
}

/** milliseconds that loaders' promises may take; React Router reads it */
export const streamTimeout = 10_000;

export default answerPage;

/** Logs errors of loaders, actions and components; the visitor sees the error page, without details. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  context.get(pageRequestContext).log.error({ err: error }, 'a page failed');
};
