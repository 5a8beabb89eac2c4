import { data, Form, useNavigation } from 'react-router';
import { InvalidLink } from '#app/features/sign-in/invalid-link.tsx';
import { takeLinkFromAddress } from '#app/features/sign-in/open-link.ts';
import { createFormAction } from '#app/form/form-action.ts';
import { type FormState, readField } from '#app/form/form-state.ts';
import { useFormErrors } from '#app/form/use-form-errors.ts';
import { signInLink } from '#app/page/account-links.ts';
import { buildHead } from '#app/page/head.ts';
import { screenLink } from '#app/page/links.ts';
import { buildPageMeta } from '#app/page/page-meta.ts';
import { personalPage, requireScreen } from '#app/page/pages.ts';
import { useShop } from '#app/page/shop.tsx';
import { changeSession } from '#app/session/personal.ts';
import { useText } from '#app/texts/texts.tsx';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { FormErrorSummary } from '#app/ui/form/form-error-summary.tsx';
import { PasswordField } from '#app/ui/form/password-field.tsx';
import type { Route } from './+types/reset-password.route';
import { ResetLinkQuery, ResetPasswordMutation } from './reset-password.query.ts';

type ResetState = FormState & { readonly step: 'form' | 'done' | 'invalid' };

/**
 * The page of the mailed link. Opening it does not use the link up, because mail programs open links to scan them.
 */
export const loader = personalPage(async ({ page }) => {
  requireScreen(page, 'resetPassword');
  await takeLinkFromAddress(page);
  const { mailLink } = await page.query(ResetLinkQuery, {});
  return { open: mailLink.resetsPassword, head: buildHead(page, 'account.reset.title') };
});

export const action = createFormAction({ step: 'form' as const }, async ({ page, form }) => {
  requireScreen(page, 'resetPassword');
  const password = readField(form, 'password');
  const { resetPassword: outcome } = await page.query(ResetPasswordMutation, { password });
  const state: ResetState = { values: {}, faults: [], step: 'form' };
  switch (outcome.__typename) {
    case 'PasswordReset':
      return data<ResetState>({ ...state, step: 'done' });
    case 'LinkInvalid':
      return data<ResetState>({ ...state, step: 'invalid' }, { status: 410 });
    case 'InvalidInput':
      return data<ResetState>({ ...state, faults: outcome.fields }, { status: 422 });
  }
});

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => changeSession(serverAction);

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? buildPageMeta({ ...loaderData.head, noindex: true }) : [];

export default function ResetPasswordScreen({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText();
  const shop = useShop();
  const step = actionData?.step ?? (loaderData.open ? 'form' : 'invalid');
  return (
    <div className="wrap max-w-narrow py-6 md:py-10">
      {step === 'invalid' && <InvalidLink again={screenLink(shop, 'forgotPassword')} />}
      {step === 'form' && <NewPassword state={actionData} />}
      {step === 'done' && (
        <>
          <h1 className="mb-4 text-2xl font-semibold">{t('account.reset.done.title')}</h1>
          <p className="mb-6">{t('account.reset.done.text')}</p>
          <ButtonLink to={signInLink(shop)}>{t('account.login.submit')}</ButtonLink>
        </>
      )}
    </div>
  );
}

function NewPassword({ state }: { state: ResetState | undefined }) {
  const t = useText();
  const busy = useNavigation().state !== 'idle';
  const { list, getError } = useFormErrors(state, { password: t('account.reset.field') });
  return (
    <>
      <h1 className="mb-4 text-2xl font-semibold">{t('account.reset.title')}</h1>
      <p className="mb-6">{t('account.reset.text')}</p>
      <Form method="post" action={screenLink(useShop(), 'resetPassword')} className="space-y-4" noValidate>
        <FormErrorSummary errors={list} />
        <PasswordField
          name="password"
          autoComplete="new-password"
          label={t('account.reset.field')}
          hint={t('form.field.password.hint')}
          error={getError('password')}
        />
        <Button type="submit" size="l" busy={busy} className="w-full">
          {t('account.reset.submit')}
        </Button>
      </Form>
    </>
  );
}
