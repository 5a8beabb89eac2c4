import { useEffect } from 'react';
import { InstalmentCalculatorQuery } from '#app/features/credit/calculator/calculator.query.ts';
import { buildPageMeta } from '#app/page/page-meta.ts';
import { createNotFound, publicPage } from '#app/page/pages.ts';
import { useShop } from '#app/page/shop.tsx';
import { ColorMode } from '#app/shell/footer/color-mode.tsx';
import type { Route } from './+types/gallery.route';
import { ButtonSections } from './button-sections.tsx';
import { ChoiceSections } from './choice-sections.tsx';
import { ContentSections } from './content-sections.tsx';
import { DisclosureSections } from './disclosure-sections.tsx';
import { FieldSections } from './field-sections.tsx';
import { MessageSections } from './message-sections.tsx';
import { NavigationSections } from './navigation-sections.tsx';
import { OverlaySections } from './overlay-sections.tsx';
import { ProductSections } from './product-sections.tsx';
import { getSamples } from './samples.ts';
import { showStates } from './shown-states.ts';
import { SampleProvider } from './specimen.tsx';
import { TokenSections } from './token-sections.tsx';

/** Minor units. */
const CALCULATED = 60_000;

/** All widgets in all states, for developers of screens and for the tests. Only where development pages are on. */
export const loader = publicPage(async ({ page }) => {
  if (!page.development) throw createNotFound();
  const calculator = await page.query(InstalmentCalculatorQuery, { input: { basePriceMinor: CALCULATED } });
  return { samples: getSamples(page.language), shopName: page.tenant.companyName, calculator };
});

const NAME = '/dev/ui';

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? buildPageMeta({ title: NAME, shopName: loaderData.shopName, noindex: true }) : [];

export default function Gallery({ loaderData }: Route.ComponentProps) {
  useEffect(showStates, []);
  return (
    <SampleProvider value={loaderData.samples}>
      <div className="wrap py-6">
        <h1 translate="no" className="text-2xl">
          {NAME}
        </h1>
        <Shops />
        <TokenSections />
        <ButtonSections />
        <FieldSections />
        <ChoiceSections />
        <DisclosureSections />
        <OverlaySections />
        <MessageSections />
        <NavigationSections />
        <ProductSections />
        <ContentSections calculator={loaderData.calculator} />
      </div>
    </SampleProvider>
  );
}

/**
 * Links to the gallery in the other themes and languages. They are other hosts, so the router does not handle them.
 */
function Shops() {
  const { markets, locale, origin } = useShop();
  return (
    <div className="flex flex-wrap items-center gap-2 py-4">
      <ul className="flex flex-wrap gap-2" translate="no">
        {markets.map((market) => (
          <li key={market.origin + market.locale}>
            <a
              href={market.origin + market.home.replace(/\/$/, '') + NAME}
              aria-current={market.origin === origin && market.locale === locale ? 'page' : undefined}
              className={`chip ${market.origin === origin && market.locale === locale ? 'chip-selected' : ''}`}
            >
              {`${market.tenant} ${market.locale}`}
            </a>
          </li>
        ))}
      </ul>
      <ColorMode />
    </div>
  );
}
