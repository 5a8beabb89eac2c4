import type { Tenant } from '#tenants/tenant.ts';

/**
 * The services that delivery of an article includes free of charge, without ordering it: texts name it
 * product.service.{key}.
 */
export type DeliveryService = Pick<Tenant['deliveryServices'][number], 'key'>;

/** @param tenant its settings say which service goes with which kinds */
export function deliveryServices(tenant: Pick<Tenant, 'deliveryServices'>, kind: string): DeliveryService[] {
  return tenant.deliveryServices.filter(({ kinds }) => kinds.includes(kind)).map(({ key }) => ({ key }));
}
