import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import { loadCategoryTree } from '#commerce/range/catalogue/category.service.ts';
import type { Category } from '#commerce/range/catalogue/category-tree.rules.ts';
import { type Channel, loadUspBar } from '#commerce/range/content/content.service.ts';
import { loadDepartments, loadServiceMenu } from '#commerce/range/content/shop-content.service.ts';
import type { GatewayContext } from '#gateway/context/context.ts';
import { resolveLinkAddress } from '#gateway/schema/content/content-text.ts';
import { sendProblem } from '#http/calls/problem.ts';
import { DEVICE_HEADERS, detectDevice } from '#http/pages/device.ts';
import { getLanguage, type Locale, type Tenant } from '#tenants/tenant.ts';
import type { RestOptions, RestRoute } from '../call.ts';

/** Navigation files are cached for 900 seconds (product 7.3). */
const MAX_AGE_S = 900;
/** Levels of a sliced file: those that a header shows before its menus are opened. */
const SLICED_LEVELS = 2;
const FOLDER = '/api/content/navigation/';
const FILE = /^([\w-]+)\/(?:(web|mobile)\/)?(usp\/|service\/)?([a-z]{2})(-sliced)?\.json$/;

type NavigationNode = {
  readonly id: number;
  readonly name: string;
  readonly path: string;
  readonly picture: string | null;
  readonly children: readonly NavigationNode[];
};

/**
 * The navigation as files of a bucket: `/api/content/navigation/{clientId}/{channel}/{language}.json`, with `-sliced`
 * after the language for the upper levels only, and beside it `usp/{language}.json` and the service's menu,
 * `service/{language}.json`. The channel is `web` or `mobile`; without one in the address the asking device decides.
 * What the channels' menus show differs by the retailer's files (`loadDepartments`). A tenant with several languages has one file for each. Files of other tenants are not found.
 */
export function createNavigationRoute({ gateway, log }: RestOptions): RestRoute {
  return {
    path: `${FOLDER}*`,
    methods: ['GET', 'HEAD'],
    async handle(req, res, call) {
      const [, clientId, asked, folder, language, sliced] =
        FILE.exec(call.pathname.slice(FOLDER.length)) ?? [];
      const locale = clientId === call.tenant.clientId ? findLocaleByLanguage(call.tenant, language) : null;
      if (!locale) return sendFileNotFound(res);
      const client = { address: call.clientAddress, userAgent: null, secure: call.secure };
      const asker = { tenant: call.tenant, locale, requestId: call.requestId, log, client, session: null };
      const context = await gateway.createContext(asker);
      const content = await loadNavigationFile(context, {
        channel: asked === undefined ? detectChannel(req.headers) : asked === 'mobile' ? 'mobile' : 'web',
        folder: folder ?? '',
        sliced: sliced !== undefined,
      });
      if (!content) return sendFileNotFound(res);
      sendFile(res, content, asked === undefined);
    },
  };
}

function detectChannel(headers: IncomingHttpHeaders): Channel {
  return detectDevice(headers) === 'mobile' ? 'mobile' : 'web';
}

function findLocaleByLanguage(tenant: Tenant, language: string | undefined): Locale | null {
  return tenant.locales.find(({ locale }) => getLanguage(locale) === language)?.locale ?? null;
}

type File = { readonly channel: Channel; readonly folder: string; readonly sliced: boolean };

/** @returns null if there is no such file */
async function loadNavigationFile(
  context: GatewayContext,
  { channel, folder, sliced }: File,
): Promise<unknown> {
  if (folder === '') return loadNavigation(context, channel, sliced);
  if (sliced) return null;
  if (folder === 'usp/') return loadUspBar(context, channel);
  const links = await loadServiceMenu(context);
  return links.flatMap(({ label, to: target }) => {
    const to = resolveLinkAddress(target, context);
    return to === null ? [] : [{ label, to }];
  });
}

async function loadNavigation(
  context: GatewayContext,
  channel: Channel,
  sliced: boolean,
): Promise<readonly NavigationNode[]> {
  const [{ roots }, departments] = await Promise.all([
    loadCategoryTree(context),
    loadDepartments(context, channel),
  ]);
  // a key that the catalogue does not have, or not yet, shows nothing
  const chosen = departments?.flatMap((key) => roots.find((root) => root.key === key) ?? []) ?? roots;
  return buildNavigationNodes(chosen, sliced ? SLICED_LEVELS : Number.POSITIVE_INFINITY);
}

function buildNavigationNodes(categories: readonly Category[], levels: number): NavigationNode[] {
  if (levels <= 0) return [];
  return categories.map(({ id, name, path, picture, children }) => ({
    id,
    name,
    path,
    picture,
    children: buildNavigationNodes(children, levels - 1),
  }));
}

function sendFileNotFound(res: ServerResponse): void {
  sendProblem(res, { status: 404, title: 'There is no such file' });
}

function sendFile(res: ServerResponse, content: unknown, byDevice: boolean): void {
  const body = JSON.stringify(content);
  res.writeHead(200, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    'cache-control': `public, max-age=${MAX_AGE_S}`,
    'x-content-type-options': 'nosniff',
    ...(byDevice && { vary: DEVICE_HEADERS }),
  });
  res.end(res.req.method === 'HEAD' ? undefined : body);
}
