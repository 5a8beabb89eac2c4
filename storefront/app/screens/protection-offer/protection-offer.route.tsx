import { data } from 'react-router';
import { ProtectionForm } from '#app/features/credit/protection-form.tsx';
import { readField } from '#app/form/form-state.ts';
import { buildHead } from '#app/page/head.ts';
import { buildPageMeta } from '#app/page/page-meta.ts';
import type { PageRequest } from '#app/page/page-request.ts';
import { personalAction, personalPage, requireScreen } from '#app/page/pages.ts';
import { useText } from '#app/texts/texts.tsx';
import { Alert } from '#app/ui/layer/alert.tsx';
import type { Route } from './+types/protection-offer.route';
import { ChooseLaterProtectionMutation, OpenProtectionOfferMutation } from './protection-offer.query.ts';

/** Longer than any token of the shop. */
const LONGEST_TOKEN = 200;

/**
 * Payment protection for a running credit, by the signed link of a mail: where the law requires some days between the
 * contract and it (DE, § 7a (5) VVG). It has two equal buttons.
 */
export const loader = personalPage(async ({ page }) => {
  requireScreen(page, 'protectionOffer');
  const { openProtectionOffer: offer } = await page.query(OpenProtectionOfferMutation, {
    token: readToken(page),
  });
  return {
    offer,
    email: page.tenant.company.email,
    action: page.url.pathname + page.url.search,
    head: buildHead(page, 'credit.protection.meta'),
  };
});

function readToken({ url }: PageRequest): string {
  return (url.searchParams.get('link') ?? '').slice(0, LONGEST_TOKEN);
}

export const action = personalAction(async ({ page, form }) => {
  requireScreen(page, 'protectionOffer');
  if (readField(form, 'choice') !== 'yes') return data({ state: 'SKIPPED' as const });
  const totalMinor = Number(readField(form, 'totalMinor'));
  const { chooseLaterProtection: outcome } = await page.query(ChooseLaterProtectionMutation, {
    input: {
      token: readToken(page),
      totalMinor: Number.isSafeInteger(totalMinor) && totalMinor > 0 ? Math.min(totalMinor, 1e9) : 0,
      termsAccepted: readField(form, 'termsAccepted') === 'yes',
    },
  });
  return data({ state: outcome.state }, { status: outcome.state === 'CHOSEN' ? 200 : 422 });
});

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? buildPageMeta({ ...loaderData.head, noindex: true }) : [];

export default function ProtectionOffer({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText();
  const { offer, email, action } = loaderData;
  const state = actionData?.state ?? offer.state;
  return (
    <div className="wrap py-8 md:py-12">
      <div className="max-w-text space-y-6">
        <h1 className="text-2xl font-semibold">{t('credit.protection.offer.title')}</h1>
        <Outcome state={state} email={email} />
        {offer.cost && offer.orderNumber && state !== 'CHOSEN' && state !== 'SKIPPED' && (
          <>
            <p>{t('credit.protection.offer.lead', { number: offer.orderNumber })}</p>
            <ProtectionForm
              cost={offer.cost}
              chosen={false}
              termsMissing={state === 'TERMS_MISSING'}
              action={action}
              totalMinor={offer.cost.total.minor}
              plan={null}
            />
          </>
        )}
      </div>
    </div>
  );
}

function Outcome({ state, email }: { state: string; email: string }) {
  const t = useText();
  if (state === 'CHOSEN') return <Alert kind="success">{t('credit.protection.offer.chosen')}</Alert>;
  if (state === 'SKIPPED') return <Alert kind="info">{t('credit.protection.offer.skipped')}</Alert>;
  if (state === 'CHANGED') return <Alert kind="warning">{t('credit.protection.offer.changed')}</Alert>;
  if (state === 'GONE') return <Alert kind="info">{t('credit.protection.offer.gone', { email })}</Alert>;
  return null;
}
