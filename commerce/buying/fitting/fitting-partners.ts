import type { PickupPoint } from '#commerce/buying/delivery/places.ts';

/** A workshop that fits tyres which are delivered to it. */
export type FittingPartner = Pick<
  PickupPoint,
  'id' | 'name' | 'street' | 'houseNumber' | 'postalCode' | 'city' | 'country' | 'hours'
> & {
  /** in the country's own format */
  readonly phone: string;
  /** cars of this shop that it takes on a day; stored, so that a place is taken without querying the provider */
  readonly placesPerDay: number;
};

/** A partner that can be chosen now. */
export type OpenPartner = FittingPartner & {
  readonly latitude: number;
  readonly longitude: number;
};

export type NearPartner = OpenPartner & {
  /** as the crow flies, from the middle of the postal code's area */
  readonly distanceMetres: number;
};

/** When and where a line's tyres are fitted. */
export type Appointment = {
  readonly partner: FittingPartner;
  /** YYYY-MM-DD where the market is */
  readonly day: string;
};

/**
 * The fitting partners of a tenant. A port: adapters throw when they have no answer, the service turns that into a
 * value.
 */
export type FittingPartners = {
  /** @param postalCode in its stored form @returns nearest first, at most `limit` */
  findNearest(postalCode: string, limit: number, signal: AbortSignal): Promise<readonly NearPartner[]>;
  /** @returns null if there is none with this id, or it has closed */
  find(id: string, signal: AbortSignal): Promise<OpenPartner | null>;
};
