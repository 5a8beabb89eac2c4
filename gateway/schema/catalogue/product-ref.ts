import type { ProductCard } from '#commerce/range/catalogue/product/product.service.ts';
import { builder } from '../builder.ts';

export const ProductRef = builder.objectRef<ProductCard>('Product');
