import { defineShop } from 'tavelo-shop';

/** The retailer that the product ships with: everything of it is in this folder. */
export default defineShop({ extensions: [] });
