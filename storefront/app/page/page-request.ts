import type { TadaDocumentNode } from 'gql.tada';
import { createContext } from 'react-router';
import type { ScreenPaths } from '#tenants/paths.ts';
import type { Language, Locale, LocaleSettings, Tenant } from '#tenants/tenant.ts';

/** Runs a gateway operation in process. @throws GatewayError when the gateway answers with errors. */
export type Query = <Data, Variables>(
  document: TadaDocumentNode<Data, Variables>,
  variables: Variables,
) => Promise<Data>;

/**
 * The server's data about a page's request. A public page's request has no session: the server has not
 * even read the cookies, so its `query` runs without a visitor. The tenant's path table decides before any screen
 * runs which kind a path is (http/pages/page-kind.ts).
 */
export type PageRequest = {
  readonly kind: 'public' | 'personal';
  readonly tenant: Tenant;
  readonly locale: Locale;
  readonly language: Language;
  readonly localeSettings: LocaleSettings;
  /** public origin of the tenant, no trailing slash: for canonical and hreflang */
  readonly origin: string;
  /** every tenant's locales, for hreflang and the links between the markets */
  readonly markets: readonly Market[];
  /** path without the language prefix, e.g. / for /fr */
  readonly url: URL;
  readonly query: Query;
  /** Adds a cache tag (`product:123`, `category:45`, `content`): the page is dropped when its subject changes. */
  readonly tag: (...tags: string[]) => void;
  /** personal pages only: Set-Cookie values requested by the gateway are added to the answer by the server */
  readonly log: {
    error(fields: object, message?: string): void;
    warn(fields: object, message?: string): void;
  };
  /** whether development pages and details may be shown */
  readonly development: boolean;
  /** CSS pixels, by the kind of the asking device (product 9.1); null on public pages, which all devices share */
  readonly assumedWidth: 360 | 768 | 1024 | null;
};

export type Market = {
  readonly tenant: string;
  readonly locale: Locale;
  readonly origin: string;
  readonly paths: ScreenPaths;
  /** whether it is the default locale of the tenant for unknown hosts: hreflang's `x-default`, exactly one */
  readonly isDefault: boolean;
};

export const pageRequestContext = createContext<PageRequest>();

/** The gateway refused an operation; `errors` are already masked. */
export class GatewayError extends Error {
  override readonly name = 'GatewayError';
  readonly errors: readonly { message: string; extensions?: Record<string, unknown> }[];
  constructor(errors: GatewayError['errors']) {
    super(errors.map((error) => error.message).join('; '));
    this.errors = errors;
  }
}
