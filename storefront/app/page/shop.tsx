import { createContext, type ReactNode, useContext } from 'react';
import type { Brand } from '#tenants/brand.ts';
import type { ScreenPaths } from '#tenants/paths.ts';
import type { Terms } from '#tenants/terms.rules.ts';
import type { PriceFormat } from '#texts/format.ts';
import type { Market } from './page-request.ts';

/** `address`: of a shop that is not part of this installation. */
export type AlternativeShop = { readonly country: string; readonly address: string | null };

/** The facts that every screen may know of its shop. Public: the same for every visitor of this tenant and locale. */
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
  /** numbers of the tenant's that texts name */
  terms: Terms;
  /** until when an order counts for the day, HH:MM */
  orderUntil: string;
  /** giving articles back costs nothing */
  freeReturns: boolean;
  discountFlag: boolean;
  /** the way to write a review is shown; openWriteReview shows it where it is not */
  ratingButton: boolean;
  /** signing in by customer number and date of birth is offered */
  loginByCustomerNumber: boolean;
  credit: {
    /** value from which instalments are named beside an article or a basket, minor units */
    hintFromMinor: number;
    /** days in which a credit can be withdrawn from */
    withdrawalDays: number;
    /** size of the picture with the calculator's legal hint; null: the shop shows none */
    hintPicture: { width: number; height: number } | null;
    /** the calculator sets off a plan's figures in colours of their own */
    specialColours: boolean;
  };
  /** the tool that asks about optional cookies instead of the shop's own layer; null: the shop asks */
  consentTool: { script: string; domainScript: string } | null;
  /** scripts that are loaded after consent; null: none */
  measurement: {
    tagManager: { host: string; id: string } | null;
    /** address of the push provider's script */
    push: string | null;
  } | null;
  /** countries whose visitors are welcomed and told of their own shop, with its address elsewhere; null: nobody is */
  alternativeShops: readonly AlternativeShop[] | null;
  /** the tenant's app on phones; null: it has none */
  app: { protocol: string; appleId: string | null; androidPackage: string | null } | null;
  /** tests of pages that run */
  experiments: readonly string[];
  development: boolean;
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
