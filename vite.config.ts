import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { RETAILER_FOLDER } from './retailer/folder.ts';
import { createBrowserChunksPlugin } from './storefront/app/start/browser-chunks.plugin.ts';
import { BROWSER_CHUNKS } from './storefront/app/start/browser-chunks.ts';
import { createOwnRoutesPlugin } from './storefront/app/start/own-routes.plugin.ts';
import { persistedOperationsPlugin } from './tools/vite/persisted-operations.plugin.ts';
import { retailerPlugin } from './tools/vite/retailer.plugin.ts';
import { textsPlugin } from './tools/vite/texts.plugin.ts';

/** Found only while pages run, they would make the first page of `npm run dev` load again, or not at all. */
const FOUND_LATE = [
  'gql.tada',
  'zod',
  '@urql/core',
  '@urql/exchange-auth',
  '@urql/exchange-graphcache',
  '@urql/exchange-retry',
  'wonka',
  'swr',
  'web-vitals/attribution',
];

export default defineConfig({
  plugins: [
    // adds to the sources of Tailwind's classes, so it comes before
    retailerPlugin(),
    tailwindcss(),
    textsPlugin(),
    persistedOperationsPlugin(),
    reactRouter(),
    createOwnRoutesPlugin(),
    createBrowserChunksPlugin(),
  ],
  build: {
    target: 'es2022',
    // the first that know light-dark(), by which all colours are written
    cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
    assetsInlineLimit: 0,
  },
  environments: {
    client: {
      optimizeDeps: { include: FOUND_LATE },
      build: {
        rolldownOptions: {
          treeshake: {
            manualPureFunctions: [
              // an operation that nobody calls is left out: creating it has no effect
              ...['graphql', 'initGraphQLTada'],
              // React Router's words to developers
              ...['warning', 'warningOnce'],
            ],
          },
          output: { codeSplitting: { groups: BROWSER_CHUNKS } },
        },
      },
    },
    ssr: { build: { rolldownOptions: { output: { codeSplitting: true } } } },
  },
  // what the retailer's folder imports is the product's: there is one React
  resolve: { dedupe: ['react', 'react-dom', 'react-router'] },
  server: {
    host: '127.0.0.1',
    fs: { allow: [import.meta.dirname, RETAILER_FOLDER] },
    // the database writes there all the time
    watch: { ignored: [`${import.meta.dirname}/data/**`, `${RETAILER_FOLDER}/data/**`] },
  },
});
