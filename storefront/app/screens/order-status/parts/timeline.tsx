import { useShop } from '#app/page/shop.tsx';
import type { StatusOrder } from '#app/screens/order-status/order-status.query.ts';
import { useText } from '#app/texts/texts.tsx';
import { formatDate } from '#app/texts/unbroken.ts';
import { useStepsToCome } from './steps-to-come.ts';

/** With a line to the next dot. */
const STEP =
  'relative pb-3 ps-5 before:absolute before:-start-0.5 before:top-2 before:-bottom-2 before:w-0.5 before:bg-line-strong last:pb-0 last:before:hidden';

/** The events of the order, the earliest first, and below them the remaining steps. */
export function Timeline({ order }: { order: StatusOrder }) {
  const t = useText();
  const toCome = useStepsToCome(order);
  const { timeline } = order;
  const { locale, timeZone } = useShop();
  if (timeline.length === 0) return null;
  return (
    <section
      className="rounded bg-sunken p-5 print:bg-transparent print:p-0"
      aria-labelledby="order-timeline"
    >
      <h2 id="order-timeline" className="mb-3 font-semibold">
        {t('order.timeline.title')}
      </h2>
      <ol className="ms-2 text-sm">
        {timeline.map(({ kind, at }, index) => (
          <li key={`${at}-${kind}`} className={STEP}>
            <Dot className={index === timeline.length - 1 ? 'bg-text' : 'bg-line-strong'} />
            <p className="font-medium">{t(`order.timeline.${kind}`)}</p>
            <p className="text-muted">
              <time dateTime={at}>{formatDate(new Date(at), locale, timeZone)}</time>
            </p>
          </li>
        ))}
        {toCome.map(({ key, text, when }) => (
          <li key={key} className={`${STEP} text-muted`}>
            <Dot className="bg-sunken" />
            <p>
              <span className="sr-only">{`${t('order.next.label')} `}</span>
              {text}
            </p>
            {when && <p>{when}</p>}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Filled for past events, empty for remaining steps; it covers the line behind it. */
function Dot({ className }: { className: string }) {
  return (
    <span
      aria-hidden="true"
      className={`absolute -start-[0.4375rem] top-1 size-3 rounded-full border-2 border-line-strong ${className}`}
    />
  );
}
