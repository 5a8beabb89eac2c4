import { Form } from 'react-router';
import { PaymentMark } from '#app/features/payment/payment-mark.tsx';
import { getPaymentName } from '#app/features/payment/payment-name.ts';
import { screenLink } from '#app/page/links.ts';
import { useShop } from '#app/page/shop.tsx';
import { useText } from '#app/texts/texts.tsx';

/**
 * Buttons that begin the order with a wallet, which gives contact and address. They order nothing: the review
 * follows. A wallet that the device lacks is hidden by its class (base.css).
 * @param form id of an article's form, which goes into the basket first, with its services; absent for the basket as
 *   it is
 */
export function ExpressButtons({ wallets, form }: { wallets: readonly string[]; form?: string }) {
  const t = useText();
  const shop = useShop();
  const action = screenLink(shop, 'walletCheckout');
  if (wallets.length === 0) return null;
  return (
    <section aria-label={t('payment.express.title')} className="express screen-only space-y-2">
      {wallets.map((code) => {
        const className = code === 'apple-pay' ? 'apple-pay' : undefined;
        return form ? (
          <div key={code} className={className}>
            <ExpressButton method={code} form={form} formAction={action} />
          </div>
        ) : (
          <Form key={code} method="post" action={action} className={className}>
            <ExpressButton method={code} />
          </Form>
        );
      })}
      <p className="text-xs text-muted">{t('payment.express.hint')}</p>
    </section>
  );
}

/** @param form id of the form that it sends, elsewhere on the page, to `formAction` */
function ExpressButton({ method, ...target }: { method: string; form?: string; formAction?: string }) {
  const t = useText();
  return (
    <button
      type="submit"
      name="method"
      value={method}
      className="button button-secondary button-l w-full"
      {...target}
    >
      <PaymentMark method={method} />
      {t('payment.express.with', { method: getPaymentName(t, method) })}
    </button>
  );
}
