import { useText } from '#app/texts/texts.tsx';
import { CheckboxField } from '#app/ui/form/checkbox.tsx';
import { RadioGroup } from '#app/ui/form/radio-group.tsx';
import { Icon } from '#app/ui/media/icon.tsx';
import { useMoneyText } from '#app/ui/media/price.tsx';
import { writePlan } from '#forms/credit.ts';
import type { ProtectionCost } from './checkout-credit.query.ts';
import type { PlanView } from './plan.fragment.ts';
import { usePlanWords } from './plan-words.ts';
import { ProtectionCover, ProtectionTerms } from './protection-cover.tsx';

/** A plan, and what payment protection beside it costs; null where it is not offered together with an order. */
export type ProtectablePlan = PlanView & { readonly protection: ProtectionCost | null };

/**
 * Payment protection chosen on the page of the plan: neither answer is preselected, and its terms are accepted
 * separately. Its price is listed for every plan until one is chosen, so that it can be read without scripts.
 * @param plans the plans whose price is shown
 */
export function ProtectionChoice({
  plans,
  values,
  isChosen,
  getError,
}: {
  plans: readonly ProtectablePlan[];
  /** the typed values of a refused form */
  values: Readonly<Record<string, string>> | undefined;
  /** the stored answer; null if there is none */
  isChosen: boolean | null;
  getError: (field: string) => string | undefined;
}) {
  const t = useText();
  const { name } = usePlanWords();
  const stored = isChosen === null ? null : isChosen ? 'yes' : 'no';
  const [single] = plans.length === 1 ? plans : [];
  const withdrawalDays = Math.max(...plans.map(({ protection }) => protection?.withdrawalDays ?? 0));
  return (
    <div className="protection-choice space-y-4">
      <input type="hidden" name="protectionOffered" value="yes" />
      <RadioGroup
        legend={t('credit.protection.title')}
        heading
        name="protection"
        defaultValue={values ? values.protection : stored}
        error={getError('protection')}
        options={[
          {
            value: 'yes',
            label: t('credit.protection.with'),
            hint: single && <PlanPrice plan={single} />,
          },
          { value: 'no', label: t('credit.protection.without') },
        ]}
      />
      <p className="max-w-text text-sm">{t('credit.protection.lead')}</p>
      {!single && (
        <section className="space-y-2">
          <h2 className="text-sm font-semibold">{t('credit.protection.cost')}</h2>
          <ul className="space-y-1 text-sm">
            {plans.map((plan) => (
              <li key={writePlan(plan)}>
                {name(plan)}
                <span className="block text-muted">
                  <PlanPrice plan={plan} />
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
      <div className="protection-terms">
        <CheckboxField
          name="termsAccepted"
          value="yes"
          label={t('credit.protection.terms')}
          error={getError('termsAccepted')}
        />
      </div>
      <details className="accordion border-y border-line">
        <summary className="flex min-h-12 items-center gap-3 rounded py-2 font-semibold">
          <span className="flex-1">{t('credit.protection.covers')}</span>
          <Icon name="chevron-down" className="accordion-mark" />
        </summary>
        <div className="space-y-2 pb-4">
          <ProtectionCover />
        </div>
      </details>
      <ProtectionTerms withdrawalDays={withdrawalDays} />
    </div>
  );
}

function PlanPrice({ plan }: { plan: ProtectablePlan }) {
  const t = useText();
  const moneyText = useMoneyText();
  const { compareProtection } = usePlanWords();
  if (!plan.protection) return null;
  const { premium, total } = plan.protection;
  return (
    <span className="tabular-nums">
      {t('credit.protection.price', { premium: moneyText(premium), total: moneyText(total) })}.{' '}
      {compareProtection(plan, plan.protection)}
    </span>
  );
}
