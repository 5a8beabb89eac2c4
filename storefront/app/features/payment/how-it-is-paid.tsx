import type { ResultOf } from 'gql.tada';
import type { ReactNode } from 'react';
import type { MoneyFields } from '#app/graphql/money.fragment.ts';
import { type OwnOrder, paymentCodeLink, paymentSlipLink } from '#app/page/order-links.ts';
import { useShop } from '#app/page/shop.tsx';
import { useText } from '#app/texts/texts.tsx';
import { formatDate } from '#app/texts/unbroken.ts';
import { formatMoney } from '#texts/format.ts';
import type { PaymentInstructionFields } from './payment-instruction.fragment.ts';

/**
 * The account for a transfer of the amount, or the account and day of a direct debit.
 * @param total the amount to pay
 * @param order whose QR bill may exist
 */
export function HowItIsPaid({
  instruction,
  total,
  order,
}: {
  instruction: ResultOf<typeof PaymentInstructionFields>;
  total: ResultOf<typeof MoneyFields>;
  order: OwnOrder;
}) {
  const t = useText();
  const { locale, priceFormat } = useShop();
  const amount = formatMoney(total, locale, priceFormat);
  const formatDay = (date: string) => formatDate(date, locale, 'UTC');
  const { payUntil, collectOn, debitedIban } = instruction;
  if (payUntil) {
    return (
      <Box
        title={t('payment.transfer.title')}
        text={t('payment.transfer.text', { amount, date: formatDay(payUntil) })}
        below={
          <>
            {instruction.hasCode && (
              <TransferCode instruction={instruction} amount={amount} source={paymentCodeLink(order)} />
            )}
            {instruction.hasSlip && (
              <p className="mt-4">
                <a href={paymentSlipLink(order)} className="link touch">
                  {t(instruction.hasCode ? 'payment.transfer.paper' : 'payment.transfer.slip')}
                </a>
              </p>
            )}
          </>
        }
      >
        <Fact name={t('payment.transfer.amount')}>{amount}</Fact>
        <Fact name={t('payment.transfer.holder')}>{instruction.accountHolder}</Fact>
        <Fact name={t('payment.transfer.iban')}>{instruction.iban}</Fact>
        <Fact name={t('payment.transfer.bic')}>{instruction.bic}</Fact>
        <Fact name={t('payment.transfer.bank')}>{instruction.bankName}</Fact>
        <Fact name={t('payment.transfer.reference')}>{instruction.transferReference}</Fact>
      </Box>
    );
  }
  if (!collectOn) return null;
  const values = { amount, date: formatDay(collectOn), iban: debitedIban ?? '' };
  return (
    <Box title={t('payment.mandate.title')} text={t('payment.mandate.collect', values)}>
      <Fact name={t('payment.mandate.reference')}>{instruction.mandateReference}</Fact>
      <Fact name={t('payment.mandate.creditor')}>{instruction.creditorId}</Fact>
    </Box>
  );
}

/** Black on white in every colour mode, since scanners read nothing else reliably. */
function TransferCode({
  instruction: { iban, transferReference: reference },
  amount,
  source,
}: {
  instruction: ResultOf<typeof PaymentInstructionFields>;
  amount: string;
  source: string;
}) {
  const t = useText();
  return (
    <div className="mt-4 flex flex-wrap items-center gap-4 print:break-inside-avoid">
      <img
        src={source}
        alt={t('payment.transfer.code', { amount, iban, reference })}
        width={144}
        height={144}
        className="size-36 shrink-0 rounded border border-line bg-white"
      />
      <p className="max-w-60 min-w-40 flex-1 text-sm text-muted">{t('payment.transfer.scan')}</p>
    </div>
  );
}

function Box({
  title,
  text,
  below,
  children,
}: {
  title: string;
  text: string;
  below?: ReactNode;
  children: ReactNode;
}) {
  return (
    <section aria-labelledby="how-it-is-paid" className="rounded border border-line p-5">
      <h2 id="how-it-is-paid" className="font-semibold">
        {title}
      </h2>
      <p className="mt-2">{text}</p>
      <dl className="mt-4 grid gap-x-6 gap-y-2 md:grid-cols-[max-content_1fr]">{children}</dl>
      {below}
    </section>
  );
}

function Fact({ name, children }: { name: string; children: string | null }) {
  return (
    <div className="contents">
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="font-medium tabular-nums [overflow-wrap:anywhere]">{children}</dd>
    </div>
  );
}
