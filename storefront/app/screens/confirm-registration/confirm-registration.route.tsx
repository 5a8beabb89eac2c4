import { data, Form, Link, redirect, useNavigation } from 'react-router';
import { InvalidLink } from '#app/features/sign-in/invalid-link.tsx';
import { takeLinkFromAddress } from '#app/features/sign-in/open-link.ts';
import { type FormState, readField } from '#app/form/form-state.ts';
import { useFormErrors } from '#app/form/use-form-errors.ts';
import { accountLink, signInLink } from '#app/page/account-links.ts';
import { buildHead } from '#app/page/head.ts';
import { screenLink } from '#app/page/links.ts';
import { buildPageMeta } from '#app/page/page-meta.ts';
import { personalAction, personalPage, requireScreen } from '#app/page/pages.ts';
import { useShop } from '#app/page/shop.tsx';
import { buildShopInfo } from '#app/page/shop-info.ts';
import { changeSession } from '#app/session/personal.ts';
import { useText } from '#app/texts/texts.tsx';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { FormErrorSummary } from '#app/ui/form/form-error-summary.tsx';
import { PasswordField } from '#app/ui/form/password-field.tsx';
import { Alert } from '#app/ui/layer/alert.tsx';
import type { Route } from './+types/confirm-registration.route';
import { ConfirmRegistrationMutation, RegistrationLinkQuery } from './confirm-registration.query.ts';

type ConfirmState = FormState & {
  readonly problem: 'wrong' | 'busy' | 'invalid' | 'exists' | 'joined' | null;
  readonly retryMinutes: number;
};

/** The page of a registration's mailed link. Opening it makes no account: entering the chosen password does. */
export const loader = personalPage(async ({ page }) => {
  requireScreen(page, 'confirmRegistration');
  await takeLinkFromAddress(page);
  const { mailLink } = await page.query(RegistrationLinkQuery, {});
  return {
    givenName: mailLink.registration?.givenName ?? null,
    head: buildHead(page, 'account.register.confirm.title'),
  };
});

export const action = personalAction(async ({ page, form }) => {
  requireScreen(page, 'confirmRegistration');
  const password = readField(form, 'password');
  const { confirmRegistration: outcome } = await page.query(ConfirmRegistrationMutation, { password });
  const state: ConfirmState = { values: {}, faults: [], problem: null, retryMinutes: 0 };
  switch (outcome.__typename) {
    case 'LoggedIn':
      return redirect(accountLink(buildShopInfo(page)), 303);
    case 'AccountExists':
      return data<ConfirmState>({ ...state, problem: outcome.orderJoined ? 'joined' : 'exists' });
    case 'LinkInvalid':
      return data<ConfirmState>({ ...state, problem: 'invalid' }, { status: 410 });
    case 'WrongCredentials':
      return data<ConfirmState>({ ...state, problem: 'wrong' }, { status: 422 });
    case 'TooManyAttempts': {
      const retryMinutes = Math.ceil(outcome.retryAfterSeconds / 60);
      return data<ConfirmState>({ ...state, problem: 'busy', retryMinutes }, { status: 429 });
    }
    case 'InvalidInput':
      return data<ConfirmState>({ ...state, faults: outcome.fields }, { status: 422 });
  }
});

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => changeSession(serverAction);

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? buildPageMeta({ ...loaderData.head, noindex: true }) : [];

export default function ConfirmRegistrationScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { givenName } = loaderData;
  const shop = useShop();
  const problem = actionData?.problem;
  return (
    <div className="wrap max-w-narrow py-6 md:py-10">
      {problem === 'exists' || problem === 'joined' ? (
        <AccountExists joined={problem === 'joined'} />
      ) : givenName === null || problem === 'invalid' ? (
        <>
          <InvalidLink again={screenLink(shop, 'register')} />
          <KnownAlready />
        </>
      ) : (
        <Confirm givenName={givenName} state={actionData} />
      )}
    </div>
  );
}

/** Shown for a second link, opened after another one has made the account. */
function AccountExists({ joined }: { joined: boolean }) {
  const t = useText();
  const shop = useShop();
  return (
    <>
      <h1 className="mb-4 text-2xl font-semibold">{t('account.register.exists.title')}</h1>
      <p className="mb-6">{t(joined ? 'account.register.exists.joined' : 'account.register.exists.text')}</p>
      <ButtonLink to={signInLink(shop)}>{t('account.login.submit')}</ButtonLink>
      <p className="mt-6">
        <Link to={screenLink(shop, 'forgotPassword')} className="link touch">
          {t('account.login.forgot')}
        </Link>
      </p>
    </>
  );
}

/** Shown when the link is spent because the account exists. */
function KnownAlready() {
  const t = useText();
  const shop = useShop();
  return (
    <p className="mt-6">
      {t('account.register.known')}{' '}
      <Link to={signInLink(shop)} className="link touch">
        {t('account.login.submit')}
      </Link>
    </p>
  );
}

function Confirm({ givenName, state }: { givenName: string; state: ConfirmState | undefined }) {
  const t = useText();
  const shop = useShop();
  const busy = useNavigation().state !== 'idle';
  const { list, getError } = useFormErrors(state, { password: t('form.field.password') });
  return (
    <>
      <h1 className="mb-4 text-2xl font-semibold">{t('account.register.confirm.title')}</h1>
      <p className="mb-6">{t('account.register.confirm.text', { name: givenName })}</p>
      <Form method="post" action={screenLink(shop, 'confirmRegistration')} className="space-y-4" noValidate>
        {state?.problem === 'wrong' && <Alert kind="error">{t('account.login.wrong.own')}</Alert>}
        {state?.problem === 'busy' && (
          <Alert kind="error">{t('account.login.busy', { minutes: state.retryMinutes })}</Alert>
        )}
        <FormErrorSummary errors={list} />
        <PasswordField
          name="password"
          autoComplete="current-password"
          label={t('form.field.password')}
          error={getError('password')}
        />
        <Button type="submit" size="l" busy={busy} className="w-full">
          {t('account.register.confirm.submit')}
        </Button>
      </Form>
    </>
  );
}
