import type { CreditAnswer, CreditDecision, CreditQuestion } from './decision.types.ts';

/** Family names that the sandbox recognises, lower case without accents; others pass up to the amount below. */
const REFUSED = ['afgewezen', 'abgelehnt', 'refuse'];
const REFERRED = ['twijfel', 'pruefung', 'prufung', 'examen'];
/** minor units: larger amounts are referred to a person */
const LARGEST = 300_000;

/**
 * A credit check that asks no outside service, for development and tests. The family name decides (Afgewezen,
 * Abgelehnt, Refusé: refused; Twijfel, Prüfung, Examen: a person looks at it), then the amount.
 */
export const sandboxDecision: CreditDecision = {
  name: 'sandbox',
  decide: async (question) => answerTo(question),
};

function answerTo({ familyName, amountMinor }: CreditQuestion): CreditAnswer {
  const name = familyName.trim().toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
  const source = 'sandbox';
  if (REFUSED.includes(name)) return { outcome: 'refused', source };
  if (REFERRED.includes(name) || amountMinor > LARGEST) return { outcome: 'referred', source };
  return { outcome: 'approved', source };
}
