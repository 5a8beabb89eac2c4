import { createHash } from 'node:crypto';
import type { Address } from '#commerce/ground/kernel/address.rules.ts';
import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import { ok, type Result, refuse } from '#commerce/ground/kernel/result.ts';
import type { Tenant } from '#tenants/tenant.ts';

/** A consignment that goes back to the shop. */
export type ReturnConsignment = {
  /** the same key gives the same label */
  readonly idempotencyKey: string;
  /** the sender's address, or that of a workshop named `at`; null `at`: the sender's own */
  readonly from: Address & { readonly at: string | null };
  /** ISO 8601 date of the collection at the door; null if the customer hands in a parcel */
  readonly collectOn: string | null;
};

/**
 * The papers that a carrier issues for a consignment. Its number is on the label and in the code that is shown at the
 * counter.
 */
export type ReturnLabel = { readonly carrier: string; readonly trackingNumber: string };

/**
 * The carrier of returns. A port: adapters throw when they have no answer, {@link askReturnLabel} makes that a value.
 */
export type ReturnCarrier = {
  createLabel(consignment: ReturnConsignment, signal: AbortSignal): Promise<ReturnLabel>;
};

/** The carrier did not answer in time; the announcement stays, and the label can be requested again. */
export type CarrierUnavailable = { readonly code: 'CarrierUnavailable' };

const ADAPTERS: Readonly<Record<Tenant['withdrawal']['returnCarrier'], (tenant: Tenant) => ReturnCarrier>> = {
  sandbox: createSandboxReturnCarrier,
};

const TIMEOUT_MS = 3_000;

/** Asks the tenant's carrier for a label or a collection; the log does not contain the address. */
export async function askReturnLabel(
  { tenant, log }: Pick<RequestContext, 'tenant' | 'log'>,
  consignment: ReturnConsignment,
  carrier: ReturnCarrier = ADAPTERS[tenant.withdrawal.returnCarrier](tenant),
): Promise<Result<ReturnLabel, CarrierUnavailable>> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const late = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  try {
    return ok(await Promise.race([carrier.createLabel(consignment, signal), late]));
  } catch (error) {
    log.warn({ reason: error instanceof Error ? error.name : 'unknown' }, 'a return carrier did not answer');
    return refuse({ code: 'CarrierUnavailable' });
  }
}

/** Twelve digits of a consignment's key behind the market's prefix: always the same for a key. */
function createSandboxReturnCarrier({ country }: Tenant): ReturnCarrier {
  const names: Readonly<Record<string, string>> = { NL: 'PostNL', DE: 'DHL', AT: 'Post AG', CH: 'Die Post' };
  return {
    createLabel: async ({ idempotencyKey }) => {
      const hash = createHash('sha256').update(idempotencyKey).digest();
      const digits = String(hash.readBigUInt64BE(0) % 1_000_000_000_000n).padStart(12, '0');
      return { carrier: names[country] ?? 'Carrier', trackingNumber: `3SRET${digits}` };
    },
  };
}
