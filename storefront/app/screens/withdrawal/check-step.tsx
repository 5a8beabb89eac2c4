import { useEffect, useRef } from 'react';
import { Form, useNavigation } from 'react-router';
import { readReturned } from '#app/features/order/returned-lines.ts';
import { screenLink } from '#app/page/links.ts';
import { useShop } from '#app/page/shop.tsx';
import { useText } from '#app/texts/texts.tsx';
import { Button } from '#app/ui/button.tsx';
import { addBrandToName, joinAmounts } from '#texts/article-name.ts';
import type { WithdrawalState } from './withdrawal.action.ts';
import type { WithdrawalView } from './withdrawal-form.tsx';

/** The declaration for review, and the button that makes it: in the law's words, with nothing else on it. */
export function CheckStep({ state, view }: { state: WithdrawalState; view: WithdrawalView }) {
  const t = useText();
  const busy = useNavigation().formData?.get('intent') === 'confirm';
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { values } = state;
  const { scope } = values;
  // the law has words for the button; where there is none, it names what is declared
  const isLoan = view.kind === 'contractual' && scope === 'credit';
  const isNamed = scope === 'whole' || scope === 'credit' || scope === 'both';
  const rows = [
    [t('order.withdraw.name'), values.name],
    [t('order.withdraw.number'), values.orderNumber],
    [t('order.withdraw.email'), values.email],
    [t('order.withdraw.scope'), isNamed ? t(`order.withdraw.${scope}`) : describePart(values, view)],
  ] as const;
  return (
    <>
      <h2 ref={heading} tabIndex={-1} className="mt-6 mb-3 text-xl outline-none">
        {t('order.withdraw.check')}
      </h2>
      <dl className="space-y-3 rounded bg-sunken p-5">
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt className="text-sm text-muted">{label}</dt>
            <dd className="whitespace-pre-line wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      <Form method="post" action={screenLink(useShop(), 'withdrawal')} className="mt-6 flex flex-wrap gap-3">
        {Object.entries(values)
          .filter(([name]) => name !== 'intent')
          .map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
        <Button type="submit" name="intent" value="confirm" busy={busy}>
          {t(`order.withdraw.confirm.${isLoan ? 'credit' : view.kind}`)}
        </Button>
        <Button type="submit" name="intent" value="edit" variant="secondary">
          {t('order.withdraw.edit')}
        </Button>
      </Form>
    </>
  );
}

function describePart(values: WithdrawalState['values'], { order }: WithdrawalView): string {
  const names = new Map(
    order?.lines.map(({ position, brandName, name }) => [
      position,
      joinAmounts(addBrandToName(brandName, name)),
    ]),
  );
  const lines = readReturned(Object.entries(values)).flatMap(({ position, quantity }) => {
    const name = names.get(position);
    return name ? [`${quantity} × ${name}`] : [];
  });
  return [...lines, ...(values.articles ? [values.articles] : [])].join('\n');
}
