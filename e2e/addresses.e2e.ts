import { get, type IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { loadTenants } from '#tenants/load.ts';
import { SCREENS, type Screen } from '#tenants/paths.ts';
import { openSharedStage } from './support/stage.ts';

/** Screens whose paths are 404s here: not there yet, or opened by an order, a payment or an article that is not named. */
const NOTHING_TO_SEE: ReadonlySet<Screen> = new Set([
  'afterPayment',
  'orderConfirmation',
  'sharedWishlist',
  'stockAlert',
  'writeReview',
  'askQuestion',
]);

const tenants = await loadTenants();
const locales = tenants.flatMap((tenant) =>
  tenant.locales.map((settings) => ({ tenant: tenant.id, own: tenant.locales, ...settings })),
);

const stage = openSharedStage();

/** By Host header: names below localhost are not known to every system's resolver. */
async function ask(tenant: string, path: string): Promise<{ status: number; lang: string | undefined }> {
  const headers = { host: `${tenant}.localhost:${stage.server.port}` };
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get({ port: stage.server.port, host: '127.0.0.1', path, headers }, resolve).on('error', reject);
  });
  let html = '';
  for await (const chunk of response.setEncoding('utf8')) html += chunk;
  return { status: response.statusCode ?? 0, lang: /<html lang="([^"]+)"/.exec(html)?.[1] };
}

/** The delivery flat is a flag of the tenant. */
function hasScreen(id: string, screen: Screen): boolean {
  if (NOTHING_TO_SEE.has(screen)) return false;
  return screen !== 'premium' || tenants.some((tenant) => tenant.id === id && tenant.orderOptions.premium);
}

describe.each(locales)('$tenant in $locale', ({ tenant, locale, own, paths }) => {
  it('has every screen at its path, and a 404 in its language where there is none', async () => {
    for (const screen of SCREENS) {
      const path = paths[screen];
      if (!path) continue;
      const { status, lang } = await ask(tenant, path);
      // a step of the checkout without a basket leads back to the first that is missing, an alias to its screen, a
      // page of the account to the sign-in
      const expected = hasScreen(tenant, screen) ? /^(200|301|302|303)$/ : /^404$/;
      expect(`${screen} ${status}`).toMatch(new RegExp(`^${screen} ${expected.source.slice(1)}`));
      if (status === 200 || status === 404) expect(`${path} ${lang}`).toBe(`${path} ${locale}`);
    }
  });

  it('does not answer on the paths of other tenants and languages', async () => {
    const ownPaths = new Set(own.flatMap((settings) => Object.values(settings.paths)));
    const foreign = new Set(
      locales
        .flatMap(({ paths: others }) => Object.values(others))
        .filter((path) => path && !ownPaths.has(path)),
    );
    for (const path of foreign) {
      const { status, lang } = await ask(tenant, path ?? '/');
      expect(`${path} ${status}`).toBe(`${path} 404`);
      expect(own.map((settings) => settings.locale)).toContain(lang);
    }
  });
});
