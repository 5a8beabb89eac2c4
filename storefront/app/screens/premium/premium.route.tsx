import type { ResultOf } from 'gql.tada';
import { Form, redirect, useNavigation } from 'react-router';
import { SetCheckoutPremiumMutation } from '#app/features/checkout/checkout.mutations.ts';
import { CheckoutQuery } from '#app/features/checkout/checkout.query.ts';
import { CheckoutFrame } from '#app/features/checkout/checkout-frame.tsx';
import { redirectFromStep, stepAddress } from '#app/features/checkout/checkout-steps.ts';
import { OrderSummary } from '#app/features/checkout/order-summary.tsx';
import type { DeliveryFields } from '#app/features/delivery/delivery.fragment.ts';
import { getDeliveryName } from '#app/features/delivery/delivery-texts.ts';
import { readField } from '#app/form/form-state.ts';
import { buildHead } from '#app/page/head.ts';
import { screenLink } from '#app/page/links.ts';
import { buildPageMeta } from '#app/page/page-meta.ts';
import { createNotFound, personalAction, personalPage, requireScreen } from '#app/page/pages.ts';
import { useShop } from '#app/page/shop.tsx';
import { useText } from '#app/texts/texts.tsx';
import { formatDate } from '#app/texts/unbroken.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { Alert } from '#app/ui/layer/alert.tsx';
import { useMoneyText } from '#app/ui/media/price.tsx';
import type { Route } from './+types/premium.route';

/** The delivery flat: its content, its price, and a choice that is never preselected. Switched off: a 404. */
export const loader = personalPage(async ({ page }) => {
  requireScreen(page, 'premium');
  const { tenant } = page;
  if (!tenant.orderOptions.premium || !tenant.delivery.premium) throw createNotFound();
  const { paths } = page.localeSettings;
  const { checkout } = await page.query(CheckoutQuery, {});
  const missing = redirectFromStep(paths, checkout.step, 'DELIVERY');
  if (missing) throw redirect(missing);
  const ways = tenant.delivery.options.filter(({ premiumFree }) => premiumFree).map(({ code }) => code);
  return {
    checkout,
    ways,
    withdrawal: { days: tenant.withdrawal.days, email: tenant.company.email },
    next: stepAddress(paths, checkout.step),
    path: page.url.pathname,
    head: buildHead(page, 'delivery.premium.meta', { company: tenant.companyName }),
  };
});

export const action = personalAction(async ({ page, form }) => {
  requireScreen(page, 'premium');
  if (!page.tenant.orderOptions.premium) throw createNotFound();
  const chosen = readField(form, 'premium') === 'yes';
  const { setCheckoutPremium: outcome } = await page.query(SetCheckoutPremiumMutation, { chosen });
  if (outcome.__typename !== 'CheckoutChanged') throw new Error(`setCheckoutPremium: ${outcome.__typename}`);
  return redirect(stepAddress(page.localeSettings.paths, outcome.checkout.step), 303);
});

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? buildPageMeta({ ...loaderData.head, noindex: true }) : [];

type Premium = NonNullable<ResultOf<typeof DeliveryFields>['premium']>;

export default function PremiumPage({ loaderData }: Route.ComponentProps) {
  const t = useText();
  const { companyName: company } = useShop();
  const { checkout } = loaderData;
  const { premium } = checkout;
  return (
    <CheckoutFrame
      step="DELIVERY"
      title={t('delivery.premium.title', { company })}
      aside={<OrderSummary basket={checkout.basket} credit={checkout.credit} />}
    >
      {premium && (
        <div className="max-w-text space-y-6">
          <Terms premium={premium} ways={loaderData.ways} withdrawal={loaderData.withdrawal} />
          <Choice premium={premium} path={loaderData.path} next={loaderData.next} />
        </div>
      )}
    </CheckoutFrame>
  );
}

function Terms({
  premium,
  ways,
  withdrawal,
}: {
  premium: Premium;
  ways: readonly string[];
  withdrawal: { days: number; email: string };
}) {
  const t = useText();
  const moneyText = useMoneyText();
  const price = moneyText(premium.price);
  const { months } = premium;
  return (
    <>
      <p className="text-lg">{t('delivery.premium.intro', { price, months })}</p>
      <section aria-labelledby="premium-terms">
        <h2 id="premium-terms" className="mb-2 text-lg font-semibold">
          {t('delivery.premium.terms')}
        </h2>
        <ul className="list-disc space-y-2 pl-5">
          <li>{t('delivery.premium.term.once', { price, months })}</li>
          <li>
            {t('delivery.premium.term.ways', {
              ways: ways.map((code) => getDeliveryName(t, code)).join(', '),
            })}
          </li>
          <li>{t('delivery.premium.term.account')}</li>
          <li>{t('delivery.premium.term.withdraw', withdrawal)}</li>
        </ul>
      </section>
    </>
  );
}

/** Continuing without it is as easy as with it, and leads to the same step. */
function Choice({ premium, path, next }: { premium: Premium; path: string; next: string }) {
  const t = useText();
  const shop = useShop();
  const moneyText = useMoneyText();
  const busy = useNavigation().formAction === path;
  const company = shop.companyName;
  if (premium.until) {
    const date = formatDate(new Date(premium.until), shop.locale, shop.timeZone);
    return (
      <>
        <Alert kind="info">{t('delivery.premium.member', { company, date })}</Alert>
        <ButtonLink to={next}>{t('checkout.continue')}</ButtonLink>
      </>
    );
  }
  if (!premium.possible) {
    return (
      <>
        <Alert kind="info">{t('delivery.premium.guest')}</Alert>
        <div className="flex flex-wrap gap-3">
          <ButtonLink to={screenLink(shop, 'checkoutLogin')}>{t('delivery.premium.login')}</ButtonLink>
          <ButtonLink to={next} variant="secondary">
            {t('delivery.premium.decline')}
          </ButtonLink>
        </div>
      </>
    );
  }
  return (
    <Form method="post" action={path} className="flex flex-wrap gap-3">
      {premium.chosen && (
        <div className="w-full">
          <Alert kind="success">{t('delivery.premium.chosen', { company })}</Alert>
        </div>
      )}
      <Button type="submit" name="premium" value="yes" busy={busy}>
        {premium.chosen
          ? t('delivery.premium.keep')
          : t('delivery.premium.add', { price: moneyText(premium.price) })}
      </Button>
      <Button type="submit" name="premium" value="no" variant="secondary">
        {t(premium.chosen ? 'delivery.premium.remove' : 'delivery.premium.decline')}
      </Button>
    </Form>
  );
}
