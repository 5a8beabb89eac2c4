import type { ReactNode } from 'react';
import { AccountColumns } from '#app/features/account/account-frame.tsx';
import type { AccountCustomer } from '#app/features/account/require-customer.ts';

/** The order within the account of its signed-in customer; opened by its secret it has no account menu. */
export function OrderFrame({
  customer,
  children,
}: {
  customer: AccountCustomer | null;
  children: ReactNode;
}) {
  if (!customer) return <div className="wrap py-8 md:py-12 print:py-0">{children}</div>;
  return (
    <AccountColumns customer={customer} section="accountOrders">
      {children}
    </AccountColumns>
  );
}

/** The order with its aside; beside the account's menu there is room for the aside on wider screens only. */
export function OrderColumns({ inAccount, children }: { inAccount: boolean; children: ReactNode }) {
  const columns = inAccount ? 'xl:grid-cols-[minmax(0,1fr)_19rem]' : 'lg:grid-cols-[minmax(0,1fr)_22rem]';
  return (
    <div
      className={`grid grid-cols-[minmax(0,1fr)] items-start gap-8 print:grid-cols-[minmax(0,1fr)_15rem] print:gap-6 ${columns}`}
    >
      {children}
    </div>
  );
}
