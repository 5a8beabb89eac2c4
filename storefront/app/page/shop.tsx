import { createContext, type ReactNode, useContext } from 'react';
import type { Brand } from '#tenants/brand.ts';
import type { ScreenPaths } from '#tenants/paths.ts';
import type { Terms } from '#tenants/terms.rules.ts';
import type { PriceFormat } from '#texts/format.ts';
import type { Market } from './page-request.ts';

/** `address`: of a shop outside of this installation. */
export type AlternativeShop = { readonly country: string; readonly address: string | null };

/**
 * The facts about the shop that every screen may use. Public: the same for every visitor of this tenant and locale.
 */
export type ShopInfo = {
  tenant: string;
  locale: string;
  language: string;
  /** first path segment of the locale with its slash, '' for the default locale */
  prefix: string;
  timeZone: string;
  country: string;
  currency: string;
  priceFormat: PriceFormat;
  /** colours and mark */
  brand: Brand;
  companyName: string;
  clientId: string;
  paths: ScreenPaths;
  origin: string;
  /** by the names of their countries */
  markets: readonly (Omit<Market, 'paths'> & { home: string })[];
  /** the tenant's languages; `paths` of the others only, for the language switch */
  locales: readonly { locale: string; label: string; home: string; paths: ScreenPaths | null }[];
  /** numbers of the tenant that texts name */
  terms: Terms;
  /** time until which an order counts for the day, HH:MM */
  orderUntil: string;
  /** whether returns are free */
  freeReturns: boolean;
  discountFlag: boolean;
  /** whether the link for writing a review is shown; openWriteReview shows it in any case */
  ratingButton: boolean;
  /** whether signing in by customer number and date of birth is offered */
  loginByCustomerNumber: boolean;
  credit: {
    /** lowest value of an article or a basket with an instalment beside it, minor units */
    hintFromMinor: number;
    /** days for withdrawing from a credit */
    withdrawalDays: number;
    /** size of the picture with the calculator's legal hint; null if the shop has none */
    hintPicture: { width: number; height: number } | null;
    /** whether the calculator shows a plan's figures in colours of their own */
    specialColours: boolean;
  };
  /** the consent tool instead of the shop's own layer; null for the shop's own */
  consentTool: { script: string; domainScript: string } | null;
  /** scripts that are loaded after consent; null if none */
  measurement: {
    tagManager: { host: string; id: string } | null;
    /** address of the push provider's script */
    push: string | null;
  } | null;
  /** countries whose visitors are welcomed and shown their own shop, with its address elsewhere; null if none */
  alternativeShops: readonly AlternativeShop[] | null;
  /** the tenant's app on phones; null if it has none */
  app: { protocol: string; appleId: string | null; androidPackage: string | null } | null;
  /** running tests of pages */
  experiments: readonly string[];
  development: boolean;
  /** the extensions that are on in this tenant and add to pages, by name; absent without any */
  extensions?: Readonly<Record<string, ExtensionFacts>>;
};

/** An extension, as far as pages know it. */
export type ExtensionFacts = {
  readonly name: string;
  /** what its `publicSettings` returns */
  readonly settings: unknown;
};

const ShopContext = createContext<ShopInfo | null>(null);

export function ShopProvider({ shop, children }: { shop: ShopInfo; children: ReactNode }) {
  return <ShopContext value={shop}>{children}</ShopContext>;
}

export function useShop(): ShopInfo {
  const shop = useContext(ShopContext);
  if (!shop) throw new Error('useShop outside of ShopProvider');
  return shop;
}
