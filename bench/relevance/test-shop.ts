import { createMemoryCatalogue } from './memory-catalogue.ts';
import { readProducts } from './test-products.ts';

/** A small catalogue to ask, as `readProducts` reads it; each answer has the names on its first page. */
export async function createShop(language: string, rows: string) {
  const products = readProducts(rows);
  const { answer } = await createMemoryCatalogue(products, { language, tree: 'none' });
  return (question: string) => {
    const { productIds, understood } = answer(question);
    return { names: productIds.map((id) => products[id - 1]?.title ?? ''), understood };
  };
}
