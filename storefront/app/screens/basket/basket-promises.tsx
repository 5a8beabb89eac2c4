import { useReturnsText } from '#app/features/delivery/returns-text.ts';
import { useText } from '#app/texts/texts.tsx';
import { Icon } from '#app/ui/media/icon.tsx';

/** Three lines of reassurance before the checkout. */
export function BasketPromises({ withdrawalDays }: { withdrawalDays: number }) {
  const t = useText();
  const returnsText = useReturnsText();
  const promises = [
    { icon: 'wallet', text: t('basket.promise.payment') },
    { icon: 'return', text: returnsText(withdrawalDays, 'any') },
    { icon: 'phone', text: t('basket.promise.service') },
  ] as const;
  return (
    <ul className="space-y-2 border-t border-line pt-4 text-sm text-muted">
      {promises.map(({ icon, text }) => (
        <li key={icon} className="flex items-center gap-2">
          <Icon name={icon} size={20} />
          {text}
        </li>
      ))}
    </ul>
  );
}
