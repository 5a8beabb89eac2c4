import type { Tenant } from '#tenants/tenant.ts';

/**
 * The services that are part of an article's delivery, free and without ordering them: texts name them
 * product.service.{key}.
 */
export type DeliveryService = Pick<Tenant['deliveryServices'][number], 'key'>;

/** @param tenant its settings say which service goes with which kinds */
export function filterDeliveryServices(
  tenant: Pick<Tenant, 'deliveryServices'>,
  kind: string,
): DeliveryService[] {
  return tenant.deliveryServices.filter(({ kinds }) => kinds.includes(kind)).map(({ key }) => ({ key }));
}
