import type { Address } from '#commerce/ground/kernel/address.rules.ts';
import { type RequestContext, runInTransaction } from '#commerce/ground/kernel/context.ts';
import { bookAddress, keepDefault } from './customer-address.commands.ts';

/** {@link bookAddress} by the book's owner: the first entry is the one that forms begin with. */
export function bookOwnAddress(
  ctx: RequestContext,
  customerId: string,
  address: Address,
  addressId: string | null,
): Promise<boolean> {
  return runInTransaction(ctx, async (inner) => {
    const written = await bookAddress(inner, customerId, address, addressId);
    if (written) await keepDefault(inner, customerId);
    return written;
  });
}
