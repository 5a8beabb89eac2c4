import { z } from 'zod';

const phrase = z.string().trim().min(1).max(60);

/** A tenant's own words for its search in one language: `tenants/<tenant>/search/<language>.json`. */
export const searchWords = z.strictObject({
  /**
   * Names of the categories whose articles the synonyms are about. They are used where the catalogue has all of these, so
   * that another catalogue which is imported later is not searched by them; empty: always.
   */
  assortment: z.array(phrase).max(20).default([]),
  /** any stands for any other: ["koelkast", "ijskast"] */
  synonyms: z.array(z.array(phrase).min(2).max(12)).max(5000).default([]),
  /** the first stands for the others, but not the reverse: ["schoenen", "sneakers", "laarzen"] */
  narrower: z.array(z.array(phrase).min(2).max(40)).max(5000).default([]),
  /** a search for exactly this term leads to a page instead of a result */
  redirects: z
    .array(
      z.strictObject({
        term: phrase,
        /** of this tenant, with its language prefix: /fr/panier */
        path: z.string().regex(/^\/[a-z0-9/-]*$/, 'a path of the shop, from /'),
      }),
    )
    .max(5000)
    .default([]),
});
