import type { Log } from '#commerce/ground/kernel/context.ts';
import { categoryTree } from '#commerce/range/catalogue/category.service.ts';
import { findContentPage, pagePlaceOf } from '#commerce/range/content/content.service.ts';
import { serviceParameters } from '#commerce/range/content/service-parameters.rules.ts';
import type { Gateway } from '#gateway/gateway.ts';
import type { LlmsOptions } from '#http/llms.ts';
import { FEED_NAME } from '#http/offer-feed.ts';
import { HELP_SCREENS, LAW_SCREENS, type Screen } from '#tenants/paths.ts';
import { textsFor } from '#texts/load.ts';

/** A shop's help, departments and law, as content and catalogue name them. */
export function shopSummaries({
  gateway,
  log,
}: {
  readonly gateway: Pick<Gateway, 'contextFor'>;
  readonly log: Log;
}): LlmsOptions['summaryOf'] {
  return async ({ tenant, requestId, clientAddress, secure }, { locale, prefix, paths }) => {
    const client = { address: clientAddress, userAgent: null, secure };
    const ctx = await gateway.contextFor({ tenant, locale, requestId, log, client, session: null });
    const { text } = await textsFor(locale, (fault) => log.error(fault, 'a text is missing or broken'));
    const linksTo = async (screens: readonly Screen[]) => {
      const links = screens.map(async (screen) => {
        const path = paths[screen];
        const page = path === null ? null : await findContentPage(ctx, pagePlaceOf(path, prefix));
        return page && path ? [{ title: page.title, path, text: page.description }] : [];
      });
      return (await Promise.all(links)).flat();
    };
    const help = await linksTo(HELP_SCREENS);
    const departments = (await categoryTree(ctx)).roots.map(({ name, path, description }) => ({
      title: name,
      path: `${prefix ? `/${prefix}` : ''}/${path}/`,
      text: description,
    }));
    const shop = tenant.companyName;
    const days = Number(serviceParameters(tenant, locale).withdrawalDays);
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
            ...(await linksTo(LAW_SCREENS)),
          ],
        },
      ],
    };
  };
}
