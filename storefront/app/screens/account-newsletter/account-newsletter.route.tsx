import { Link } from 'react-router';
import { AccountFrame } from '#app/features/account/account-frame.tsx';
import { requireCustomer } from '#app/features/account/require-customer.ts';
import { ChoicesForm } from '#app/features/newsletter/choices-form.tsx';
import { CurrentChoices } from '#app/features/newsletter/current-choices.tsx';
import { NewsletterForm } from '#app/features/newsletter/newsletter-form.tsx';
import { NewsletterOffer } from '#app/features/newsletter/newsletter-offer.tsx';
import { buildHead } from '#app/page/head.ts';
import { screenLink } from '#app/page/links.ts';
import { buildPageMeta } from '#app/page/page-meta.ts';
import { personalPage, requireScreen } from '#app/page/pages.ts';
import { useShop } from '#app/page/shop.tsx';
import { useText } from '#app/texts/texts.tsx';
import { Alert } from '#app/ui/layer/alert.tsx';
import type { Route } from './+types/account-newsletter.route';
import { AccountNewsletterQuery } from './account-newsletter.query.ts';

/** The customer's newsletter choices: the same subscription as on the newsletter's own pages. */
export const loader = personalPage(async ({ page }) => {
  requireScreen(page, 'accountNewsletter');
  const customer = await requireCustomer(page);
  const { newsletter } = await page.query(AccountNewsletterQuery, {});
  return { customer, newsletter, head: buildHead(page, 'account.newsletter.meta') };
});

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? buildPageMeta({ ...loaderData.head, noindex: true }) : [];

export default function AccountNewsletterScreen({ loaderData }: Route.ComponentProps) {
  const { customer, newsletter } = loaderData;
  const t = useText();
  const shop = useShop();
  const { choices } = newsletter;
  return (
    <AccountFrame
      customer={customer}
      section="accountNewsletter"
      title={t('account.section.accountNewsletter')}
    >
      <div className="max-w-text space-y-6">
        {choices?.pending && <Alert kind="info">{t('newsletter.pending')}</Alert>}
        {choices && !choices.pending && <CurrentChoices choices={choices} />}
        {choices?.subscribed ? (
          <ChoicesForm
            form={newsletter.choiceForm === 'radio' ? 'radio' : 'coded'}
            brands={newsletter.brands}
            token=""
            choices={choices}
            asked={{}}
            state={undefined}
          />
        ) : (
          <>
            {newsletter.offer && <NewsletterOffer offer={newsletter.offer} />}
            <NewsletterForm
              terms={newsletter}
              areaKey="account"
              state={{ values: { email: newsletter.ownEmail ?? '' }, faults: [] }}
            />
          </>
        )}
        <p className="border-t border-line pt-4 text-sm">
          <Link to={`${screenLink(shop, 'accountPersonalData')}#communication`} className="link">
            {t('newsletter.toCommunication')}
          </Link>
        </p>
      </div>
    </AccountFrame>
  );
}
