import { defineStorefront } from 'tavelo-shop/storefront';

export default defineStorefront({
  slots: {
    'product.after-price': () => import('./gift-note.tsx'),
  },
});
