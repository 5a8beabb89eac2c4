/** A tyre size that a vehicle may have: width in millimetres, profile in percent, rim in inches. */
export type TyreSize = { readonly width: number; readonly profile: number; readonly rim: number };

/** A model of car with the sizes in its papers, the usual one first. */
export type Vehicle = {
  /** its unique name: lower case, hyphens */
  readonly id: string;
  readonly make: string;
  readonly model: string;
  readonly firstYear: number;
  /** null if it is still built */
  readonly lastYear: number | null;
  readonly tyres: readonly TyreSize[];
};

/**
 * A provider of vehicles with their tyres. A port: adapters throw when they have no answer, the service turns that
 * into an empty list.
 */
export type VehicleData = {
  /** sorted by make and model */
  list(signal: AbortSignal): Promise<readonly Vehicle[]>;
};
