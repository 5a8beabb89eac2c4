/** A point where parcels are picked up. The label carries its address, the invoice the customer's. */
export type PickupPoint = {
  readonly id: string;
  readonly carrier: string;
  /** the carrier's network, as its labels name it */
  readonly network: string;
  readonly type: 'manned' | 'locker';
  readonly name: string;
  readonly street: string;
  readonly houseNumber: string;
  readonly postalCode: string;
  readonly city: string;
  /** ISO 3166-1 alpha-2 */
  readonly country: string;
  readonly latitude: number;
  readonly longitude: number;
  /** ISO 8601 weekdays, 1 = Monday; HH:MM; a locker that is always open has 00:00 to 24:00 on all days */
  readonly hours: readonly {
    readonly days: readonly [from: number, until: number];
    readonly opens: string;
    readonly closes: string;
  }[];
};

/** A point as a customer chose it. */
export type ChosenPoint = PickupPoint & {
  /** the customer's own number with the point's network, 6 to 10 digits; null if not required, or not given */
  readonly postNumber: string | null;
};

export type NearPoint = PickupPoint & {
  /** as the crow flies, from the middle of the postal code's area */
  readonly distanceMetres: number;
};

/**
 * The points of a tenant's carriers. A port: adapters throw when they have no answer, the service turns that into a
 * value.
 */
export type PickupPoints = {
  /** @param postalCode in its stored form @returns nearest first, at most `limit` */
  findNearest(postalCode: string, limit: number, signal: AbortSignal): Promise<readonly NearPoint[]>;
  /** @returns null if there is none with this id, or it has closed */
  find(id: string, signal: AbortSignal): Promise<PickupPoint | null>;
};

type AddressKey = {
  /** in its stored form: "1234 AB" */
  readonly postalCode: string;
  /** digits only */
  readonly houseNumber: number;
};

/** Street and place of a postal code and house number. A port, like {@link PickupPoints}. */
export type AddressCompletion = {
  /** @returns null if there is no such address */
  complete(
    key: AddressKey,
    signal: AbortSignal,
  ): Promise<{ readonly street: string; readonly city: string } | null>;
};
