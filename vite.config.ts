import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { ownRoutesPlugin } from './storefront/app/start/own-routes.plugin.ts';
import { textsPlugin } from './texts/vite-plugin.ts';

const SHARED_BY_ALL = new RegExp(
  [
    '/storefront/app/(root\\.tsx|page/(?!query-parameters)|start/|texts/)',
    '/storefront/app/features/(paging/|product-tile/|review/review-checks|structured-data/(item-list|breadcrumb-list))',
    '/storefront/app/shell/(?!account-menu|flyout|languages|menu-sheet|navigation-data|personal-parts|vitals)',
    '/storefront/app/session/personal-state',
    '/storefront/app/ui/(accordion|alert|badge|breadcrumb|button|chip|choice|empty-state|formats|heading-|icon|load-more|picture|price|rating|store)',
    '/texts/(format|message|translator)\\.ts',
    'vite/preload-helper',
    'virtual:texts-addresses',
  ].join('|'),
);

/** Loaders ask them; the browser gets those that its own code asks, with that code. */
const OPERATION = /\.(query|fragment|mutations)\.ts$/;

/**
 * What every public page needs comes as two files, not as thirty: together they compress better by a twentieth, and
 * none waits behind another. The same for what lists have. What is loaded on intent (menus, mini basket) stays by itself.
 */
const BROWSER_CHUNKS = [
  { name: 'framework', test: /node_modules\/(react|react-dom|react-router|scheduler|cookie)\// },
  { name: 'shop', test: (id: string) => SHARED_BY_ALL.test(id) && !OPERATION.test(id) },
  { name: 'list', test: /\/storefront\/app\/(features\/filters\/(?!filter-sheet)|ui\/range-slider)/ },
  { name: 'texts-soon', test: /virtual:texts-soon/ },
  { name: 'texts-late', test: /virtual:texts-late/ },
];

/** Found only while pages run, they would make the first page of `npm run dev` load again, or not at all. */
const FOUND_LATE = [
  'gql.tada',
  'zod',
  '@urql/core',
  '@urql/exchange-auth',
  '@urql/exchange-graphcache',
  '@urql/exchange-retry',
  'swr',
  'web-vitals/attribution',
];

export default defineConfig({
  plugins: [tailwindcss(), textsPlugin(), reactRouter(), ownRoutesPlugin()],
  build: { target: 'es2022', assetsInlineLimit: 0 },
  environments: {
    client: {
      optimizeDeps: { include: FOUND_LATE },
      build: {
        rolldownOptions: {
          // an operation that nobody asks is left out: making it has no effect
          treeshake: { manualPureFunctions: ['graphql', 'initGraphQLTada'] },
          output: { codeSplitting: { groups: BROWSER_CHUNKS } },
        },
      },
    },
    ssr: { build: { rolldownOptions: { output: { codeSplitting: true } } } },
  },
  // the database writes there all the time
  server: { host: '127.0.0.1', watch: { ignored: [`${import.meta.dirname}/data/**`] } },
});
