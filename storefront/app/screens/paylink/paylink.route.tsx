import { data, redirectDocument } from 'react-router';
import { answerNotChosen, readField } from '#app/form/form-state.ts';
import { buildHead } from '#app/page/head.ts';
import { paylinkLink } from '#app/page/order-links.ts';
import { buildPageMeta } from '#app/page/page-meta.ts';
import type { PageRequest } from '#app/page/page-request.ts';
import { personalAction, personalPage, requireScreen } from '#app/page/pages.ts';
import { useShop } from '#app/page/shop.tsx';
import { useText } from '#app/texts/texts.tsx';
import { formatDate, joinWords } from '#app/texts/unbroken.ts';
import { Alert } from '#app/ui/layer/alert.tsx';
import { formatMoney } from '#texts/format.ts';
import { formatTime } from '#texts/format-time.ts';
import type { Route } from './+types/paylink.route';
import { OpenPaylinkMutation, PayByLinkMutation } from './paylink.query.ts';
import { PaylinkForm } from './paylink-form.tsx';
import { PaylinkOutcome } from './paylink-outcome.tsx';

/** Longer than any token of the shop. */
const LONGEST_TOKEN = 200;

/**
 * Pays an open amount by a signed link from a mail; `returning-success` is the same page when the browser comes back.
 * Its name proves nothing: the provider reports whether it is paid.
 */
export const loader = personalPage(async ({ page }) => {
  const screen = requireScreen(page, 'paylink', 'paylinkReturn');
  const token = readToken(page);
  const { openPaylink: link } = await page.query(OpenPaylinkMutation, { token });
  const { email, phone } = page.tenant.company;
  return {
    link,
    // keeps the number on one line
    contact: { email, phone: joinWords(phone) },
    returned: screen === 'paylinkReturn',
    goes: page.url.searchParams.get('go') === '1' && link.checkoutUrl !== null,
    action: paylinkLink(page.localeSettings, token),
    again: paylinkLink(page.localeSettings, token, { returned: true }),
    head: buildHead(page, 'payment.link.meta'),
  };
});

function readToken({ url }: PageRequest): string {
  return (url.searchParams.get('link') ?? '').slice(0, LONGEST_TOKEN);
}

export const action = personalAction(async ({ page, form }) => {
  requireScreen(page, 'paylink', 'paylinkReturn');
  const paymentMethod = readField(form, 'paymentMethod');
  if (paymentMethod === '')
    return data({ unavailable: false, form: answerNotChosen('paymentMethod') }, { status: 422 });
  const token = readToken(page);
  const { payByLink: outcome } = await page.query(PayByLinkMutation, { token, paymentMethod });
  if (outcome.__typename === 'PaymentUnavailable') {
    return data({ unavailable: true, form: undefined }, { status: 409 });
  }
  // without scripts a form may not lead to another site (Content-Security-Policy, form-action): the page does
  const go = outcome.__typename === 'PaymentBegun';
  return redirectDocument(paylinkLink(page.localeSettings, token, { go }), 303);
});

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return [];
  const { head, goes, link } = loaderData;
  const refresh = goes ? [{ httpEquiv: 'refresh', content: `0;url=${link.checkoutUrl}` }] : [];
  return [...buildPageMeta({ ...head, noindex: true }), ...refresh];
};

export default function Paylink({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText();
  const { locale, priceFormat, timeZone } = useShop();
  const { link, contact, returned, action, again } = loaderData;
  if (link.state !== 'OPEN' || !link.amount || !link.orderNumber) {
    return <PaylinkOutcome link={link} contact={contact} again={again} />;
  }
  const amount = formatMoney(link.amount, locale, priceFormat);
  const until = link.expiresAt ? new Date(link.expiresAt) : null;
  return (
    <div className="wrap py-8 md:py-12">
      <div className="max-w-text">
        <h1 className="text-2xl font-semibold">{t('payment.link.title')}</h1>
        <p className="mt-3 text-lg">{t('payment.link.text', { number: link.orderNumber, amount })}</p>
        {until && (
          <p className="mt-1 text-sm text-muted">
            {t('payment.link.until', {
              date: formatDate(until, locale, timeZone),
              time: formatTime(until, timeZone),
            })}
          </p>
        )}
        {returned && link.lastFailed && (
          <div className="mt-6">
            <Alert kind="warning">{t('payment.link.failed')}</Alert>
          </div>
        )}
        <PaylinkForm link={link} amount={amount} answer={actionData} action={action} />
      </div>
    </div>
  );
}
