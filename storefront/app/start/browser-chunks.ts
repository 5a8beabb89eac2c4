/**
 * Modules that the browser loads together, by their places: below `storefront/app/` and `texts/`, folders end with a
 * slash. A module in `except` is loaded on intent, or with the code that needs it.
 */
export type Places = { readonly in: readonly string[]; readonly except: readonly string[] };

/** The modules that every public page needs. */
export const SHARED_BY_ALL: Places = {
  in: [
    'storefront/app/root.tsx',
    'storefront/app/extension/',
    'storefront/app/page/',
    'storefront/app/start/',
    'storefront/app/texts/',
    'storefront/app/features/compare/compare-button.tsx',
    'storefront/app/features/compare/compare-form.tsx',
    'storefront/app/features/compare/compare-form-id.ts',
    'storefront/app/features/compare/compare-store.ts',
    'storefront/app/features/content/content-link.tsx',
    'storefront/app/features/content/rich-text.tsx',
    'storefront/app/features/credit/lender.ts',
    'storefront/app/features/layer/layer-link.ts',
    'storefront/app/features/measurement/measured-products.ts',
    'storefront/app/features/measurement/use-measured.ts',
    'storefront/app/features/paging/',
    'storefront/app/features/product-tile/',
    'storefront/app/features/review/review-checks.tsx',
    'storefront/app/features/structured-data/item-list.ts',
    'storefront/app/features/structured-data/breadcrumb-list.ts',
    'storefront/app/shell/',
    'storefront/app/session/measure.ts',
    'storefront/app/session/personal-state.ts',
    'storefront/app/ui/layer/accordion.tsx',
    'storefront/app/ui/layer/alert.tsx',
    'storefront/app/ui/badge.tsx',
    'storefront/app/ui/breadcrumb.tsx',
    'storefront/app/ui/button.tsx',
    'storefront/app/ui/chip.tsx',
    'storefront/app/ui/form/choice.tsx',
    'storefront/app/ui/empty-state.tsx',
    'storefront/app/ui/formats.tsx',
    'storefront/app/ui/layer/heading-after-dialog.ts',
    'storefront/app/ui/heading-focus.ts',
    'storefront/app/ui/media/icon.tsx',
    'storefront/app/ui/media/icon-names.ts',
    'storefront/app/ui/media/icons.svg',
    'storefront/app/ui/load-more.tsx',
    'storefront/app/ui/media/picture.tsx',
    'storefront/app/ui/media/picture-address.ts',
    'storefront/app/ui/media/price.tsx',
    'storefront/app/ui/media/rating.tsx',
    'storefront/app/ui/store.ts',
    'storefront/app/ui/form/switch.tsx',
    'forms/field-limits.ts',
    'texts/format.ts',
    'texts/message.ts',
    'texts/translator.ts',
  ],
  except: [
    'storefront/app/extension/use-extension.ts',
    'storefront/app/page/query-parameters.ts',
    'storefront/app/shell/header/account-menu.tsx',
    'storefront/app/shell/header/flyout.tsx',
    'storefront/app/shell/footer/languages.tsx',
    'storefront/app/shell/header/menu-sheet.tsx',
    'storefront/app/shell/header/navigation-data.ts',
    'storefront/app/shell/personal-parts.tsx',
    'storefront/app/shell/slow-page.tsx',
    'storefront/app/shell/vitals.ts',
  ],
};

/** The further modules of lists. */
export const SHARED_BY_LISTS: Places = {
  in: ['storefront/app/features/filters/', 'storefront/app/ui/form/range-slider.tsx'],
  except: [
    'storefront/app/features/filters/filter-count.ts',
    'storefront/app/features/filters/filter-sheet.tsx',
    'storefront/app/features/filters/fields/look-for-values.ts',
  ],
};

/** Loaded once filters are opened or searched. */
export const ASKED_BY_FILTERS: Places = {
  in: [
    'storefront/app/features/filters/filter-count.ts',
    'storefront/app/features/filters/fields/look-for-values.ts',
    'packages/search/matching-values.rules.ts',
  ],
  except: [],
};

/** The choice of cookies, which everything optional reads. */
export const ASKED_FOR_CONSENT: Places = {
  in: ['storefront/app/session/consent.ts', 'storefront/app/session/cookies.ts', 'forms/consent.ts'],
  except: [],
};

/** Small modules that pages with buttons of their own share with what comes after every page. */
export const SHARED_BY_PRESSES: Places = {
  in: [
    'storefront/app/features/basket/service-answers.ts',
    'storefront/app/features/toast/toasts.ts',
    'storefront/app/features/toast/toasts.rules.ts',
    'storefront/app/session/is-offline.ts',
    'storefront/app/session/personal.ts',
    'storefront/app/ui/next-paint.ts',
  ],
  except: [],
};

/**
 * Small modules of personal-parts.tsx, which is loaded when a page can be used; menus and dialogs use some of them,
 * too.
 */
export const AFTER_THE_PAGE: Places = {
  in: [
    'storefront/app/features/search-bar/own-terms.ts',
    'storefront/app/features/slow-reads/',
    'storefront/app/session/client/fetcher.ts',
    'storefront/app/session/slow-reads.ts',
    'storefront/app/session/stay-fresh.ts',
    'storefront/app/session/client/swr-options.ts',
    'storefront/app/session/use-offline.ts',
    'storefront/app/ui/layer/toast.tsx',
  ],
  except: [],
};

/** Packages that only change with an upgrade. */
export const FRAMEWORK = ['react', 'react-dom', 'react-router', 'scheduler', 'cookie-es'] as const;

/** Vite's own module, and those of the texts (tools/vite/texts.plugin.ts): they have no file. */
const PRELOAD_HELPER = 'vite/preload-helper';
const TEXT_ADDRESSES = 'virtual:texts-addresses';
const TEXTS_FRONT = 'virtual:texts-front';
const TEXTS_SOON = 'virtual:texts-soon';
const TEXTS_LATE = 'virtual:texts-late';
export const WITHOUT_FILE = [PRELOAD_HELPER, TEXT_ADDRESSES, TEXTS_FRONT, TEXTS_SOON, TEXTS_LATE] as const;

/** Loaders use them; the browser gets those that its own code uses, with that code. */
const OPERATION = /\.(query|fragment|mutations)\.ts$/;

/** @param id a module's absolute path as Vite has it, with its query */
export function isAmong(places: Places, id: string): boolean {
  const [path = ''] = id.split('?');
  const isNamed = (place: string) =>
    place.endsWith('/') ? path.includes(`/${place}`) : path.endsWith(`/${place}`);
  return places.in.some(isNamed) && !places.except.some(isNamed);
}

const PACKAGES = new RegExp(`node_modules/(${FRAMEWORK.join('|')})/`);
const isFramework = (id: string) => PACKAGES.test(id);

const isShared = (id: string) =>
  id.includes(PRELOAD_HELPER) ||
  id.includes(TEXT_ADDRESSES) ||
  (isAmong(SHARED_BY_ALL, id) && !OPERATION.test(id));

/**
 * The modules of every public page are two files instead of thirty: together they compress better by a twentieth, and
 * none waits for another. The same holds for those of lists. Modules that are loaded on intent (menus, mini basket)
 * stay separate.
 * @internal for vite.config.ts, which is no part of the product
 */
export const BROWSER_CHUNKS = [
  // a group includes the imports of its modules, unless an earlier one has them
  { name: 'framework', test: isFramework },
  { name: 'shop', test: isShared },
  { name: 'list', test: (id: string) => isAmong(SHARED_BY_LISTS, id) },
  { name: 'texts-front', test: (id: string) => id.includes(TEXTS_FRONT) },
  { name: 'texts-soon', test: (id: string) => id.includes(TEXTS_SOON) },
  { name: 'texts-late', test: (id: string) => id.includes(TEXTS_LATE) },
  { name: 'filters-asked', test: (id: string) => isAmong(ASKED_BY_FILTERS, id) },
  { name: 'consent', test: (id: string) => isAmong(ASKED_FOR_CONSENT, id) },
  { name: 'presses', test: (id: string) => isAmong(SHARED_BY_PRESSES, id) },
  { name: 'after-page', test: (id: string) => isAmong(AFTER_THE_PAGE, id) },
];
