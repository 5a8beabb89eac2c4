import type { ServerResponse } from 'node:http';
import { categoryTree } from '#commerce/range/catalogue/category.service.ts';
import type { Category } from '#commerce/range/catalogue/category-tree.rules.ts';
import { uspBarOf } from '#commerce/range/content/content.service.ts';
import type { GatewayContext } from '#gateway/context/context.ts';
import { sendProblem } from '#http/problem.ts';
import { type Locale, languageOf, type Tenant } from '#tenants/tenant.ts';
import type { RestOptions, RestRoute } from './call.ts';

/** Navigation files are kept for 900 seconds (product 7.3). */
const MAX_AGE_S = 900;
/** Levels of a sliced file: what a header shows before anybody opens it. */
const SLICED_LEVELS = 2;
const FOLDER = '/api/content/navigation/';
const FILE = /^([\w-]+)\/(web|mobile)\/(usp\/)?([a-z]{2})(-sliced)?\.json$/;

type NavigationNode = {
  readonly id: number;
  readonly name: string;
  readonly path: string;
  readonly picture: string | null;
  readonly children: readonly NavigationNode[];
};

/**
 * The navigation as files of a bucket: `/api/content/navigation/{clientId}/{web|mobile}/{language}.json`, with
 * `-sliced` after the language for the upper levels only, and `usp/{language}.json` beside it. A tenant with several
 * languages has one file for each. Other tenants' files are not here.
 */
export function navigationRoute({ gateway, log }: RestOptions): RestRoute {
  return {
    path: `${FOLDER}*`,
    methods: ['GET', 'HEAD'],
    async handle(_req, res, call) {
      const [, clientId, channel, usp, language, sliced] =
        FILE.exec(call.pathname.slice(FOLDER.length)) ?? [];
      const locale = clientId === call.tenant.clientId ? localeIn(call.tenant, language) : null;
      if (!locale) return notThere(res);
      const client = { address: call.clientAddress, userAgent: null, secure: call.secure };
      const asker = { tenant: call.tenant, locale, requestId: call.requestId, log, client, session: null };
      const context = await gateway.contextFor(asker);
      const content = usp
        ? await uspBarOf(context, channel === 'mobile' ? 'mobile' : 'web')
        : await navigation(context, sliced !== undefined);
      if (!content) return notThere(res);
      sendFile(res, content);
    },
  };
}

function localeIn(tenant: Tenant, language: string | undefined): Locale | null {
  return tenant.locales.find(({ locale }) => languageOf(locale) === language)?.locale ?? null;
}

async function navigation(context: GatewayContext, sliced: boolean): Promise<readonly NavigationNode[]> {
  const { roots } = await categoryTree(context);
  return nodesOf(roots, sliced ? SLICED_LEVELS : Number.POSITIVE_INFINITY);
}

function nodesOf(categories: readonly Category[], levels: number): NavigationNode[] {
  if (levels <= 0) return [];
  return categories.map(({ id, name, path, picture, children }) => ({
    id,
    name,
    path,
    picture,
    children: nodesOf(children, levels - 1),
  }));
}

function notThere(res: ServerResponse): void {
  sendProblem(res, { status: 404, title: 'There is no such file' });
}

function sendFile(res: ServerResponse, content: unknown): void {
  const body = JSON.stringify(content);
  res.writeHead(200, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    'cache-control': `public, max-age=${MAX_AGE_S}`,
    'x-content-type-options': 'nosniff',
  });
  res.end(res.req.method === 'HEAD' ? undefined : body);
}
