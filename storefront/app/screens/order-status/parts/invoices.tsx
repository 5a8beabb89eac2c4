import { invoiceLink } from '#app/page/order-links.ts';
import { useShop } from '#app/page/shop.tsx';
import type { StatusOrder } from '#app/screens/order-status/order-status.query.ts';
import { useText } from '#app/texts/texts.tsx';
import { formatDate } from '#app/texts/unbroken.ts';
import { useMoneyText } from '#app/ui/media/price.tsx';

/** Invoices and credit notes as files. */
export function Invoices({ order, accessToken }: { order: StatusOrder; accessToken: string | null }) {
  const t = useText();
  const money = useMoneyText();
  const { locale, timeZone } = useShop();
  const { orderNumber } = order;
  return (
    <section className="rounded bg-sunken p-5" aria-labelledby="order-invoices">
      <h2 id="order-invoices" className="mb-3 font-semibold">
        {t('order.page.invoices')}
      </h2>
      <ul className="space-y-3 text-sm">
        {order.life.invoices.map(({ number, creditNote, issuedAt, total }) => (
          <li key={number}>
            <a href={invoiceLink(number, { orderNumber, accessToken })} className="link">
              {t(creditNote ? 'order.page.creditNote' : 'order.page.invoice', { number })}
            </a>
            <p className="text-muted">
              {formatDate(new Date(issuedAt), locale, timeZone)} · {money(total)}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
