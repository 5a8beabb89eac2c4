import type { ProductCard } from '#commerce/range/catalogue/product/product.queries.ts';
import { builder } from '../builder.ts';

export const ProductRef = builder.objectRef<ProductCard>('Product');
