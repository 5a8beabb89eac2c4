import type { ReactNode } from 'react';
import { Form, Link } from 'react-router';
import { useText } from '#app/texts/texts.tsx';
import { Button } from '#app/ui/button.tsx';
import { VariantChips } from './variant-chips.tsx';
import type { VariantChoice } from './variant-choice.rules.ts';

/**
 * Chooses another variant of an article in a list.
 * @param sku the current variant; null if none is chosen yet
 * @param asked the values of a choice that was refused
 * @param children outcome of the last choice, and the hidden fields that identify the line
 */
export function VariantForm({
  choice,
  sku,
  asked,
  action,
  className,
  children,
}: {
  choice: VariantChoice;
  sku: string | null;
  asked?: readonly (string | null)[] | undefined;
  action: string;
  className: string;
  children: ReactNode;
}) {
  const t = useText();
  return (
    <Form method="post" action={action} preventScrollReset className={`max-w-narrow space-y-4 ${className}`}>
      {children}
      <VariantChips choice={choice} sku={sku} asked={asked} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="m">
          {t('wishlist.save')}
        </Button>
        <Link to={action} preventScrollReset className="button button-plain button-m">
          {t('wishlist.cancel')}
        </Link>
      </div>
    </Form>
  );
}
