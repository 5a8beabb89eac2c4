import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { DocumentNode, ExecutionResult } from 'graphql';
import type { Kysely } from 'kysely';
import type { DB } from '#commerce/ground/database/schema.ts';
import { scopeToTenant } from '#commerce/ground/database/tenant-database.ts';
import type { Attempts } from '#commerce/ground/kernel/attempts.ts';
import type { Clock } from '#commerce/ground/kernel/clock.ts';
import type { Log } from '#commerce/ground/kernel/context.ts';
import type { Events } from '#commerce/ground/kernel/events.ts';
import type { Payments } from '#commerce/money/payment/payment-provider.types.ts';
import type { SecurityCheck } from '#commerce/people/identity/sign-in/security-check.ts';
import type { SessionKeys } from '#commerce/people/session/session-key.ts';
import { type BucketFetch, createBucketFetch } from '#commerce/range/content/bucket/bucket-fetch.ts';
import {
  type ContentBuckets,
  type ContentBucketsOptions,
  createContentBuckets,
} from '#commerce/range/content/bucket/content-buckets.ts';
import { type CmsPages, createCmsPages } from '#commerce/range/content/cms/cms-pages.ts';
import { sendProblem } from '#http/calls/problem.ts';
import { RETAILER_FOLDER } from '#retailer/folder.ts';
import { getLanguage, type Locale, type Tenant } from '#tenants/tenant.ts';
import { schema } from './build-schema.ts';
import {
  type GatewayClient,
  type GatewayContext,
  type GatewaySession,
  loadVisitorOnce,
} from './context/context.ts';
import { createLoaders, type Loaders } from './context/loaders.ts';
import { resolveVisitor } from './context/session.ts';
import { refuseInvalidKey } from './context/session-key.ts';
import { createExecutor } from './execute.ts';
import { createHttpHandler } from './http.ts';
import { maskError } from './mask-error.ts';
import { loadPersistedDocuments } from './persisted-documents.ts';
import { SharedReads } from './shared-reads.ts';

export type GatewayOptions = {
  readonly db: Kysely<DB>;
  readonly tenants: readonly Tenant[];
  readonly clock: Clock;
  readonly events: Events;
  readonly attempts: Attempts;
  readonly log: Log;
  /** where content comes from; the tenants' folders when absent */
  readonly content?: Omit<ContentBucketsOptions, 'events' | 'log' | 'template'> & {
    readonly template: string | null;
  };
  /** checks the session keys that calls over HTTP carry */
  readonly sessionKeys: SessionKeys;
  readonly payments: Payments;
  /** slows programs that guess passwords */
  readonly securityCheck: SecurityCheck;
  /** introspection for developers */
  readonly developmentPages: boolean;
  /** where the tenants' folders are; the shipped ones when absent */
  readonly tenantsFolder?: string;
};

/** The visitor that an operation runs for. */
export type GatewayAsker = {
  readonly tenant: Tenant;
  readonly locale: Locale;
  readonly requestId: string;
  readonly log: Log;
  readonly client: GatewayClient;
  /** null on public pages: nothing personal can be read then */
  readonly session: GatewaySession | null;
  /** is called with the address of every content file that the answer depends on */
  readonly onContent?: ((address: string) => void) | undefined;
};

export type Gateway = {
  /**
   * Runs a trusted document in this process, without HTTP and without cost limits. Documents are validated once
   * per object. Errors in the result are masked and logged like those over HTTP.
   */
  execute<Data, Variables>(
    document: DocumentNode & { __apiType?: (variables: Variables) => Data },
    variables: Variables,
    asker: GatewayAsker,
  ): Promise<ExecutionResult<Data>>;
  /** GraphQL over HTTP (`/api/gateway/`). The asker's locale is the address' `?locale=`, else the tenant's default. */
  handle(req: IncomingMessage, res: ServerResponse, asker: HttpAsker): Promise<void>;
  /** The services' context for a call beside the gateway: it has the visitor of the session and the content. */
  createContext(asker: GatewayAsker): Promise<GatewayContext>;
  readonly content: ContentBuckets;
  /** Ends the gateway's listeners. */
  close(): void;
};

export type HttpAsker = Omit<GatewayAsker, 'locale' | 'session'>;

const TENANTS_FOLDER = join(RETAILER_FOLDER, 'tenants');

/** Addresses of content for tenants with buckets of their own, by tenant id. */
function listContentTemplates(tenants: readonly Tenant[]): ReadonlyMap<string, string> {
  return new Map(tenants.flatMap(({ id, endpoints: { content } }) => (content ? [[id, content]] : [])));
}

function watchContentReads(content: ContentBuckets, onContent: GatewayAsker['onContent']): ContentBuckets {
  if (!onContent) return content;
  return {
    ...content,
    find(place, read) {
      onContent(content.getAddress(place));
      return content.find(place, read);
    },
  };
}

/** Pages of tenants that have a CMS, by tenant id. @param isPreview pages in their unpublished state */
function buildCmsPages(
  tenants: readonly Tenant[],
  fetch: BucketFetch,
  isPreview = false,
): ReadonlyMap<string, CmsPages> {
  return new Map(
    tenants.flatMap(({ id, locales, endpoints: { cms: settings } }) => {
      const findLocalePrefix = (asked: string) =>
        locales.find(({ locale }) => locale === asked)?.prefix ?? '';
      const pages = isPreview ? settings?.drafts : settings?.pages;
      if (!settings || !pages) return [];
      return [
        [
          id,
          createCmsPages({ settings: { ...settings, pages }, fetch, getPrefix: findLocalePrefix, isPreview }),
        ] as const,
      ];
    }),
  );
}

function openContentBuckets(options: GatewayOptions): ContentBuckets {
  const { tenants, events, log, tenantsFolder = TENANTS_FOLDER } = options;
  const shipped = join(tenantsFolder, '{tenant}/content/{locale}/{subfolder}/{identifier}.json');
  const template = options.content?.template ?? shipped;
  const fetch = options.content?.fetch ?? createBucketFetch();
  const drafts = options.content?.unpublished;
  return createContentBuckets({
    ...{ ...options.content, template, templates: listContentTemplates(tenants), fetch, events, log },
    cms: buildCmsPages(tenants, fetch),
    unpublished: drafts && { ...drafts, cms: buildCmsPages(tenants, drafts.fetch, true) },
  });
}

export function createGateway(options: GatewayOptions): Gateway {
  const { db, tenants, clock, events, attempts, log } = options;
  const content = openContentBuckets(options);
  const run = createExecutor(schema);
  const persistedDocuments = loadPersistedDocuments();
  const sharedReads = new SharedReads(persistedDocuments);
  const answer = createHttpHandler({
    schema,
    persistedDocuments,
    introspection: options.developmentPages,
    log,
  });

  async function createContext(asker: GatewayAsker): Promise<GatewayContext> {
    const { tenant, locale, requestId, client, session } = asker;
    const asked = { tenant, locale, requestId, client, session, log: asker.log };
    const diagnostics = options.developmentPages;
    const basis = {
      ...asked,
      tenants,
      db: scopeToTenant(db, tenant.id),
      clock,
      events,
      attempts,
      content: watchContentReads(content, asker.onContent),
      diagnostics,
      payments: options.payments,
      securityCheck: options.securityCheck,
    };
    const ctx = { ...basis, language: getLanguage(locale), currency: tenant.currency, visitor: null };
    const visitor = session && (await loadVisitorOnce(session, () => resolveVisitor(ctx, session, client)));
    const context: Omit<GatewayContext, 'loaders'> & { loaders?: Loaders } = { ...ctx, visitor };
    return Object.assign(context, { loaders: createLoaders(context) });
  }

  return {
    async execute<Data, Variables>(
      document: DocumentNode & { __apiType?: (variables: Variables) => Data },
      variables: Variables,
      asker: GatewayAsker,
    ) {
      try {
        const context = await createContext(asker);
        const result = await run(document, variables as Record<string, unknown>, context);
        return result as ExecutionResult<Data>;
      } catch (error) {
        return { errors: [maskError(error, asker.log)] };
      }
    },
    async handle(req, res, asker) {
      const locale = readLocale(req, asker.tenant);
      if (!locale) return sendProblem(res, { status: 400, title: 'The tenant has no such locale' });
      const cookies: string[] = [];
      const shared = sharedReads.find(req);
      const session = shared ? null : createSession(req, cookies);
      const context = await createContext({ ...asker, locale, session });
      if (!shared && (await refuseInvalidKey(req, res, context, options.sessionKeys))) return;
      await answer(req, res, context, { cookies, shared });
    },
    createContext,
    content,
    close: () => content.close(),
  };
}

/** @param cookies collects those that the operation sets */
function createSession(req: IncomingMessage, cookies: string[]): GatewaySession {
  return { cookie: req.headers.cookie, setCookie: (cookie) => void cookies.push(cookie) };
}

function readLocale(req: IncomingMessage, tenant: Tenant): Locale | undefined {
  const [, query = ''] = (req.url ?? '').split('?');
  const asked = query === '' ? null : new URLSearchParams(query).get('locale');
  if (asked === null) return tenant.locales[0]?.locale;
  return tenant.locales.find(({ locale }) => locale === asked)?.locale;
}
