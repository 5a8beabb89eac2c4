import { data, Form, useNavigation } from 'react-router';
import { signInFirst } from '#app/features/account/require-customer.ts';
import { InvalidLink } from '#app/features/sign-in/invalid-link.tsx';
import { takeLinkFromAddress } from '#app/features/sign-in/open-link.ts';
import { buildHead } from '#app/page/head.ts';
import { screenLink } from '#app/page/links.ts';
import { buildPageMeta } from '#app/page/page-meta.ts';
import { personalAction, personalPage, requireScreen } from '#app/page/pages.ts';
import { useShop } from '#app/page/shop.tsx';
import { useText } from '#app/texts/texts.tsx';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import type { Route } from './+types/confirm-email.route';
import { ConfirmEmailMutation, EmailLinkQuery } from './confirm-email.query.ts';

/** The page of a mailed link that confirms an address. Opening it confirms nothing: pressing its button does. */
export const loader = personalPage(async ({ page }) => {
  requireScreen(page, 'confirmEmail');
  await takeLinkFromAddress(page);
  const { mailLink } = await page.query(EmailLinkQuery, {});
  return { link: mailLink.email, head: buildHead(page, 'account.email.confirm.title') };
});

export const action = personalAction(async ({ page }) => {
  requireScreen(page, 'confirmEmail');
  const { confirmEmail: outcome } = await page.query(ConfirmEmailMutation, {});
  // the link stays valid, in its cookie, until the visitor has signed in and comes back
  if (outcome.__typename === 'SignInRequired') throw signInFirst(page);
  return outcome.__typename === 'EmailConfirmed'
    ? data({ email: outcome.email as string | null })
    : data({ email: null }, { status: 410 });
});

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? buildPageMeta({ ...loaderData.head, noindex: true }) : [];

export default function ConfirmEmailScreen({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText();
  const shop = useShop();
  const data = screenLink(shop, 'accountPersonalData');
  if (actionData?.email) {
    return (
      <div role="status" className="wrap max-w-narrow py-6 md:py-10">
        <h1 className="mb-4 text-2xl font-semibold">{t('account.email.confirmed.title')}</h1>
        <p className="mb-6">{t('account.email.confirmed.text', { email: actionData.email })}</p>
        <ButtonLink to={data}>{t('account.email.confirmed.action')}</ButtonLink>
      </div>
    );
  }
  const { link } = loaderData;
  return (
    <div className="wrap max-w-narrow py-6 md:py-10">
      {link && !actionData ? <Confirm {...link} /> : <InvalidLink again={data} />}
    </div>
  );
}

function Confirm({ purpose, email }: { purpose: string; email: string }) {
  const t = useText();
  const busy = useNavigation().state !== 'idle';
  return (
    <>
      <h1 className="mb-4 text-2xl font-semibold">{t('account.email.confirm.title')}</h1>
      <p className="mb-6 wrap-anywhere">
        {t(purpose === 'CHANGE' ? 'account.email.confirm.change' : 'account.email.confirm.text', { email })}
      </p>
      <Form method="post" action={screenLink(useShop(), 'confirmEmail')}>
        <Button type="submit" size="l" busy={busy}>
          {t('account.email.confirm.submit')}
        </Button>
      </Form>
    </>
  );
}
