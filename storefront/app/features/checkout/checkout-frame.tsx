import type { ReactNode } from 'react';
import { useShop } from '#app/page/shop.tsx';
import { useText } from '#app/texts/texts.tsx';
import { CheckoutStepper } from '#app/ui/stepper.tsx';
import { type CheckoutStep, stepAddress } from './checkout-steps.ts';

/**
 * The frame of every step: the progress of the checkout, and one heading. `step` is null when signing in without a
 * basket. The aside, with the choices or the purchases so far, comes first on a phone and is beside the step on a
 * wide screen.
 */
export function CheckoutFrame({
  step,
  title,
  aside,
  children,
}: {
  step: Exclude<CheckoutStep, 'BASKET'> | null;
  title: string;
  aside?: ReactNode;
  children: ReactNode;
}) {
  const t = useText();
  const { paths } = useShop();
  const steps = [
    { key: 'LOGIN', label: t('checkout.step.login') },
    { key: 'DELIVERY', label: t('checkout.step.delivery') },
    { key: 'PAYMENT', label: t('checkout.step.payment') },
    { key: 'CONFIRM', label: t('checkout.step.confirm') },
  ] as const;
  const current = steps.findIndex(({ key }) => key === step);
  return (
    <div className={`wrap py-6 md:py-10 ${step ? '' : 'max-w-narrow'}`}>
      {step && (
        <CheckoutStepper
          current={current}
          steps={steps.map(({ key, label }) => ({ name: label, to: stepAddress(paths, key) }))}
        />
      )}
      <h1 className="mb-6 mt-6 text-2xl font-semibold">{title}</h1>
      {aside ? (
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-12">
          <div className="min-w-0 space-y-4 lg:sticky lg:top-6 lg:order-last">{aside}</div>
          <div className="min-w-0">{children}</div>
        </div>
      ) : (
        children
      )}
    </div>
  );
}
