import storefronts from 'virtual:storefronts';
import { getTranslator } from '#app/texts/texts.tsx';
import { listRunningExperiments } from '#tenants/running-experiments.rules.ts';
import { collectTerms } from '#tenants/terms.rules.ts';
import type { Market, PageRequest } from './page-request.ts';
import type { ShopInfo } from './shop.tsx';

/** The tenant's settings that screens need; none of them is secret. */
export function buildShopInfo(page: PageRequest): ShopInfo {
  const { tenant, localeSettings } = page;
  const { installmentCalculator: calculator } = tenant;
  return {
    tenant: tenant.id,
    locale: page.locale,
    language: page.language,
    prefix: localeSettings.prefix ? `/${localeSettings.prefix}` : '',
    timeZone: tenant.timeZone,
    country: tenant.country,
    currency: tenant.currency,
    priceFormat: tenant.priceFormat,
    brand: tenant.brand,
    companyName: tenant.companyName,
    clientId: tenant.clientId,
    paths: localeSettings.paths,
    origin: page.origin,
    markets: sortMarketsByName(page).map(({ paths, ...market }) => ({ ...market, home: paths.home ?? '/' })),
    locales: tenant.locales.map(({ locale, label, paths }) => ({
      locale,
      label,
      home: paths.home ?? '/',
      paths: locale === page.locale ? null : paths,
    })),
    terms: collectTerms(tenant),
    orderUntil: tenant.delivery.orderUntil,
    freeReturns: tenant.withdrawal.freeReturns,
    discountFlag: tenant.features.discountFlag,
    ratingButton: tenant.features.ratingButton,
    loginByCustomerNumber: tenant.features.loginByCustomerNumber,
    credit: {
      hintFromMinor: calculator.hintFromMinor,
      withdrawalDays: tenant.credit.withdrawalDays,
      hintPicture: calculator.legalHints ? calculator.legalHintsImage : null,
      specialColours: calculator.specialCreditColours,
    },
    consentTool: getConsentTool(tenant),
    measurement: getMeasurement(tenant),
    alternativeShops: tenant.features.geoCountryLayer ? tenant.alternativeShops : null,
    app: tenant.app && { protocol: tenant.appDeeplinkProtocol, ...tenant.app },
    experiments: listRunningExperiments(tenant).map(({ key }) => key),
    development: page.development,
    ...describeExtensions(page),
  };
}

/** Leaves out extensions that only work on the server. */
function describeExtensions({ tenant: { activeExtensions } }: PageRequest): Pick<ShopInfo, 'extensions'> {
  const shown = activeExtensions.filter(({ extension }) =>
    storefronts.some(([name]) => name === extension.name),
  );
  if (shown.length === 0) return {};
  const facts = shown.map(({ extension: { name }, publicSettings }) => [
    name,
    { name, settings: publicSettings },
  ]);
  return { extensions: Object.fromEntries(facts) };
}

/** OneTrust's loader (docs/content.md). */
function getConsentTool({ consent }: PageRequest['tenant']) {
  if (consent.tool !== 'onetrust') return null;
  return { script: `${consent.host}/scripttemplates/otSDKStub.js`, domainScript: consent.domainScript };
}

function getMeasurement({ measurement: { tagManager, push }, features }: PageRequest['tenant']) {
  const script = push && features.insiderPush ? push.host + push.path : null;
  if (!tagManager && !script) return null;
  return { tagManager: tagManager && { host: tagManager.host, id: tagManager.id }, push: script };
}

/** Sorted by the names of their countries. Here, because a browser takes long to load a language's sorting rules. */
function sortMarketsByName({ markets, locale }: PageRequest): Market[] {
  const { text } = getTranslator(locale);
  const getMarketName = (market: Market) => text('shell.country', { country: market.locale.slice(3) });
  return markets.toSorted((a, b) => getMarketName(a).localeCompare(getMarketName(b), locale));
}
