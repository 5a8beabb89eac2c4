import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import type { Tenant } from '#tenants/tenant.ts';
import { sandboxVehicles } from './sandbox-vehicles.ts';
import type { Vehicle, VehicleData } from './vehicles.ts';

const ADAPTERS: Readonly<Record<NonNullable<Tenant['vehicleData']>, VehicleData>> = {
  sandbox: sandboxVehicles,
};
const TIMEOUT_MS = 1_000;

/**
 * The vehicles that a visitor can look for tyres for.
 * @param data the tenant's provider; null if it has none
 * @returns none if the provider does not answer in time (logged): the size is also printed on the tyre
 */
export async function listVehicles(
  { tenant, log }: Pick<RequestContext, 'tenant' | 'log'>,
  data: VehicleData | null = tenant.vehicleData && ADAPTERS[tenant.vehicleData],
): Promise<readonly Vehicle[]> {
  if (!data) return [];
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const late = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  try {
    return await Promise.race([data.list(signal), late]);
  } catch (error) {
    const reason = error instanceof Error ? error.name : 'unknown';
    log.warn({ tenant: tenant.id, reason }, 'vehicle data did not answer');
    return [];
  }
}
