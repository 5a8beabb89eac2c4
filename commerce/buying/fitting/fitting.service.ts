import { z } from 'zod';
import { askProvider, type PlacesUnavailable } from '#commerce/buying/delivery/places.service.ts';
import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import { ok, type Result } from '#commerce/ground/kernel/result.ts';
import type { Tenant } from '#tenants/tenant.ts';
import { openDays } from './fitting.rules.ts';
import { countTakenPlaces, releasePlace, takePlace } from './fitting-day.store.ts';
import type { Appointment, FittingPartners, NearPartner, OpenPartner } from './fitting-partners.ts';
import { createSandboxFittingPartners } from './sandbox-fitting.ts';

const ADAPTERS: Readonly<
  Record<NonNullable<Tenant['fitting']>['partners'], (tenant: Tenant) => FittingPartners>
> = {
  sandbox: ({ deliveryPlaces }) => createSandboxFittingPartners(deliveryPlaces),
};

const MOST_PARTNERS = 5;
const partnerId = z.string().regex(/^[A-Za-z0-9-]{1,40}$/);

/** A partner with the days on which it has a free place. */
export type PartnerWithDays = NearPartner & { readonly days: readonly string[] };

/**
 * Partners near a postal code, nearest first, with their free days; a partner without any is left out.
 * @param postalCode in its stored form
 * @param after the day by which the tyres have arrived at a partner, YYYY-MM-DD
 */
export async function findPartnersNear(
  ctx: RequestContext,
  postalCode: string,
  after: (partner: OpenPartner) => string,
  partners: FittingPartners | null = resolveFittingPartners(ctx.tenant),
): Promise<Result<readonly PartnerWithDays[], PlacesUnavailable>> {
  if (!partners) return ok([]);
  const found = await askProvider(ctx, 'fitting partners', (signal) =>
    partners.findNearest(postalCode, MOST_PARTNERS, signal),
  );
  if (!found.ok) return found;
  const days = await listFreeDays(ctx, found.value, after);
  return ok(
    found.value.flatMap((partner) => {
      const free = days.get(partner.id) ?? [];
      return free.length > 0 ? [{ ...partner, days: free }] : [];
    }),
  );
}

/** @returns null if the partner does not exist or has closed */
export async function findPartner(
  ctx: RequestContext,
  id: string,
  partners: FittingPartners | null = resolveFittingPartners(ctx.tenant),
): Promise<Result<OpenPartner | null, PlacesUnavailable>> {
  if (!partners || !partnerId.safeParse(id).success) return ok(null);
  return askProvider(ctx, 'fitting partner', (signal) => partners.find(id, signal));
}

/** The days on which partners have a free place, by their id. @param after as {@link findPartnersNear} */
export async function listFreeDays(
  ctx: RequestContext,
  partners: readonly OpenPartner[],
  after: (partner: OpenPartner) => string,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const offered = ctx.tenant.fitting?.offeredDays ?? 0;
  const open = partners.map((partner) => ({ partner, days: openDays(partner, after(partner), offered) }));
  const first = open.flatMap(({ days }) => days.slice(0, 1)).sort()[0];
  const ids = partners.map(({ id }) => id);
  const taken = first ? await countTakenPlaces(ctx, ids, first) : new Map<string, number>();
  return new Map(
    open.map(({ partner: { id, placesPerDay }, days }) => [
      id,
      days.filter((day) => (taken.get(`${id} ${day}`) ?? 0) < placesPerDay),
    ]),
  );
}

/**
 * Takes the places of appointments, all or none, in a transaction. Queries no provider, since other transactions wait
 * for it.
 * @returns the first that is no longer free; null if all are taken
 */
export async function takeAppointments(
  ctx: RequestContext,
  appointments: readonly Appointment[],
): Promise<Appointment | null> {
  const taken: Appointment[] = [];
  for (const appointment of sortForLocking(appointments)) {
    if (!(await takePlace(ctx, getFittingPlace(appointment), appointment.partner.placesPerDay))) {
      await releaseAppointments(ctx, taken);
      return appointment;
    }
    taken.push(appointment);
  }
  return null;
}

/** Gives the places of appointments back, so that they are free again. */
export async function releaseAppointments(
  ctx: RequestContext,
  appointments: readonly Appointment[],
): Promise<void> {
  for (const appointment of sortForLocking(appointments))
    await releasePlace(ctx, getFittingPlace(appointment));
}

function getFittingPlace({ partner, day }: Appointment) {
  return { partnerId: partner.id, day };
}

/** In one order for all: two orders can wait for each other, never in a circle. */
function sortForLocking(appointments: readonly Appointment[]): Appointment[] {
  const formatSortKey = (appointment: Appointment) => `${appointment.partner.id} ${appointment.day}`;
  return [...appointments].sort((a, b) => (formatSortKey(a) < formatSortKey(b) ? -1 : 1));
}

function resolveFittingPartners(tenant: Tenant): FittingPartners | null {
  return tenant.fitting && ADAPTERS[tenant.fitting.partners](tenant);
}
