import type { IncomingMessage, ServerResponse } from 'node:http';
import type { LocaleSettings, Tenant } from '#tenants/tenant.ts';

/** The least a log must be; pino's logger is one. */
export type ServerLog = {
  debug(fields: object, message?: string): void;
  info(fields: object, message?: string): void;
  warn(fields: object, message?: string): void;
  error(fields: object, message?: string): void;
  child(fields: object): ServerLog;
};

/** The server's data about any request before it chooses the part that answers. */
export type ServerRequest = {
  readonly requestId: string;
  readonly tenant: Tenant;
  /** of the tenant, no trailing slash */
  readonly publicOrigin: string;
  /** path as sent, without the query */
  readonly pathname: string;
  /** '' or with its question mark */
  readonly search: string;
  /** reached over TLS, here or at a trusted proxy */
  readonly secure: boolean;
  /** for rate limits only: never logged, never stored */
  readonly clientAddress: string;
};

/** A call of `/api/` or a page of the development tools, answered outside of the screens. */
export type ApiRoute = {
  /** exact, without the trailing slash, which a request may have; or ending in `/*`: all below it */
  readonly path: string;
  readonly methods: readonly string[];
  /** whether a secret in the request alone decides, and no cookie: then it may come from a page of any site */
  readonly provesItself?: boolean;
  /** exceptions are answered with a problem document and logged */
  handle(req: IncomingMessage, res: ServerResponse, request: ServerRequest): Promise<void>;
};

/** The client that asks the gateway for a page's data. */
export type PageAsker = {
  readonly request: ServerRequest;
  readonly localeSettings: LocaleSettings;
  readonly log: ServerLog;
  /** the page shows unpublished content: its answers are not shared */
  readonly isUnpublished: boolean;
  /** null on public pages: they have no access to a session */
  readonly session: {
    readonly cookie: string | undefined;
    /** the User-Agent header, for the name in the list of devices */
    readonly userAgent: string | null;
    /** @param cookie a whole Set-Cookie value */
    setCookie(cookie: string): void;
  } | null;
};
