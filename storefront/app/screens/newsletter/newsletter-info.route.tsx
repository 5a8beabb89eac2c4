import type { ReactNode } from 'react';
import { NewsletterOffer } from '#app/features/newsletter/newsletter-offer.tsx';
import { NewsletterSheet } from '#app/features/newsletter/newsletter-sheet.tsx';
import { buildScreenAlternates } from '#app/page/alternates.ts';
import { screenLink } from '#app/page/links.ts';
import { buildPageMeta } from '#app/page/page-meta.ts';
import { publicPage, requireScreen } from '#app/page/pages.ts';
import { findRootShop } from '#app/page/root-shop.ts';
import { useShop } from '#app/page/shop.tsx';
import { getTranslator, useText } from '#app/texts/texts.tsx';
import type { Route } from './+types/newsletter-info.route';
import { NewsletterInfoQuery } from './newsletter.query.ts';
import { UnsubscribeHint } from './outcome.tsx';

/** The newsletter: its content, how to subscribe, and how the address is used. */
export const loader = publicPage(async ({ page }) => {
  requireScreen(page, 'newsletterInfo');
  const { newsletter } = await page.query(NewsletterInfoQuery, {});
  return {
    terms: newsletter,
    doubleOptIn: newsletter.doubleOptIn,
    alternates: buildScreenAlternates(page, 'newsletterInfo'),
  };
});

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const shop = findRootShop(matches);
  if (!loaderData || !shop) return [];
  const { text } = getTranslator(shop.locale);
  return buildPageMeta({
    title: text('newsletter.info.title'),
    shopName: shop.companyName,
    description: text('newsletter.info.text', { company: shop.companyName }),
    canonical: shop.origin + screenLink(shop, 'newsletterInfo'),
    alternates: loaderData.alternates,
  });
};

export default function NewsletterInfoScreen({ loaderData }: Route.ComponentProps) {
  const t = useText();
  const shop = useShop();
  const how = loaderData.doubleOptIn ? 'newsletter.info.how.double' : 'newsletter.info.how.single';
  return (
    <div className="wrap max-w-text py-10 md:py-16">
      <h1 className="text-3xl">{t('newsletter.info.title')}</h1>
      <p className="mt-3 text-lg text-muted">{t('newsletter.info.text', { company: shop.companyName })}</p>
      {loaderData.terms.offer && (
        <div className="mt-6">
          <NewsletterOffer offer={loaderData.terms.offer} />
        </div>
      )}
      <Section title={t('newsletter.info.how.title')}>{t(how)}</Section>
      <Section title={t('newsletter.info.data.title')}>{t('newsletter.privacy')}</Section>
      <div className="mt-8">
        <NewsletterSheet
          terms={loaderData.terms}
          areaKey="newsletterInfo"
          label={t('newsletter.info.subscribe')}
        />
      </div>
      <UnsubscribeHint />
    </div>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-8">
      <h2 className="text-xl">{title}</h2>
      <p className="mt-2">{children}</p>
    </section>
  );
}
