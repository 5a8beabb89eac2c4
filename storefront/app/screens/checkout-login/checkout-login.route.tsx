import type { ReactNode } from 'react';
import { Form, redirect, useNavigation } from 'react-router';
import { CheckoutFrame } from '#app/features/checkout/checkout-frame.tsx';
import { stepAddress } from '#app/features/checkout/checkout-steps.ts';
import { OrderSummary } from '#app/features/checkout/order-summary.tsx';
import { SignInForm } from '#app/features/sign-in/sign-in-form.tsx';
import type { SignInState } from '#app/features/sign-in/submit-sign-in.ts';
import { useFormErrors } from '#app/form/use-form-errors.ts';
import { buildHead } from '#app/page/head.ts';
import { screenLink } from '#app/page/links.ts';
import { buildPageMeta } from '#app/page/page-meta.ts';
import { personalPage, requireScreen } from '#app/page/pages.ts';
import { useShop } from '#app/page/shop.tsx';
import { changeSession } from '#app/session/personal.ts';
import { useText } from '#app/texts/texts.tsx';
import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/form/field.tsx';
import { FormErrorSummary } from '#app/ui/form/form-error-summary.tsx';
import { PasswordField } from '#app/ui/form/password-field.tsx';
import { Accordion, AccordionSection } from '#app/ui/layer/accordion.tsx';
import { Alert } from '#app/ui/layer/alert.tsx';
import type { Route } from './+types/checkout-login.route';
import { type IdentityIntent, type IdentityState, loginAction } from './checkout-login.action.ts';
import { CheckoutLoginQuery } from './checkout-login.query.ts';

/**
 * The first step: the identity of the buyer. A signed-in customer with a basket is led to the first missing step.
 * A soft-logged-in customer stays, because this step asks for the password. A basket that cannot be ordered yet is
 * shown first, with the reasons.
 */
export const loader = personalPage(async ({ page }) => {
  requireScreen(page, 'checkoutLogin');
  const { visitor, checkout } = await page.query(CheckoutLoginQuery, {});
  const shopping = checkout.step !== 'BASKET';
  if (!shopping && checkout.basket.count > 0) throw redirect(screenLink(page.localeSettings, 'basket'), 302);
  const signedIn = visitor.loggedIn && !visitor.softLoggedIn;
  if (signedIn && shopping) throw redirect(stepAddress(page.localeSettings.paths, checkout.step));
  return {
    shopping,
    basket: shopping ? checkout.basket : null,
    // the frame around it is as reduced as that of the other steps
    ordering: shopping,
    signedInAs: signedIn ? (visitor.givenName ?? visitor.email ?? '') : null,
    // soft-logged-in, and must enter the password
    isKnown: visitor.softLoggedIn,
    stays: visitor.stays,
    email: checkout.email ?? (visitor.softLoggedIn ? visitor.email : null) ?? '',
    head: buildHead(page, 'checkout.login.meta'),
  };
});

export const action = loginAction;

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => changeSession(serverAction);

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? buildPageMeta({ ...loaderData.head, noindex: true }) : [];

export default function CheckoutLogin({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText();
  const title = t(loaderData.shopping ? 'checkout.login.title' : 'checkout.login.titleOnly');
  return (
    <CheckoutFrame
      step={loaderData.shopping ? 'LOGIN' : null}
      title={title}
      aside={loaderData.basket && <OrderSummary basket={loaderData.basket} />}
    >
      {loaderData.signedInAs === null ? (
        <SignIn {...loaderData} state={actionData} />
      ) : (
        <SignedIn name={loaderData.signedInAs} />
      )}
    </CheckoutFrame>
  );
}

type Answered = { signIn: SignInState | null; identity: IdentityState | null };

/**
 * With a basket one e-mail field and the button for guests come first; signing in and a new account open below.
 * Without a basket there is only the sign-in.
 */
function SignIn({
  shopping,
  isKnown,
  stays,
  email,
  state,
}: {
  shopping: boolean;
  isKnown: boolean;
  stays: boolean;
  email: string;
  state: Answered | undefined;
}) {
  const t = useText();
  const shop = useShop();
  const sending = String(useNavigation().formData?.get('intent') ?? '');
  const identity = { email, state: state?.identity ?? undefined, sending };
  const signIn = (
    <SignInForm
      As={Form}
      action={screenLink(shop, 'checkoutLogin')}
      state={state?.signIn ?? undefined}
      sending={sending}
      prefix="login"
      email={email}
      recognised={isKnown}
      stays={stays}
    />
  );
  if (!shopping) {
    return (
      <Choice id="login-title" title={t('checkout.login.known.title')} text={t('checkout.login.known.text')}>
        {signIn}
      </Choice>
    );
  }
  // a refused form stays open, and so does the sign-in of a soft-logged-in customer
  const open = state ? (state.signIn ? 'login' : state.identity?.intent) : isKnown ? 'login' : 'guest';
  return (
    <div className="space-y-6">
      <IdentityForm intent="guest" {...identity} />
      <Accordion>
        <AccordionSection title={t('checkout.login.known.title')} level={2} open={open === 'login'}>
          <p className="mb-4 text-sm text-muted">{t('checkout.login.known.text')}</p>
          {signIn}
        </AccordionSection>
        <AccordionSection title={t('checkout.login.account.title')} level={2} open={open === 'account'}>
          <IdentityForm intent="account" {...identity} />
        </AccordionSection>
      </Accordion>
    </div>
  );
}

const texts = {
  guest: {
    title: 'checkout.login.guest.title',
    text: 'checkout.login.guest.text',
    submit: 'checkout.login.guest.submit',
  },
  account: {
    title: 'checkout.login.account.title',
    text: 'checkout.login.account.text',
    submit: 'checkout.login.account.submit',
  },
} as const;

/** Loads the rules after a refusal. */
async function isIdentityRight(field: string, value: string): Promise<boolean> {
  const { loginSchema } = await import('#forms/checkout.ts');
  const rule = field === 'email' ? loginSchema.shape.email : loginSchema.shape.password;
  return rule.safeParse(value).success;
}

/** Ordering as a guest, or with a new account. Only the form that was sent shows its faults. */
function IdentityForm({
  intent,
  state,
  email,
  sending,
}: {
  intent: IdentityIntent;
  state: IdentityState | undefined;
  email: string;
  sending: string;
}) {
  const t = useText();
  const own = state?.intent === intent ? state : undefined;
  const labels = { email: t('form.field.email'), password: t('form.field.password') };
  const { list, getError } = useFormErrors(own, labels, undefined, isIdentityRight);
  // several forms on one page: ids must differ
  const buildId = (name: string) => `${intent}-${name}`;
  const Around = intent === 'guest' ? Choice : Plain;
  return (
    <Around id={buildId('title')} title={t(texts[intent].title)} text={t(texts[intent].text)}>
      <Form method="post" action={screenLink(useShop(), 'checkoutLogin')} className="space-y-4" noValidate>
        <input type="hidden" name="intent" value={intent} />
        {own?.problem && (
          <Alert kind="error">{t(`checkout.login.${own.problem}`, { minutes: own.retryMinutes })}</Alert>
        )}
        <FormErrorSummary errors={list.map((error) => ({ ...error, field: buildId(error.field) }))} />
        <TextField
          id={buildId('email')}
          name="email"
          type="email"
          autoComplete="email"
          label={labels.email}
          defaultValue={own?.values.email ?? email}
          error={getError('email')}
        />
        {intent === 'account' && (
          <PasswordField
            id={buildId('password')}
            name="password"
            autoComplete="new-password"
            label={labels.password}
            hint={t('form.field.password.hint')}
            error={getError('password')}
          />
        )}
        <Button
          type="submit"
          size="l"
          variant={intent === 'guest' ? 'primary' : 'secondary'}
          busy={sending === intent}
          className="w-full"
        >
          {t(texts[intent].submit)}
        </Button>
      </Form>
    </Around>
  );
}

type ChoiceProps = { id: string; title: string; text: string; children: ReactNode };

/** Below a title of its own already. */
function Plain({ text, children }: ChoiceProps) {
  return (
    <>
      <p className="mb-4 text-sm text-muted">{text}</p>
      {children}
    </>
  );
}

function Choice({ id, title, text, children }: ChoiceProps) {
  return (
    <section aria-labelledby={id} className="rounded border border-line p-5 md:p-6">
      <h2 id={id} className="text-lg font-semibold">
        {title}
      </h2>
      <p className="mb-4 mt-1 text-sm text-muted">{text}</p>
      {children}
    </section>
  );
}

function SignedIn({ name }: { name: string }) {
  const t = useText();
  const shop = useShop();
  return (
    <div className="space-y-4">
      <p>{t('checkout.login.already', { name })}</p>
      <Form method="post" action={screenLink(shop, 'checkoutLogin')}>
        <input type="hidden" name="intent" value="logout" />
        <Button type="submit" variant="secondary">
          {t('checkout.login.logout')}
        </Button>
      </Form>
    </div>
  );
}
