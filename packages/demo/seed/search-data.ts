import { BESTSELLERS } from '#demo/catalogue/bestsellers.ts';
import { categoryId } from '#demo/catalogue/categories.ts';
import type { ProductDraft } from '#demo/catalogue/draft.ts';
import { LANGUAGES, type Text } from '#demo/catalogue/kind.ts';
import type { Tenant } from '../../../tenants/tenant.ts';
import { say } from './basics.ts';
import type { Transaction } from './transaction.ts';

const DAY_MS = 86_400_000;

/** The terms that people search for most, with the kind that it finds and how often it was asked for. */
const POPULAR: readonly (readonly [kind: string, searches: number, term: Text])[] = [
  ['dress', 940, ['jurk', 'kleid', 'robe']],
  ['coat', 910, ['winterjas', 'wintermantel', 'manteau hiver']],
  ['sneaker', 880, ['witte sneakers', 'weiße sneaker', 'baskets blanches']],
  ['jeans', 820, ['jeans', 'jeans', 'jean']],
  ['washing-machine', 790, ['wasmachine', 'waschmaschine', 'lave-linge']],
  ['sofa', 760, ['bank', 'sofa', 'canapé']],
  ['corner-sofa', 720, ['hoekbank', 'ecksofa', 'canapé d’angle']],
  ['pullover', 690, ['trui', 'pullover', 'pull']],
  ['ankle-boot', 660, ['enkellaarsjes', 'stiefeletten', 'bottines']],
  ['bed-linen', 640, ['dekbedovertrek', 'bettwäsche', 'parure de lit']],
  ['tyre', 610, ['winterbanden', 'winterreifen', 'pneus hiver']],
  ['television', 590, ['tv 55 inch', 'fernseher 55 zoll', 'tv 55 pouces']],
  ['hoodie', 560, ['hoodie', 'hoodie', 'sweat à capuche']],
  ['coffee-machine', 540, ['koffiemachine', 'kaffeevollautomat', 'machine à café']],
  ['mattress', 520, ['matras 140x200', 'matratze 140x200', 'matelas 140x200']],
  ['bra', 500, ['beha', 'bh', 'soutien-gorge']],
  ['headphones', 480, ['koptelefoon', 'kopfhörer', 'casque']],
  ['suitcase', 460, ['koffer', 'koffer', 'valise']],
  ['vacuum-cleaner', 440, ['stofzuiger', 'staubsauger', 'aspirateur']],
  ['pyjamas', 420, ['pyjama', 'schlafanzug', 'pyjama']],
  ['lamp', 400, ['vloerlamp', 'stehlampe', 'lampadaire']],
  ['scarf', 380, ['sjaal', 'schal', 'écharpe']],
  ['desk', 360, ['bureau', 'schreibtisch', 'bureau']],
  ['smartwatch', 340, ['smartwatch', 'smartwatch', 'montre connectée']],
  ['slipper', 320, ['pantoffels', 'hausschuhe', 'chaussons']],
];

/** Kinds whose makers pay for a place, and the words for which they show. */
const SPONSORED: readonly (readonly [kind: string, words: Text])[] = [
  ['sneaker', ['sneakers', 'sneaker', 'baskets']],
  ['sofa', ['bank', 'sofa', 'canapé']],
  ['dress', ['jurk', 'kleid', 'robe']],
  ['coffee-machine', ['koffie', 'kaffee', 'café']],
  ['jacket', ['jas', 'jacke', 'veste']],
  ['mattress', ['matras', 'matratze', 'matelas']],
];

/** Gathers while products are written what search is given besides: popular terms and paid places. */
export class SearchData {
  readonly #found = new Map<string, number>();
  readonly #sponsored = new Map<string, ProductDraft>();

  /** Counts a product; the first of a kind that is no bestseller may become a paid one. */
  add(product: ProductDraft): void {
    if (product.discontinuedAt) return;
    this.#found.set(product.kind, (this.#found.get(product.kind) ?? 0) + 1);
    const wanted = SPONSORED.some(([kind]) => kind === product.kind);
    if (wanted && product.productId > BESTSELLERS.length && !this.#sponsored.has(product.kind)) {
      this.#sponsored.set(product.kind, product);
    }
  }

  async write(transaction: Transaction, tenants: readonly Tenant[], now: Date): Promise<void> {
    await transaction.copy(
      'search_term',
      ['tenant_id', 'language', 'term', 'searches', 'last_hits', 'last_searched_at'],
      tenants.flatMap((tenant) =>
        languagesIn(tenant).flatMap((language) => this.#terms(tenant.id, language, now)),
      ),
    );
    await transaction.copy(
      'sponsored_product',
      ['tenant_id', 'product_id', 'category_id', 'words', 'active_from', 'active_to'],
      tenants.flatMap((tenant) => this.#places(tenant, now)),
    );
  }

  #terms(tenantId: string, language: string, now: Date) {
    return POPULAR.flatMap(([kind, searches, term]) => {
      const hits = this.#found.get(kind) ?? 0;
      const row = [
        tenantId,
        language,
        say(term, language),
        searches,
        hits,
        new Date(now.getTime() - searches * 1_000),
      ];
      return hits > 0 ? [row] : [];
    });
  }

  #places(tenant: Tenant, now: Date) {
    return SPONSORED.flatMap(([kind, words]) => {
      const product = this.#sponsored.get(kind);
      const [category] = product?.categoryKeys ?? [];
      if (!product || !category) return [];
      const said = languagesIn(tenant).map((language) => say(words, language));
      const [from, to] = [new Date(now.getTime() - 10 * DAY_MS), new Date(now.getTime() + 365 * DAY_MS)];
      return [[tenant.id, product.productId, categoryId(category), [...new Set(said)], from, to]];
    });
  }
}

/** A tenant's languages, as far as the demo speaks them. */
function languagesIn(tenant: Tenant): string[] {
  const spoken = tenant.locales.map(({ locale }) => locale.slice(0, 2));
  return LANGUAGES.filter((language) => spoken.includes(language));
}
