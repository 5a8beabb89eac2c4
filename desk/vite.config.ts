import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { PRODUCT_FOLDER } from '../retailer/folder.ts';
import { deskTextsPlugin } from '../tools/vite/desk-texts.plugin.ts';

/** Found only while pages run, they would make the first page of `npm run dev` load again. */
const FOUND_LATE = ['gql.tada', 'zod', 'uqr'];

export default defineConfig({
  root: import.meta.dirname,
  cacheDir: `${PRODUCT_FOLDER}/node_modules/.vite-desk`,
  plugins: [tailwindcss(), deskTextsPlugin(), reactRouter()],
  build: {
    target: 'es2022',
    // the first that know light-dark(), by which all colours are written
    cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
    assetsInlineLimit: 0,
    // it lies beside this folder
    emptyOutDir: true,
  },
  environments: { client: { optimizeDeps: { include: FOUND_LATE } } },
  server: { host: '127.0.0.1', fs: { allow: [PRODUCT_FOLDER] } },
});
