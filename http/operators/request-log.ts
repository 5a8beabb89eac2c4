import type { ServerLog } from '../calls/request-context.ts';
import type { Metrics, RequestKind } from './metrics.ts';

/** The facts about a request in a log line. */
export type Seen = {
  readonly requestId: string;
  /** undefined for what belongs to no tenant */
  readonly tenant: string | undefined;
  readonly method: string | undefined;
  readonly path: string | undefined;
  /** whether the path is a screen's or a call's, so that it consists of the shop's own words */
  readonly isKnownPath: boolean;
  readonly startedAt: number;
  /** connects the calls of one page view; not read on public pages, which read no cookies */
  pageViewId?: string | undefined;
};

export function readPageViewId(cookie: string | undefined): string | undefined {
  return cookie?.match(/(?:^|;\s*)pvid=([\w-]{8,64})(?:;|$)/)?.[1];
}

/** @returns a function that counts an answered request and writes its log line */
export function createRequestLog(metrics: Metrics, log: ServerLog) {
  return (seen: Seen, kind: RequestKind, status: number): void => {
    const ms = performance.now() - seen.startedAt;
    metrics.request(kind, status, ms / 1000);
    const { requestId, pageViewId, tenant, method } = seen;
    // a path that was refused or not found may be any text that somebody typed or pasted
    const path = status >= 400 && status < 500 && !seen.isKnownPath ? undefined : seen.path;
    const line = { requestId, pageViewId, tenant, method, path, kind, status, ms: Math.round(ms * 10) / 10 };
    // a page's many files would hide the requests of people
    if ((kind === 'static' || kind === 'picture') && status < 400) log.debug(line);
    else log.info(line);
  };
}
