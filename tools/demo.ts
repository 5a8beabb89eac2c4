import type { Database } from '#commerce/ground/database/connection.ts';
import type { PictureSource } from '#http/pictures/pictures.ts';
import type { Tenant } from '#tenants/tenant.ts';

export type SeedOptions = {
  /** products; 0 writes categories, vocabulary and customers only */
  readonly size: number;
  readonly tenants: readonly Tenant[];
  readonly onProgress?: (done: number, total: number) => void;
  /** whether there are demo customers and staff, whose password is public; true by default */
  readonly customers?: boolean;
  /** false for no reviews, and therefore no ratings */
  readonly reviews?: boolean;
  /** the day that dates of prices and reviews are relative to; by default the start of today (UTC) */
  readonly now?: Date;
};

export type DemoPerson = {
  readonly salutation: 'female' | 'male';
  readonly givenName: string;
  readonly familyName: string;
  readonly street: string;
  readonly houseNumber: string;
  readonly postalCode: string;
  readonly city: string;
  readonly phone: string;
};

/**
 * The demo's functions that start, tests and bench of the shop use. The demo's own compilation checks that it has
 * them.
 */
export type Demo = {
  /** @returns false when the database was seeded before, or holds products of its own, which are left alone */
  seedDemo(database: Database, options: SeedOptions): Promise<boolean>;
  /** Takes the public password from the demo's customers and staff. */
  lockDemoAccounts(database: Database, tenants: readonly Tenant[]): Promise<void>;
  readonly demoCustomer: { readonly password: string; getEmail(tenantId: string): string };
  /** who may sign in at the desk, with the same password */
  readonly demoStaff: readonly { readonly role: string; readonly email: string }[];
  /** @param country ISO 3166-1 alpha-2; a country without a person of its own gets the German one */
  getDemoPerson(country: string): DemoPerson & { country: string };
  createDemoPictureSource(): PictureSource;
};

/**
 * The demo is a workspace of its own (`packages/demo/`), which the product neither imports nor compiles: the name of its module
 * is made at run time.
 */
const { demo } = (await import(
  /* @vite-ignore */ new URL('../packages/demo/index.ts', import.meta.url).href
)) as {
  demo: Demo;
};

export const { seedDemo, lockDemoAccounts, demoCustomer, demoStaff, getDemoPerson, createDemoPictureSource } =
  demo;
