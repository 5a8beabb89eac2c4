import { keepTypedForm } from '#app/form/keep-typed.ts';
import { buildHead } from '#app/page/head.ts';
import { buildPageMeta } from '#app/page/page-meta.ts';
import { createNotFound, personalPage, requireScreen } from '#app/page/pages.ts';
import { useText } from '#app/texts/texts.tsx';
import { Alert } from '#app/ui/layer/alert.tsx';
import type { Route } from './+types/withdrawal.route';
import { CheckStep } from './check-step.tsx';
import { Receipt } from './receipt.tsx';
import { withdrawalAction } from './withdrawal.action.ts';
import { WithdrawalOrderQuery, WithdrawalReceiptQuery } from './withdrawal.query.ts';
import { WithdrawalForm } from './withdrawal-form.tsx';

/**
 * The form of withdrawal (CRD art. 11a): for everybody, without signing in. It never reveals whether there is an
 * order; opened from the order's own page, it is filled in.
 */
export const loader = personalPage(async ({ page }) => {
  requireScreen(page, 'withdrawal');
  const { searchParams } = page.url;
  const orderNumber = searchParams.get('order')?.slice(0, 30) ?? '';
  const accessToken = searchParams.get('token')?.slice(0, 100) ?? null;
  const isCreditAsked = searchParams.get('scope') === 'credit';
  const received = searchParams.get('received');
  const receipt =
    received === null
      ? null
      : (await page.query(WithdrawalReceiptQuery, { statementId: received.slice(0, 50) })).withdrawalReceipt;
  if (received !== null && !receipt) throw createNotFound();
  const known = /^[A-Za-z0-9-]{1,30}$/.test(orderNumber)
    ? (await page.query(WithdrawalOrderQuery, { orderNumber, accessToken })).order
    : null;
  const kind = page.tenant.withdrawal.statutory ? ('statutory' as const) : ('contractual' as const);
  return {
    kind,
    receipt,
    order: known,
    orderNumber,
    scope: isCreditAsked ? ('credit' as const) : ('whole' as const),
    // without an order nobody learns whether it has a credit
    canBeCredit: known ? known.credit?.endedBy === null : page.tenant.credit.terms.length > 0,
    accessToken: known ? accessToken : null,
    // sending the same form twice makes one declaration
    statementId: crypto.randomUUID(),
    head: buildHead(page, `order.withdrawal.link.${kind}`),
  };
});

export const action = withdrawalAction;

/** @see keepTyped */
export const clientAction = (sent: Route.ClientActionArgs) =>
  keepTypedForm(sent, { step: 'form' as const, retryMinutes: null });

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? buildPageMeta({ ...loaderData.head, noindex: true }) : [];

export default function Withdrawal({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText();
  const { kind, receipt } = loaderData;
  if (receipt) return <Receipt receipt={receipt} kind={kind} />;
  const checking = actionData?.step === 'check';
  // a contractual right of return has its own words, which a credit is not withdrawn from with
  const isLoan = kind === 'contractual' && (actionData?.values.scope ?? loaderData.scope) === 'credit';
  return (
    <div className="wrap max-w-text py-8 md:py-12">
      <h1 className="text-3xl">{t(`order.withdraw.title.${isLoan ? 'credit' : kind}`)}</h1>
      {actionData?.retryMinutes != null && (
        <div className="mt-6">
          <Alert kind="warning">{t('order.withdraw.busy', { minutes: actionData.retryMinutes })}</Alert>
        </div>
      )}
      {checking ? (
        <CheckStep state={actionData} view={loaderData} />
      ) : (
        <WithdrawalForm state={actionData} view={loaderData} />
      )}
    </div>
  );
}
