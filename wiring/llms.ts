import type { Log } from '#commerce/ground/kernel/context.ts';
import { loadCategoryTree } from '#commerce/range/catalogue/category.service.ts';
import { findContentPage, resolvePagePlace } from '#commerce/range/content/content.service.ts';
import { buildServiceParameters } from '#commerce/range/content/service-parameters.rules.ts';
import type { Gateway } from '#gateway/gateway.ts';
import type { LlmsOptions } from '#http/files/llms.ts';
import { FEED_NAME } from '#http/files/offer-feed.ts';
import { HELP_SCREENS, LAW_SCREENS, type Screen } from '#tenants/paths.ts';
import { loadTranslator } from '#texts/load.ts';

/** A shop's help, departments and law, as content and catalogue name them. */
export function createShopSummaries({
  gateway,
  log,
}: {
  readonly gateway: Pick<Gateway, 'createContext'>;
  readonly log: Log;
}): LlmsOptions['loadSummary'] {
  return async ({ tenant, requestId, clientAddress, secure }, { locale, prefix, paths }) => {
    const client = { address: clientAddress, userAgent: null, secure };
    const ctx = await gateway.createContext({ tenant, locale, requestId, log, client, session: null });
    const { text } = await loadTranslator(locale, (fault) => log.error(fault, 'a text is missing or broken'));
    const buildLinks = async (screens: readonly Screen[]) => {
      const links = screens.map(async (screen) => {
        const path = paths[screen];
        const page = path === null ? null : await findContentPage(ctx, resolvePagePlace(path, prefix));
        return page && path ? [{ title: page.title, path, text: page.description }] : [];
      });
      return (await Promise.all(links)).flat();
    };
    const help = await buildLinks(HELP_SCREENS);
    const departments = (await loadCategoryTree(ctx)).roots.map(({ name, path, description }) => ({
      title: name,
      path: `${prefix ? `/${prefix}` : ''}/${path}/`,
      text: description,
    }));
    const shop = tenant.companyName;
    const days = Number(buildServiceParameters(tenant, locale).withdrawalDays);
    return {
      name: shop,
      summary: text('home.description', { shop, days }),
      sections: [
        { heading: text('home.selection'), links: departments },
        { heading: help[0]?.title ?? '', links: help },
        {
          heading: 'Optional',
          links: [
            { title: FEED_NAME, path: `${prefix ? `/${prefix}` : ''}/${FEED_NAME}`, text: '' },
            ...(await buildLinks(LAW_SCREENS)),
          ],
        },
      ],
    };
  };
}
