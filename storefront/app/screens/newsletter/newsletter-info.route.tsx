import type { ReactNode } from 'react';
import { screenLink } from '../../links.ts';
import { screenAlternates } from '../../page/alternates.ts';
import { publicPage, requireScreen } from '../../page/pages.ts';
import { rootShop } from '../../page/root-shop.ts';
import { useShop } from '../../page/shop.tsx';
import { translatorOf, useText } from '../../texts/texts.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { pageMeta } from '../../ui/page-meta.ts';
import type { Route } from './+types/newsletter-info.route';
import { NewsletterInfoQuery } from './newsletter.query.ts';
import { UnsubscribeHint } from './outcome.tsx';

/** What the newsletter is, how one gets it, and what happens with the address. */
export const loader = publicPage(async ({ page }) => {
  requireScreen(page, 'newsletterInfo');
  const { newsletter } = await page.query(NewsletterInfoQuery, {});
  return { doubleOptIn: newsletter.doubleOptIn, alternates: screenAlternates(page, 'newsletterInfo') };
});

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const shop = rootShop(matches);
  if (!loaderData || !shop) return [];
  const { text } = translatorOf(shop.locale);
  return pageMeta({
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
      <Section title={t('newsletter.info.how.title')}>{t(how)}</Section>
      <Section title={t('newsletter.info.data.title')}>{t('newsletter.privacy')}</Section>
      <div className="mt-8">
        <ButtonLink to={screenLink(shop, 'newsletter')}>{t('newsletter.info.subscribe')}</ButtonLink>
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
