import { type Promised, usePromiseText } from '#app/features/delivery/delivery-texts.ts';
import { Icon } from '#app/ui/icon.tsx';

/** The day on which an order arrives; empty when none is known. */
export function Arrival({ order }: { order: Promised }) {
  const promise = usePromiseText()(order);
  if (!promise) return null;
  return (
    <p className="mt-4 flex items-center gap-3 font-medium">
      <Icon name="truck" size={24} />
      <span>{promise}</span>
    </p>
  );
}
