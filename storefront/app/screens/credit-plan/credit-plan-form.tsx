import { useState } from 'react';
import { Form, Link, useNavigation } from 'react-router';
import type { PlanView } from '#app/features/credit/plan.fragment.ts';
import { usePlanWords } from '#app/features/credit/plan-words.ts';
import { type ProtectablePlan, ProtectionChoice } from '#app/features/credit/protection-choice.tsx';
import { useFormErrors } from '#app/form/use-form-errors.ts';
import { creditInformationLink } from '#app/page/links.ts';
import { useShop } from '#app/page/shop.tsx';
import { useText } from '#app/texts/texts.tsx';
import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/form/field.tsx';
import { FormErrorSummary } from '#app/ui/form/form-error-summary.tsx';
import { RadioGroup } from '#app/ui/form/radio-group.tsx';
import { Alert } from '#app/ui/layer/alert.tsx';
import { useMoneyText } from '#app/ui/media/price.tsx';
import { writePlan } from '#forms/credit.ts';
import { CreditAnswer } from './credit-answer.tsx';
import type { CreditState } from './credit-plan.action.ts';

/** Faults whose text says what is asked for. */
const OWN_TEXTS = { 'termsAccepted.required': 'credit.protection.terms.required' } as const;

/**
 * The plans to choose from, none preselected (Directive (EU) 2023/2225 art. 15), payment protection where the market
 * offers it with the order, and the date of birth for the check.
 */
export function CreditPlanForm({
  plans,
  chosen,
  isProtectionChosen,
  dateOfBirth,
  minimumAge,
  state,
  action,
  answerDays,
}: {
  plans: readonly ProtectablePlan[];
  chosen: PlanView | null;
  /** null if it was not answered yet */
  isProtectionChosen: boolean | null;
  dateOfBirth: string | null;
  minimumAge: number;
  state: CreditState | undefined;
  action: string;
  answerDays: number;
}) {
  const t = useText();
  const shop = useShop();
  const navigation = useNavigation();
  const moneyText = useMoneyText();
  const { name, detail } = usePlanWords();
  const legend = t('credit.choose.legend');
  const birth = t('credit.choose.birth');
  const { list, getError } = useFormErrors(
    state,
    {
      plan: legend,
      protection: t('credit.protection.title'),
      termsAccepted: t('credit.protection.terms'),
      dateOfBirth: birth,
    },
    OWN_TEXTS,
  );
  const [first] = plans;
  const initial = state?.values.plan ?? (chosen && writePlan(chosen));
  const [selected, setSelected] = useState(initial);
  const isSelected = (plan: PlanView) => writePlan(plan) === selected;
  const shown = plans.some(isSelected) ? plans.filter(isSelected) : plans;
  return (
    <>
      {state && <CreditAnswer state={state} action={action} answerDays={answerDays} />}
      <Form method="post" action={action} className="space-y-6" noValidate>
        <FormErrorSummary errors={list} />
        <RadioGroup
          legend={legend}
          heading
          name="plan"
          defaultValue={initial}
          onChange={setSelected}
          error={getError('plan')}
          options={plans.map((plan) => ({
            value: writePlan(plan),
            label: name(plan),
            hint: detail(plan),
            aside:
              plan.count === 1
                ? moneyText(plan.overall)
                : t('credit.choose.perMonth', { amount: moneyText(plan.amount) }),
          }))}
        />
        {first?.protection && (
          <ProtectionChoice
            plans={shown}
            values={state?.values}
            isChosen={isProtectionChosen}
            getError={getError}
          />
        )}
        <TextField
          label={birth}
          name="dateOfBirth"
          type="date"
          autoComplete="bday"
          className="max-w-narrow"
          defaultValue={state?.values.dateOfBirth ?? dateOfBirth ?? ''}
          hint={t('credit.choose.birth.hint', { age: minimumAge })}
          error={getError('dateOfBirth')}
        />
        {state?.busy && <Alert kind="warning" title={t('checkout.confirm.busy')} />}
        <p className="max-w-text text-sm">{t('credit.choose.check')}</p>
        {first && (
          <p className="text-sm">
            <Link to={creditInformationLink(shop, chosen ?? first)} className="link touch" target="_blank">
              {t('credit.chosen.information')}
            </Link>
          </p>
        )}
        <Button
          type="submit"
          size="l"
          busy={navigation.formData?.has('plan') === true}
          className="w-full md:w-auto"
        >
          {t('credit.choose.submit')}
        </Button>
      </Form>
    </>
  );
}
