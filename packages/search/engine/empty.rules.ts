import type { Found } from './find.types.ts';
import type { QueryPlan, Standing } from './plan.types.ts';

/** A plan without conditions: it finds everything. */
export const EMPTY_PLAN: QueryPlan = {
  groups: [],
  filters: [],
  categoryId: null,
  articleNumber: null,
  correctedTo: null,
  ignored: [],
};

export const NOTHING_FOUND: Found = {
  total: 0,
  top: [],
  among: [],
  values: new Map(),
  ranges: new Map(),
  distinct: new Map(),
  having: new Map(),
};

/** The standing of a word that no article has. */
export const NOT_SAID: Standing = { isSaid: false, heads: false, everHeads: false, named: 0, headed: 0 };
