import type { ResultOf } from 'gql.tada';
import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { useText } from '#app/texts/texts.tsx';
import { Button } from '#app/ui/button.tsx';
import { Checkbox } from '#app/ui/form/choice.tsx';
import { AccordionSection } from '#app/ui/layer/accordion.tsx';
import { MoneyText, useMoneyText } from '#app/ui/media/price.tsx';
import type { BasketQuery } from './basket.query.ts';

type Basket = ResultOf<typeof BasketQuery>['basket'];

/** "What if I send this back?": the total and vouchers that would remain, before anything is ordered. */
export function ReturnPreview({
  basket,
  back,
  action,
}: {
  basket: Basket;
  /** ids of the returned lines */
  back: readonly string[];
  action: string;
}) {
  const t = useText();
  const { afterReturn } = basket;
  return (
    <div className="border-b border-line" id="return">
      <AccordionSection title={t('basket.return.title')} open={back.length > 0} level={2}>
        <p className="mb-3 max-w-text text-sm text-muted">{t('basket.return.text')}</p>
        <Form method="get" action={action} preventScrollReset replace className="grid gap-4 md:grid-cols-2">
          <fieldset>
            <legend className="text-sm font-medium">{t('basket.return.legend')}</legend>
            {basket.lines.map(({ id, product }) => (
              <Checkbox
                key={id}
                name="back"
                value={id}
                defaultChecked={back.includes(id)}
                label={product.name}
                onChange={({ currentTarget: { form } }) => form?.requestSubmit()}
              />
            ))}
            <noscript>
              <Button type="submit" size="m" variant="secondary">
                {t('basket.return.submit')}
              </Button>
            </noscript>
          </fieldset>
          <div aria-live="polite">
            {afterReturn && <Effect effect={afterReturn} discount={basket.discount} />}
          </div>
        </Form>
      </AccordionSection>
    </div>
  );
}

type EffectProps = { effect: NonNullable<Basket['afterReturn']>; discount: Basket['discount'] };

function Effect({ effect, discount }: EffectProps) {
  const t = useText();
  const moneyText = useMoneyText();
  return (
    <div className="rounded bg-sunken p-4 text-sm">
      <dl className="space-y-2 tabular-nums">
        <Row label={t('basket.return.refund')}>
          <MoneyText money={effect.refund} />
        </Row>
        {discount.minor > 0 && (
          <Row label={t('basket.return.discount')}>
            <MoneyText money={effect.discount} />
          </Row>
        )}
        <Row label={t('basket.return.total')} strong>
          <MoneyText money={effect.total} />
        </Row>
      </dl>
      {effect.lostVouchers.map(({ code, minimum }) => (
        <p key={code} className="mt-2 text-warning">
          {t('basket.return.lost', { code, amount: moneyText(minimum) })}
        </p>
      ))}
    </div>
  );
}

function Row({ label, strong, children }: { label: string; strong?: boolean; children: ReactNode }) {
  return (
    <div className={`pair items-baseline gap-x-4 ${strong ? 'font-semibold' : ''}`}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
