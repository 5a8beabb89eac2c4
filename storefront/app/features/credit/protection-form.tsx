import { useId } from 'react';
import { Form, useNavigation } from 'react-router';
import { useText } from '#app/texts/texts.tsx';
import { Button } from '#app/ui/button.tsx';
import { Alert } from '#app/ui/layer/alert.tsx';
import { useMoneyText } from '#app/ui/media/price.tsx';
import type { ProtectionCost } from './checkout-credit.query.ts';
import type { PlanView } from './plan.fragment.ts';
import { usePlanWords } from './plan-words.ts';
import { ProtectionCover, ProtectionFigures, ProtectionTerms } from './protection-cover.tsx';

/** The cover, its price, and two equal buttons; the terms are never preselected. */
export function ProtectionForm({
  cost,
  chosen,
  termsMissing,
  action,
  totalMinor,
  plan,
}: {
  cost: ProtectionCost;
  chosen: boolean;
  termsMissing: boolean;
  action: string;
  /** sent along, so that another sum cannot be accepted by mistake */
  totalMinor?: number;
  /** the plan whose instalments are shown with and without the premium; null if they are not known here */
  plan: PlanView | null;
}) {
  const t = useText();
  const navigation = useNavigation();
  const moneyText = useMoneyText();
  const { compareProtection } = usePlanWords();
  const fault = useId();
  const sending = navigation.formData?.get('choice');
  return (
    <Form method="post" action={action} className="space-y-6" noValidate>
      {totalMinor !== undefined && <input type="hidden" name="totalMinor" value={totalMinor} />}
      {chosen && (
        <Alert
          kind="info"
          title={t('credit.protection.chosen', {
            premium: moneyText(cost.premium),
            total: moneyText(cost.total),
          })}
        />
      )}
      <p className="max-w-text">{t('credit.protection.lead')}</p>
      <section className="space-y-2">
        <h2 className="text-lg font-semibold">{t('credit.protection.covers')}</h2>
        <ProtectionCover />
      </section>
      <section className="space-y-2">
        <h2 className="text-lg font-semibold">{t('credit.protection.cost')}</h2>
        <ProtectionFigures cost={cost} />
        {plan && <p className="max-w-text tabular-nums">{compareProtection(plan, cost)}</p>}
        <ProtectionTerms withdrawalDays={cost.withdrawalDays} />
      </section>
      <div>
        <label className="flex min-h-control-l items-start gap-3 py-2">
          <input
            type="checkbox"
            className="choice"
            name="termsAccepted"
            id="termsAccepted"
            value="yes"
            defaultChecked={false}
            aria-invalid={termsMissing || undefined}
            aria-describedby={termsMissing ? fault : undefined}
          />
          <span>{t('credit.protection.terms')}</span>
        </label>
        {termsMissing && (
          <p id={fault} role="alert" className="text-sm text-error">
            {t('credit.protection.terms.required')}
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" name="choice" value="yes" size="l" variant="secondary" busy={sending === 'yes'}>
          {t('credit.protection.accept')}
        </Button>
        <Button type="submit" name="choice" value="no" size="l" variant="secondary" busy={sending === 'no'}>
          {t('credit.protection.skip')}
        </Button>
      </div>
    </Form>
  );
}
