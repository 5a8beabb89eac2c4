import { useMemo } from 'react';
import { productLink, screenLink } from '#app/page/links.ts';
import { useShop } from '#app/page/shop.tsx';
import { useMoneyText } from '#app/ui/media/price.tsx';
import type { LocalizedText } from '#retailer/extension/extension.ts';
import { useExtension } from './extension-context.ts';

/** Facts of the shop for the components of extensions: the same for every visitor. */
export type ShopFacts = {
  /** BCP 47, e.g. `de-CH` */
  readonly locale: string;
  /** ISO 639-1 */
  readonly language: string;
  /** ISO 3166-1 alpha-2 */
  readonly country: string;
  /** ISO 4217 */
  readonly currency: string;
  /** @param minor minor units of the shop's currency */
  formatPrice(minor: number): string;
  /** the word of the page's language, which a tenant's start has required to be there */
  pick(words: LocalizedText): string;
  readonly links: {
    readonly home: string;
    readonly basket: string;
    product(product: { readonly slug: string; readonly sku: string }): string;
  };
};

export function useShopFacts(): ShopFacts {
  const shop = useShop();
  const moneyText = useMoneyText();
  const { locale, language, country, currency } = shop;
  return {
    ...{ locale, language, country, currency },
    formatPrice: (minor) => moneyText({ minor, currency }),
    pick: (words) => words[language] ?? Object.values(words)[0] ?? '',
    links: {
      home: screenLink(shop, 'home'),
      basket: screenLink(shop, 'basket'),
      product: (product) => productLink(shop, product),
    },
  };
}

/** Reads what `publicSettings` of the extension returns in this tenant. */
export function useExtensionSettings<Settings>(): Settings {
  return useExtension().settings as Settings;
}

export type CallOptions = {
  readonly query?: Readonly<Record<string, string>>;
  /** sent as JSON by POST; without one the call is a GET */
  readonly body?: unknown;
};

/** The server gives a call ten seconds; the rest is for the way. */
const CALL_TIMEOUT_MS = 15_000;

/**
 * Calls of the extension itself, from the browser: in effects and handlers, never while rendering.
 * @returns a function that answers with the call's body; it rejects for a status of 400 or more, without a connection,
 *   and after 15 seconds
 */
export function useExtensionCall(): <Body>(call: string, options?: CallOptions) => Promise<Body> {
  const { name } = useExtension();
  const { locale } = useShop();
  return useMemo(() => (call, options) => callExtension(name, locale, call, options), [name, locale]);
}

async function callExtension<Body>(
  name: string,
  locale: string,
  call: string,
  { query = {}, body }: CallOptions = {},
): Promise<Body> {
  const parameters = new URLSearchParams({ ...query, locale });
  const response = await fetch(`/api/extensions/${name}/${encodeURIComponent(call)}?${parameters}`, {
    headers: {
      accept: 'application/json',
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(CALL_TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`the call ${call} of the extension ${name} answered ${response.status}`);
  return (await response.json()) as Body;
}
