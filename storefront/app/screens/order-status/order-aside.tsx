import { OrderDetails } from '#app/features/order/order-details.tsx';
import { OrderAgain } from './order-again.tsx';
import type { StatusOrder } from './order-status.query.ts';
import { Invoices } from './parts/invoices.tsx';
import { Withdrawal } from './parts/withdrawal.tsx';

/** Beside the order: its papers, and the links to withdraw from it or to repeat it. */
export function OrderAside({
  order,
  accessToken,
  canReturn,
  statutory,
}: {
  order: StatusOrder;
  accessToken: string | null;
  canReturn: boolean;
  statutory: boolean;
}) {
  const { life } = order;
  return (
    <aside className="space-y-6 print:space-y-4">
      {life.invoices.length > 0 && <Invoices order={order} accessToken={accessToken} />}
      <div className="screen-only space-y-6">
        {canReturn && <Withdrawal order={order} accessToken={accessToken} statutory={statutory} />}
        <OrderAgain order={order} accessToken={accessToken} />
      </div>
      <OrderDetails
        order={order}
        accessToken={accessToken}
        arrived={life.deliveredAt !== null || life.state === 'CANCELLED'}
      />
    </aside>
  );
}
