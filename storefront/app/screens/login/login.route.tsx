import { data, Form, redirect, useLocation, useNavigation } from 'react-router';
import { Slot } from '#app/extension/slot.tsx';
import { ConfirmForm, SignInForm } from '#app/features/sign-in/sign-in-form.tsx';
import { isSignInIntent, signInStatus, submitSignIn } from '#app/features/sign-in/submit-sign-in.ts';
import { readField } from '#app/form/form-state.ts';
import { accountLink, readSignInNext, signInLink, stepUpLink } from '#app/page/account-links.ts';
import { buildHead } from '#app/page/head.ts';
import { homeLink, screenLink } from '#app/page/links.ts';
import { buildPageMeta } from '#app/page/page-meta.ts';
import { personalAction, personalPage, requireScreen } from '#app/page/pages.ts';
import { useShop } from '#app/page/shop.tsx';
import { buildShopInfo } from '#app/page/shop-info.ts';
import { LogoutMutation } from '#app/session/personal.query.ts';
import { changeSession } from '#app/session/personal.ts';
import { useText } from '#app/texts/texts.tsx';
import { joinUnbroken } from '#app/texts/unbroken.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Alert } from '#app/ui/layer/alert.tsx';
import type { Route } from './+types/login.route';
import { LoginPageQuery } from './login.query.ts';

/**
 * The sign-in as a page of its own, which replaces the modal without scripts. With `confirm` a signed-in customer
 * gives the password again. `next` is the page to return to.
 */
export const loader = personalPage(async ({ page }) => {
  requireScreen(page, 'login');
  const { visitor } = await page.query(LoginPageQuery, {});
  const shop = buildShopInfo(page);
  const signedIn = visitor.loggedIn && !visitor.softLoggedIn;
  const confirms = signedIn && page.url.searchParams.has('confirm');
  if (signedIn && !confirms) throw redirect(readSignInNext(page.url.searchParams) ?? accountLink(shop), 303);
  return {
    confirms,
    erased: page.url.searchParams.get('erased') === '1',
    knownAs: visitor.softLoggedIn ? visitor.givenName : null,
    stays: visitor.stays,
    withoutPassword: visitor.hasPassword === false,
    head: buildHead(page, confirms ? 'account.login.confirm.title' : 'account.login.title'),
  };
});

export const action = personalAction(async ({ page, form }) => {
  requireScreen(page, 'login');
  const shop = buildShopInfo(page);
  const intent = readField(form, 'intent');
  if (intent === 'logout') {
    await page.query(LogoutMutation, {});
    return redirect(homeLink(shop), 303);
  }
  if (!isSignInIntent(intent)) throw new Response(null, { status: 400 });
  const state = await submitSignIn(page, form, intent);
  if (state) return data(state, { status: signInStatus(state) });
  // the account would ask for the password at once
  const first = intent === 'number' ? screenLink(shop, 'wishlist') : accountLink(shop);
  return redirect(readSignInNext(page.url.searchParams) ?? first, 303);
});

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => changeSession(serverAction);

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? buildPageMeta({ ...loaderData.head, noindex: true }) : [];

export default function LoginScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { confirms, knownAs } = loaderData;
  const t = useText();
  const shop = useShop();
  const navigation = useNavigation();
  const next = readSignInNext(new URLSearchParams(useLocation().search));
  const props = {
    As: Form,
    action: confirms ? stepUpLink(shop, next ?? accountLink(shop)) : signInLink(shop, next),
    state: actionData,
    sending: String(navigation.formData?.get('intent') ?? ''),
    prefix: 'login',
    email: '',
    recognised: knownAs !== null,
    stays: loaderData.stays,
  };
  return (
    <div className="wrap max-w-narrow py-6 md:py-10">
      <h1 className="mb-6 text-2xl font-semibold">
        {t(confirms ? 'account.login.confirm.title' : 'account.login.title')}
      </h1>
      {loaderData.erased && (
        <div className="mb-6">
          <Alert kind="success">{t('account.data.delete.done.title')}</Alert>
        </div>
      )}
      {confirms && <p className="mb-6">{t('account.login.confirm.text')}</p>}
      {knownAs && <Known name={knownAs} withoutPassword={loaderData.withoutPassword} />}
      {confirms ? <ConfirmForm {...props} /> : <SignInForm {...props} />}
      {!confirms && knownAs === null && <NewCustomer />}
      <Slot name="sign-in.below-form" />
    </div>
  );
}

/** For a soft-logged-in customer: the name, the sign-out, and a link to set a password for a customer without one. */
function Known({ name, withoutPassword }: { name: string; withoutPassword: boolean }) {
  const t = useText();
  const shop = useShop();
  return (
    <div className="mb-6 space-y-3">
      <p>{t('account.login.soft', { name: joinUnbroken(name) })}</p>
      {withoutPassword && (
        <div className="rounded bg-sunken p-4">
          <p className="mb-3 text-sm">{t('account.data.password.none')}</p>
          <ButtonLink to={screenLink(shop, 'forgotPassword')} variant="secondary" size="m">
            {t('account.np.title')}
          </ButtonLink>
        </div>
      )}
      <Form method="post" action={screenLink(shop, 'login')}>
        <input type="hidden" name="intent" value="logout" />
        <button type="submit" className="link touch text-sm">
          {t('account.notYou')}
        </button>
      </Form>
    </div>
  );
}

function NewCustomer() {
  const t = useText();
  return (
    <section aria-labelledby="new-customer" className="mt-10 rounded bg-sunken p-5 md:p-6">
      <h2 id="new-customer" className="text-lg font-semibold">
        {t('account.login.new.title')}
      </h2>
      <p className="mb-4 mt-1 text-sm text-muted">{t('account.login.new.text')}</p>
      <ButtonLink to={screenLink(useShop(), 'register')} variant="secondary">
        {t('account.login.new.action')}
      </ButtonLink>
    </section>
  );
}
