import { data, Form, Link, useNavigation } from 'react-router';
import { ForgotForm, type ForgotState } from '#app/features/sign-in/forgot-form.tsx';
import { RequestPasswordResetMutation } from '#app/features/sign-in/sign-in.mutations.ts';
import { createFormAction } from '#app/form/form-action.ts';
import { collectTypedValues, readField } from '#app/form/form-state.ts';
import { keepTypedForm } from '#app/form/keep-typed.ts';
import { signInLink } from '#app/page/account-links.ts';
import { buildHead } from '#app/page/head.ts';
import { buildPageMeta } from '#app/page/page-meta.ts';
import { personalPage, requireScreen } from '#app/page/pages.ts';
import { useShop } from '#app/page/shop.tsx';
import { useText } from '#app/texts/texts.tsx';
import type { Route } from './+types/forgot-password.route';

export const loader = personalPage(async ({ page }) => {
  requireScreen(page, 'forgotPassword');
  return { head: buildHead(page, 'account.forgot.title') };
});

/** The answer is the same whether the address is known or not. */
export const action = createFormAction({ sent: false, busy: false }, async ({ page, form }) => {
  requireScreen(page, 'forgotPassword');
  const email = readField(form, 'email');
  const { requestPasswordReset: outcome } = await page.query(RequestPasswordResetMutation, { email });
  const state: ForgotState = { values: collectTypedValues(form), faults: [], sent: false, busy: false };
  switch (outcome.__typename) {
    case 'MailSent':
      return data({ ...state, values: { email: email.trim() }, sent: true });
    case 'TooManyAttempts':
      return data({ ...state, busy: true }, { status: 429 });
    case 'InvalidInput':
      return data({ ...state, faults: outcome.fields }, { status: 422 });
  }
});

/** @see keepTyped */
export const clientAction = (sent: Route.ClientActionArgs) =>
  keepTypedForm(sent, { sent: false, busy: false });

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? buildPageMeta({ ...loaderData.head, noindex: true }) : [];

export default function ForgotPasswordScreen({ actionData }: Route.ComponentProps) {
  const t = useText();
  const sending = useNavigation().state !== 'idle';
  return (
    <div className="wrap max-w-narrow py-6 md:py-10">
      <h1 className="mb-6 text-2xl font-semibold">
        {t(actionData?.sent ? 'account.forgot.sent.title' : 'account.forgot.title')}
      </h1>
      <ForgotForm As={Form} state={actionData} sending={sending} prefix="forgot" />
      <p className="mt-6 text-sm">
        <Link to={signInLink(useShop())} className="link touch">
          {t('account.forgot.back')}
        </Link>
      </p>
    </div>
  );
}
