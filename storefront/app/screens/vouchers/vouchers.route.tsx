import { type ReactNode, useId } from 'react';
import { headOf } from '#app/page/head.ts';
import { screenLink, signInLink } from '#app/page/links.ts';
import { pageMeta } from '#app/page/page-meta.ts';
import { personalPage, requireScreen } from '#app/page/pages.ts';
import { useShop } from '#app/page/shop.tsx';
import { useText } from '#app/texts/texts.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import type { Route } from './+types/vouchers.route';
import { VoucherCard } from './voucher-card.tsx';
import { VouchersQuery } from './vouchers.query.ts';

/** The signed-in customer's vouchers: those that count, and those that are over or used. */
export const loader = personalPage(async ({ page }) => {
  requireScreen(page, 'vouchers');
  const { vouchers, visitor } = await page.query(VouchersQuery, {});
  return { vouchers, loggedIn: visitor.loggedIn, head: headOf(page, 'basket.vouchers.title') };
});

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? pageMeta({ ...loaderData.head, noindex: true }) : [];

export default function VouchersScreen({ loaderData }: Route.ComponentProps) {
  const { vouchers, loggedIn } = loaderData;
  const t = useText();
  const shop = useShop();
  return (
    <div className="wrap py-6 md:py-10">
      <h1 className="text-2xl">{t('basket.vouchers.title')}</h1>
      {loggedIn ? (
        <>
          <VoucherGroup title={t('basket.vouchers.active')} none={t('basket.vouchers.none.active')}>
            {vouchers.active.map((own) => (
              <VoucherCard key={own.voucher.id} own={own} active />
            ))}
          </VoucherGroup>
          <VoucherGroup title={t('basket.vouchers.expired')} none={t('basket.vouchers.none.expired')}>
            {vouchers.expired.map((own) => (
              <VoucherCard key={own.voucher.id} own={own} active={false} />
            ))}
          </VoucherGroup>
        </>
      ) : (
        <section className="mt-6 rounded bg-sunken p-5 md:p-8">
          <p className="max-w-text">{t('basket.vouchers.signIn')}</p>
          <div className="mt-4 flex flex-wrap gap-3">
            <ButtonLink to={signInLink(shop, screenLink(shop, 'vouchers'))}>
              {t('basket.vouchers.signIn.action')}
            </ButtonLink>
            <ButtonLink to={screenLink(shop, 'basket')} variant="secondary">
              {t('basket.vouchers.toBasket')}
            </ButtonLink>
          </div>
        </section>
      )}
      <section className="mt-10 flex flex-wrap items-center justify-between gap-4 border-t border-line pt-6">
        <p>{t('basket.vouchers.newsletter')}</p>
        <ButtonLink to={screenLink(shop, 'newsletter')} variant="secondary">
          {t('basket.vouchers.newsletter.action')}
        </ButtonLink>
      </section>
    </div>
  );
}

function VoucherGroup({ title, none, children }: { title: string; none: string; children: ReactNode[] }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="mt-6">
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      {children.length === 0 ? (
        <p className="mt-2 text-muted">{none}</p>
      ) : (
        <ul className="mt-3 grid gap-4 md:grid-cols-2 lg:grid-cols-3">{children}</ul>
      )}
    </section>
  );
}
