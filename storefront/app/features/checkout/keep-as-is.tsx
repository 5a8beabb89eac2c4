import { Link } from 'react-router';
import { useShop } from '#app/page/shop.tsx';
import { useText } from '#app/texts/texts.tsx';
import { type CheckoutStep, stepAddress } from './checkout-steps.ts';

/** Back to the review, when no other step is left. */
export function KeepAsIs({ step }: { step: CheckoutStep }) {
  const t = useText();
  const { paths } = useShop();
  if (step !== 'CONFIRM') return null;
  return (
    <p className="mb-6">
      <Link to={stepAddress(paths, 'CONFIRM')} className="link touch">
        {t('delivery.keep')}
      </Link>
    </p>
  );
}
