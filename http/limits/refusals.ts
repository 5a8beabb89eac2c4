import type { IncomingMessage, ServerResponse } from 'node:http';
import type { LocaleSettings, Tenant } from '#tenants/tenant.ts';
import { sendProblem } from '../calls/problem.ts';
import {
  PLAIN_PAGE_POLICY,
  PLAIN_STATUS,
  type PlainPageReason,
  type PlainTexts,
  renderPlainPage,
} from '../pages/plain-page.ts';

/** The target of the refused request. */
export type RefusedPlace = {
  readonly tenant: Tenant;
  readonly localeSettings: LocaleSettings;
  readonly pathname: string;
  readonly requestId: string;
};

export type Refusal = {
  readonly reason: PlainPageReason;
  /** instead of the reason's usual one */
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
};

export type Refuse = (
  req: IncomingMessage,
  res: ServerResponse,
  place: RefusedPlace,
  refusal: Refusal,
) => void;

const TITLES: Readonly<Record<PlainPageReason, string>> = {
  badRequest: 'The address cannot be read',
  forbidden: 'The request did not come from the shop itself',
  tooLarge: 'The body is too large',
  tooMany: 'Too many requests',
  failed: 'Something went wrong',
  offline: 'There is no connection',
};

/**
 * Answers without the application: a page in the visitor's language, a problem document for calls.
 * @param texts by locale; for a locale without texts there are only problem documents
 */
export function createRefuse(texts: ReadonlyMap<string, PlainTexts>): Refuse {
  return (req, res, place, { reason, status = PLAIN_STATUS[reason], headers = {} }) => {
    // the unread rest of a body would be taken for the connection's next request
    const sent = req.complete ? headers : { ...headers, connection: 'close' };
    const { tenant, localeSettings, requestId } = place;
    const own = texts.get(localeSettings.locale);
    if (!own || isCall(place.pathname)) {
      sendProblem(res, { status, title: TITLES[reason] }, sent);
      return;
    }
    const body = renderPlainPage(reason, own, tenant, localeSettings, requestId);
    res.writeHead(status, {
      'content-security-policy': PLAIN_PAGE_POLICY,
      'cache-control': 'private, no-store',
      'content-type': 'text/html; charset=utf-8',
      'content-length': Buffer.byteLength(body),
      ...sent,
    });
    res.end(req.method === 'HEAD' ? undefined : body);
  };
}

/**
 * Paths that do not belong to the application: calls, fragments, and the pages of the development tools except for
 * the gallery.
 */
export function isCall(pathname: string): boolean {
  return /^\/(api|fragment|dev(?!\/ui(\.data)?\/?$)|sandbox-pay)(\/|$)/.test(pathname);
}
