/** schema.org OnlineStore with its return policy. @param country ISO 3166-1 alpha-2 */
export function buildOnlineStore(store: {
  name: string;
  url: string;
  country: string;
  returnDays: number;
}): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'OnlineStore',
    name: store.name,
    url: store.url,
    areaServed: store.country,
    hasMerchantReturnPolicy: {
      '@type': 'MerchantReturnPolicy',
      applicableCountry: store.country,
      returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
      merchantReturnDays: store.returnDays,
    },
  };
}
