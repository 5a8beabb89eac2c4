import { type ReactNode, useId } from 'react';
import { AccountFrameQuery } from '#app/features/account/account-frame.query.ts';
import { AccountFrame } from '#app/features/account/account-frame.tsx';
import { catchGatewayFailure } from '#app/features/account/null-when-failed.ts';
import { signInLink } from '#app/page/account-links.ts';
import { buildHead } from '#app/page/head.ts';
import { screenLink } from '#app/page/links.ts';
import { buildPageMeta } from '#app/page/page-meta.ts';
import { GatewayError, type PageRequest } from '#app/page/page-request.ts';
import { personalPage, requireScreen } from '#app/page/pages.ts';
import { useShop } from '#app/page/shop.tsx';
import { useText } from '#app/texts/texts.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { ErrorState } from '#app/ui/error-state.tsx';
import type { Route } from './+types/vouchers.route';
import { VoucherCard } from './voucher-card.tsx';
import { VouchersQuery } from './vouchers.query.ts';

/** The customer's vouchers, in the account when signed in: active ones, and those that are over or used. */
export const loader = personalPage(async ({ page }) => {
  requireScreen(page, 'vouchers');
  const [own, frame] = await Promise.all([
    loadOwnVouchers(page),
    catchGatewayFailure(page.query(AccountFrameQuery, {})),
  ]);
  return { own, customer: frame?.customer ?? null, head: buildHead(page, 'basket.vouchers.title') };
});

/** @returns null when they could not be loaded: the rest of the page stays (product 8) */
async function loadOwnVouchers(page: PageRequest) {
  try {
    const { vouchers, visitor } = await page.query(VouchersQuery, {});
    return { ...vouchers, loggedIn: visitor.loggedIn };
  } catch (reason) {
    if (!(reason instanceof GatewayError)) throw reason;
    page.log.error({ err: reason }, `Error on initial fetching data: ${String(reason)}`);
    return null;
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? buildPageMeta({ ...loaderData.head, noindex: true }) : [];

export default function VouchersScreen({ loaderData: { own, customer } }: Route.ComponentProps) {
  const t = useText();
  const title = t('basket.vouchers.title');
  if (customer) {
    return (
      <AccountFrame customer={customer} section="vouchers" title={title}>
        {own ? <OwnVouchers own={own} /> : <Failed />}
        <Newsletter />
      </AccountFrame>
    );
  }
  return (
    <div className="wrap py-6 md:py-10">
      <h1 className="mb-6 text-2xl">{title}</h1>
      {own === null && <Failed />}
      {own?.loggedIn && <OwnVouchers own={own} />}
      {own && !own.loggedIn && <SignIn />}
      <Newsletter />
    </div>
  );
}

type Own = NonNullable<Route.ComponentProps['loaderData']['own']>;

function OwnVouchers({ own: { active, expired } }: { own: Own }) {
  const t = useText();
  return (
    <div className="space-y-8">
      <VoucherGroup title={t('basket.vouchers.active')} none={t('basket.vouchers.none.active')}>
        {active.map((own) => (
          <VoucherCard key={own.voucher.id} own={own} active />
        ))}
      </VoucherGroup>
      <VoucherGroup title={t('basket.vouchers.expired')} none={t('basket.vouchers.none.expired')}>
        {expired.map((own) => (
          <VoucherCard key={own.voucher.id} own={own} active={false} />
        ))}
      </VoucherGroup>
    </div>
  );
}

function Failed() {
  const t = useText();
  const shop = useShop();
  return (
    <ErrorState title={t('basket.vouchers.failed')}>
      <ButtonLink to={screenLink(shop, 'vouchers')} reloadDocument variant="secondary">
        {t('ui.retry')}
      </ButtonLink>
    </ErrorState>
  );
}

function SignIn() {
  const t = useText();
  const shop = useShop();
  return (
    <section className="rounded bg-sunken p-5 md:p-8">
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
  );
}

function Newsletter() {
  const t = useText();
  const shop = useShop();
  return (
    <section className="mt-10 flex flex-wrap items-center justify-between gap-4 border-t border-line pt-6">
      <p>{t('basket.vouchers.newsletter')}</p>
      <ButtonLink to={screenLink(shop, 'newsletter')} variant="secondary">
        {t('basket.vouchers.newsletter.action')}
      </ButtonLink>
    </section>
  );
}

function VoucherGroup({ title, none, children }: { title: string; none: string; children: ReactNode[] }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      {children.length === 0 ? (
        <p className="mt-2 text-muted">{none}</p>
      ) : (
        <ul className="mt-3 grid gap-4 md:grid-cols-2 xl:grid-cols-3">{children}</ul>
      )}
    </section>
  );
}
