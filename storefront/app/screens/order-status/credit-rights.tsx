import type { ResultOf } from 'gql.tada';
import type { ReactNode } from 'react';
import { Form, Link } from 'react-router';
import type { RepaymentFields } from '#app/features/credit/credit-rights.query.ts';
import { ProtectionForm } from '#app/features/credit/protection-form.tsx';
import { screenLink } from '#app/page/links.ts';
import { orderStatusLink, withdrawalLink } from '#app/page/order-links.ts';
import { useShop } from '#app/page/shop.tsx';
import { useText } from '#app/texts/texts.tsx';
import { formatDate } from '#app/texts/unbroken.ts';
import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/form/field.tsx';
import { Accordion, AccordionSection } from '#app/ui/layer/accordion.tsx';
import { Alert } from '#app/ui/layer/alert.tsx';
import { MoneyText, useMoneyText } from '#app/ui/media/price.tsx';
import { FIELD_LIMITS } from '#forms/field-limits.ts';
import { formatRate } from '#texts/format.ts';
import { CreditRightForm } from './credit-right-form.tsx';
import type { StatusOrder } from './order-status.query.ts';

type Quote = ResultOf<typeof RepaymentFields>;

/** The rights of a borrower with a running credit, each with its sums before it is done. */
export function CreditRights({
  order,
  accessToken,
  part,
  termsMissing,
}: {
  order: StatusOrder;
  /** null: the customer is signed in */
  accessToken: string | null;
  /** an amount that was entered. @property quote null if it cannot be paid back */
  part: { typed: string; minor: number | null; quote: Quote | null } | null;
  termsMissing: boolean;
}) {
  const t = useText();
  const shop = useShop();
  const moneyText = useMoneyText();
  const rights = order.creditRights;
  if (!rights) return null;
  const path = orderStatusLink(shop, { orderNumber: order.orderNumber, accessToken: null });
  const { repayment, withdrawal, pause, dueBeforePause, protectionOffer, protectionSaving } = rights;
  return (
    <section id="credit-rights" aria-labelledby="credit-rights-title" className="screen-only">
      <h2 id="credit-rights-title" className="mb-3 text-xl">
        {t('account.credit.title')}
      </h2>
      <Accordion>
        {repayment && (
          <AccordionSection title={t('account.credit.repay')} level={3} open={part !== null}>
            <p className="mb-4 max-w-text text-sm text-muted">{t('account.credit.repay.text')}</p>
            <QuoteFigures quote={repayment} />
            <RepayForm order={order} accessToken={accessToken} quote={repayment} partMinor={null} />
            <PartForm order={order} accessToken={accessToken} part={part} />
          </AccordionSection>
        )}
        {withdrawal && (
          <AccordionSection title={t('account.credit.withdraw')} level={3}>
            <p className="mb-4 max-w-text text-sm text-muted">
              {t('account.credit.withdraw.text', {
                date: formatDate(withdrawal.lastDay, shop.locale, 'UTC'),
                payBy: formatDate(withdrawal.payBy, shop.locale, 'UTC'),
              })}
            </p>
            <dl className="mb-4 max-w-narrow space-y-1 text-sm tabular-nums">
              <Row name={t('account.credit.price')}>
                <MoneyText money={withdrawal.price} />
              </Row>
              <Row name={t('account.credit.saved')}>
                <MoneyText money={withdrawal.saved} />
              </Row>
              <Payable pay={withdrawal.pay} refund={withdrawal.refund} />
            </dl>
            <Link
              to={withdrawalLink(shop, { orderNumber: order.orderNumber, accessToken }, 'credit')}
              className="link touch"
            >
              {t('account.credit.withdraw.submit')}
            </Link>
          </AccordionSection>
        )}
        {!withdrawal && (
          <AccordionSection title={t('account.credit.withdraw')} level={3}>
            <p className="max-w-text text-sm text-muted">
              {t('account.credit.withdraw.over', {
                date: formatDate(rights.withdrawalLastDay, shop.locale, 'UTC'),
              })}
            </p>
          </AccordionSection>
        )}
        {pause && (
          <AccordionSection title={t('account.credit.pause')} level={3}>
            <PauseOffer order={order} accessToken={accessToken} pause={pause} />
          </AccordionSection>
        )}
        {dueBeforePause && (
          <AccordionSection title={t('account.credit.pause')} level={3}>
            <p className="max-w-text text-sm text-muted">
              {t('account.credit.pause.due', { amount: moneyText(dueBeforePause) })}
            </p>
          </AccordionSection>
        )}
        {protectionOffer && !accessToken && (
          <AccordionSection title={t('account.protection.choose')} level={3} open={termsMissing}>
            <ProtectionForm
              cost={protectionOffer}
              chosen={false}
              termsMissing={termsMissing}
              action={`${path}&intent=protect#credit-rights`}
              totalMinor={protectionOffer.total.minor}
              plan={order.credit?.plan ?? null}
            />
          </AccordionSection>
        )}
        {protectionSaving && (
          <AccordionSection title={t('account.protection.end')} level={3}>
            <p className="mb-4 max-w-text text-sm text-muted">{t('account.protection.end.text')}</p>
            <dl className="mb-4 max-w-narrow text-sm font-semibold tabular-nums">
              <Row name={t('account.protection.end.saved')}>
                <MoneyText money={protectionSaving} />
              </Row>
            </dl>
            <CreditRightForm
              order={order}
              accessToken={accessToken}
              intent="unprotect"
              label={t('account.protection.end.submit')}
            />
          </AccordionSection>
        )}
      </Accordion>
    </section>
  );
}

/** A pause of the later instalments: its price, and the plan afterwards. */
function PauseOffer({
  order,
  accessToken,
  pause,
}: {
  order: StatusOrder;
  accessToken: string | null;
  pause: NonNullable<NonNullable<StatusOrder['creditRights']>['pause']>;
}) {
  const t = useText();
  const { locale } = useShop();
  const { months, surcharge } = pause;
  const formatDay = (day: string) => formatDate(day, locale, 'UTC');
  return (
    <>
      <p className="mb-4 max-w-text text-sm text-muted">{t('account.credit.pause.text', { months })}</p>
      <dl className="mb-4 max-w-narrow space-y-1 text-sm tabular-nums">
        <Row name={t('account.credit.pause.surcharge')}>
          <MoneyText money={surcharge} />
        </Row>
        <Row name={t('account.credit.pause.next')}>{formatDay(pause.firstDueOn)}</Row>
        <Row name={t('account.credit.pause.instalment')}>
          <MoneyText money={pause.instalment} />
        </Row>
        <Row name={t('account.credit.pause.last')}>{formatDay(pause.lastDueOn)}</Row>
        <Row name={t('account.credit.pause.rate')}>{formatRate(pause.annualPercent, locale)}</Row>
        <Row name={t('account.credit.pause.owed')} total>
          <MoneyText money={pause.owed} />
        </Row>
      </dl>
      <CreditRightForm
        order={order}
        accessToken={accessToken}
        intent="pause"
        label={t('account.credit.pause.submit')}
        fields={{ surchargeMinor: String(surcharge.minor) }}
      />
    </>
  );
}

function QuoteFigures({ quote }: { quote: Quote }) {
  const t = useText();
  const { locale } = useShop();
  return (
    <>
      <dl className="mb-2 max-w-narrow space-y-1 text-sm tabular-nums">
        <Row name={t('account.credit.owed')}>
          <MoneyText money={quote.owed} />
        </Row>
        <Row name={t('account.credit.saved')}>
          <MoneyText money={quote.saved} />
        </Row>
        {quote.onItsWay.minor > 0 && (
          <>
            <Row name={t('account.credit.whole')}>
              <MoneyText money={quote.pay} />
            </Row>
            <Row name={t('account.credit.onItsWay')}>
              <MoneyText money={quote.onItsWay} />
            </Row>
          </>
        )}
        <Payable pay={quote.rest} refund={quote.refund} />
      </dl>
      <p className="mb-4 text-sm text-muted">
        {t('account.credit.valid', { date: formatDate(quote.validUntil, locale, 'UTC') })}
      </p>
    </>
  );
}

function Payable({ pay, refund }: { pay: Quote['pay']; refund: Quote['refund'] }) {
  const t = useText();
  return (
    <>
      <Row name={t('account.credit.pay')} total>
        <MoneyText money={pay} />
      </Row>
      {refund.minor > 0 && (
        <Row name={t('account.credit.refund')}>
          <MoneyText money={refund} />
        </Row>
      )}
    </>
  );
}

function RepayForm({
  order,
  accessToken,
  quote,
  partMinor,
}: {
  order: StatusOrder;
  accessToken: string | null;
  quote: Quote;
  partMinor: number | null;
}) {
  const t = useText();
  const money = useMoneyText();
  return (
    <CreditRightForm
      order={order}
      accessToken={accessToken}
      intent="repay"
      label={
        quote.onItsWay.minor > 0 && quote.rest.minor === 0
          ? t('account.credit.repay')
          : t('account.credit.repay.submit', { amount: money(quote.rest) })
      }
      fields={{ payMinor: String(quote.pay.minor), ...(partMinor && { partMinor: String(partMinor) }) }}
    />
  );
}

/** Paying a part: asked for by an address, so that it works without scripts and changes nothing. */
function PartForm({
  order,
  accessToken,
  part,
}: Pick<Parameters<typeof CreditRights>[0], 'order' | 'accessToken' | 'part'>) {
  const t = useText();
  const shop = useShop();
  return (
    <div className="mt-6 border-t border-line pt-4">
      <Form
        method="get"
        action={`${screenLink(shop, 'orderStatus')}#credit-rights`}
        preventScrollReset
        className="flex flex-wrap items-end gap-4"
      >
        <input type="hidden" name="order" value={order.orderNumber} />
        {accessToken && <input type="hidden" name="token" value={accessToken} />}
        <div className="w-48">
          <TextField
            name="part"
            label={t('account.credit.part')}
            defaultValue={part?.typed ?? ''}
            inputMode="decimal"
            maxLength={FIELD_LIMITS.reference}
            optional
            marked={false}
          />
        </div>
        <Button type="submit" variant="secondary" size="l">
          {t('order.return.ask')}
        </Button>
      </Form>
      {part && (
        <div className="mt-4" aria-live="polite">
          {part.quote ? (
            <>
              <QuoteFigures quote={part.quote} />
              <RepayForm order={order} accessToken={accessToken} quote={part.quote} partMinor={part.minor} />
            </>
          ) : (
            <Alert kind="warning">{t('account.credit.part.refused')}</Alert>
          )}
        </div>
      )}
    </div>
  );
}

/** A pair of a list. @param total whether it is what the pairs before it come to */
function Row({ name, total = false, children }: { name: string; total?: boolean; children: ReactNode }) {
  return (
    <div className={`pair gap-x-4${total ? ' border-t border-line pt-1 font-semibold' : ''}`}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
