import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { textsPlugin } from './texts/vite-plugin.ts';

export default defineConfig({
  plugins: [tailwindcss(), textsPlugin(), reactRouter()],
  build: { target: 'es2022', assetsInlineLimit: 0 },
  server: { host: '127.0.0.1' },
});
