import { Form } from 'react-router';
import { PiecesSelect } from '#app/features/order/pieces-select.tsx';
import { getReturnFieldName } from '#app/features/order/returned-lines.ts';
import { useFormErrors } from '#app/form/use-form-errors.ts';
import { screenLink } from '#app/page/links.ts';
import { useShop } from '#app/page/shop.tsx';
import { useText } from '#app/texts/texts.tsx';
import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/form/field.tsx';
import { FormErrorSummary } from '#app/ui/form/form-error-summary.tsx';
import { RadioGroup } from '#app/ui/form/radio-group.tsx';
import { TextAreaField } from '#app/ui/form/text-area.tsx';
import { FIELD_LIMITS } from '#forms/field-limits.ts';
import { addBrandToName, joinAmounts } from '#texts/article-name.ts';
import type { WithdrawalState } from './withdrawal.action.ts';
import type { WithdrawalOrder } from './withdrawal.query.ts';

export type WithdrawalView = {
  readonly kind: 'statutory' | 'contractual';
  readonly order: WithdrawalOrder | null;
  readonly orderNumber: string;
  readonly accessToken: string | null;
  readonly scope: 'whole' | 'credit';
  /** whether a credit may belong to the order */
  readonly canBeCredit: boolean;
  readonly statementId: string;
};

/** Name, contract, address for the receipt: nothing else may be required (CRD art. 11a(2)). */
export function WithdrawalForm({
  state,
  view,
}: {
  state: WithdrawalState | undefined;
  view: WithdrawalView;
}) {
  const t = useText();
  const { order, kind } = view;
  const labels = {
    name: t('order.withdraw.name'),
    orderNumber: t('order.withdraw.number'),
    email: t('order.withdraw.email'),
    scope: t('order.withdraw.scope'),
    articles: t('order.withdraw.articles'),
  };
  const { list, getError } = useFormErrors(state, labels);
  const getValue = (name: string, otherwise = '') => state?.values[name] ?? otherwise;
  const person = order ? `${order.billingAddress.givenName} ${order.billingAddress.familyName}` : '';
  return (
    <>
      <p className="mt-3 text-lg">{t(`order.withdraw.intro.${kind}`)}</p>
      <p className="mt-2 mb-6 text-sm text-muted">{t('order.withdraw.receipt')}</p>
      <FormErrorSummary errors={list} />
      <Form method="post" action={screenLink(useShop(), 'withdrawal')} className="mt-6 space-y-5" noValidate>
        <input type="hidden" name="statementId" value={getValue('statementId', view.statementId)} />
        <input type="hidden" name="token" value={getValue('token', view.accessToken ?? '')} />
        <TextField
          label={labels.name}
          name="name"
          autoComplete="name"
          maxLength={FIELD_LIMITS.declaredName}
          defaultValue={getValue('name', person)}
          error={getError('name')}
        />
        <TextField
          label={labels.orderNumber}
          name="orderNumber"
          inputMode="numeric"
          autoComplete="off"
          maxLength={FIELD_LIMITS.orderNumber}
          hint={t('order.withdraw.number.hint')}
          defaultValue={getValue('orderNumber', order?.orderNumber ?? view.orderNumber)}
          error={getError('orderNumber')}
        />
        <TextField
          label={labels.email}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={FIELD_LIMITS.email}
          hint={t('order.withdraw.email.hint')}
          defaultValue={getValue('email', order?.email)}
          error={getError('email')}
        />
        <RadioGroup
          legend={labels.scope}
          name="scope"
          defaultValue={getValue('scope', view.scope)}
          error={getError('scope')}
          options={[
            { value: 'whole', label: t('order.withdraw.whole') },
            { value: 'part', label: t('order.withdraw.part') },
            ...(view.canBeCredit
              ? [
                  { value: 'credit', label: t('order.withdraw.credit') },
                  { value: 'both', label: t('order.withdraw.both') },
                ]
              : []),
          ]}
        />
        {order ? (
          <Lines order={order} getValue={getValue} error={getError('articles')} />
        ) : (
          <TextAreaField
            label={labels.articles}
            name="articles"
            rows={3}
            optional
            maxLength={FIELD_LIMITS.declaredArticles}
            hint={t('order.withdraw.articles.hint')}
            defaultValue={getValue('articles')}
            error={getError('articles')}
          />
        )}
        <Button type="submit" name="intent" value="check">
          {t('order.withdraw.next')}
        </Button>
      </Form>
    </>
  );
}

/** The pieces, for a withdrawal from a part. */
function Lines({
  order,
  getValue,
  error,
}: {
  order: WithdrawalOrder;
  getValue: (name: string) => string;
  error: string | undefined;
}) {
  const t = useText();
  const kept = new Map(order.life.pieces.map((piece) => [piece.position, piece.kept]));
  return (
    <fieldset id="articles" aria-describedby={error ? 'articles-error' : undefined}>
      <legend className="mb-2 text-sm font-medium">{t('order.withdraw.lines')}</legend>
      <ul className="divide-y divide-line border-y border-line">
        {order.lines
          .filter(({ position }) => (kept.get(position) ?? 0) > 0)
          .map(({ position, brandName, name }) => (
            <li key={position} className="pair items-center gap-x-4 gap-y-2 py-3">
              <label htmlFor={getReturnFieldName(position)} className="min-w-0">
                {joinAmounts(addBrandToName(brandName, name))}
              </label>
              <PiecesSelect
                id={getReturnFieldName(position)}
                position={position}
                max={kept.get(position) ?? 0}
                chosen={Number(getValue(getReturnFieldName(position)) || 0)}
              />
            </li>
          ))}
      </ul>
      {error && (
        <p id="articles-error" className="mt-1 text-sm text-error">
          {error}
        </p>
      )}
    </fieldset>
  );
}
