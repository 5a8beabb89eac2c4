import { AccountFrame } from '#app/features/account/account-frame.tsx';
import { requireCustomer, signInFirst } from '#app/features/account/require-customer.ts';
import { headOf } from '#app/page/head.ts';
import { screenLink } from '#app/page/links.ts';
import { pageMeta } from '#app/page/page-meta.ts';
import { personalPage, requireScreen } from '#app/page/pages.ts';
import { useShop } from '#app/page/shop.tsx';
import { useText } from '#app/texts/texts.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import type { Route } from './+types/account-overview.route';
import { AccountOverviewQuery } from './account-overview.query.ts';

export const loader = personalPage(async ({ page }) => {
  requireScreen(page, 'accountOverview');
  const customer = await requireCustomer(page);
  const { customer: details } = await page.query(AccountOverviewQuery, {});
  if (!details) throw signInFirst(page);
  return { customer, details, head: headOf(page, 'account.section.accountOverview') };
});

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? pageMeta({ ...loaderData.head, noindex: true }) : [];

export default function AccountOverviewScreen({ loaderData }: Route.ComponentProps) {
  const { customer, details } = loaderData;
  const t = useText();
  const shop = useShop();
  return (
    <AccountFrame
      customer={customer}
      section="accountOverview"
      title={t('account.overview.hello', { name: customer.givenName })}
    >
      <div className="grid gap-4 md:grid-cols-2">
        <section aria-labelledby="own-data" className="rounded border border-line p-5">
          <h2 id="own-data" className="text-lg font-semibold">
            {t('account.section.accountPersonalData')}
          </h2>
          <p className="mb-4 mt-2 text-sm wrap-anywhere">
            {customer.givenName} {customer.familyName}
            <br />
            {details.email}
          </p>
          <ButtonLink to={screenLink(shop, 'accountPersonalData')} variant="secondary" size="m">
            {t('account.overview.data')}
          </ButtonLink>
        </section>
        {details.passkeys.length === 0 && <PasskeyOffer />}
      </div>
    </AccountFrame>
  );
}

/** Offered once somebody is signed in, never asked for. */
function PasskeyOffer() {
  const t = useText();
  return (
    <section aria-labelledby="passkey-offer" className="rounded bg-sunken p-5">
      <h2 id="passkey-offer" className="text-lg font-semibold">
        {t('account.offer.passkey.title')}
      </h2>
      <p className="mb-4 mt-2 text-sm">{t('account.data.passkeys.text')}</p>
      <ButtonLink
        to={`${screenLink(useShop(), 'accountPersonalData')}#passkeys`}
        variant="secondary"
        size="m"
      >
        {t('account.offer.passkey.action')}
      </ButtonLink>
    </section>
  );
}
