import type { Database } from '#commerce/ground/database/connection.ts';
import type { PictureSource } from '#http/pictures/pictures.ts';
import type { Tenant } from '#tenants/tenant.ts';

export type SeedOptions = {
  /** products; 0 writes categories, vocabulary and customers only */
  readonly size: number;
  readonly tenants: readonly Tenant[];
  readonly onProgress?: (done: number, total: number) => void;
  /** whether each tenant gets a customer, whose password everybody knows; by default it does */
  readonly customers?: boolean;
  /** false: no reviews, and therefore no ratings */
  readonly reviews?: boolean;
  /** the day that prices and reviews are told from; by default the start of today (UTC) */
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
 * The functions that the demo gives to those that start, test and measure the shop. Its own compilation checks that it
 * does.
 */
export type Demo = {
  /** @returns false when the database was seeded before, or holds products of its own, which are left alone */
  seedDemo(database: Database, options: SeedOptions): Promise<boolean>;
  /** Takes the password that everybody knows from the demo's customers. */
  lockDemoCustomers(database: Database, tenants: readonly Tenant[]): Promise<void>;
  readonly demoCustomer: { readonly password: string; email(tenantId: string): string };
  /** @param country ISO 3166-1 alpha-2; for a country without its own person, the German one */
  demoPerson(country: string): DemoPerson & { country: string };
  demoPictureSource(): PictureSource;
};

/**
 * The demo is a workspace of its own (`demo/`), which the product neither imports nor compiles: the name of its module
 * is made at run time.
 */
const { demo } = (await import(/* @vite-ignore */ new URL('../demo/index.ts', import.meta.url).href)) as {
  demo: Demo;
};

export const { seedDemo, lockDemoCustomers, demoCustomer, demoPerson, demoPictureSource } = demo;
