import type { CreditTerms } from '#tenants/credit-settings.ts';
import type { StoredAgreement } from '../agreement/agreement.rules.ts';
import { amendAgreement, planDays, type RecomputedPlan } from '../agreement/amended-plan.rules.ts';
import { calculatePremium, type ProtectionCost } from './protection.rules.ts';

type ProtectionTerms = NonNullable<CreditTerms['protection']>;

/** Payment protection of the instalments after a day, chosen after the credit contract (DE: § 7a (5) VVG). */
export type LaterProtection = { readonly cost: ProtectionCost; readonly next: RecomputedPlan };

/** @param day ISO 8601 date @returns null if nothing is due after it, or it is protected already */
export function addProtection(
  agreement: StoredAgreement,
  { premiumMillionths }: ProtectionTerms,
  day: string,
): LaterProtection | null {
  const { plan } = agreement;
  const days = planDays(agreement);
  const later = days.filter(({ dueOn }) => dueOn > day);
  if (later.length === 0 || days.some(({ premiumMinor }) => premiumMinor > 0)) return null;
  const laterMinor = later.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  const premiumMinor = calculatePremium(
    premiumMillionths,
    { overallMinor: laterMinor, count: later.length },
    plan.step ?? 1,
  );
  const totalMinor = premiumMinor * later.length;
  return {
    cost: { premiumMinor, totalMinor, overallMinor: laterMinor + totalMinor },
    next: applyPremiums(agreement, premiumMillionths, premiumMinor, day),
  };
}

/**
 * Ends the protection: no premium is owed for later instalments, and within the withdrawal period none at all.
 * @param wholly it is withdrawn from
 * @returns null if there is none
 */
export function removeProtection(
  agreement: StoredAgreement,
  day: string,
  wholly: boolean,
): RecomputedPlan | null {
  const days = planDays(agreement);
  const ends = (dueOn: string) => wholly || dueOn > day;
  if (!days.some(({ dueOn, premiumMinor }) => premiumMinor > 0 && ends(dueOn))) return null;
  const left = days.map((one) => (ends(one.dueOn) ? { ...one, premiumMinor: 0 } : one));
  const next = rebuildWithDays(agreement, left);
  return { ...next, agreement: { ...next.agreement, premiumPerInstalmentMinor: 0, premiumMillionths: 0 } };
}

function applyPremiums(
  agreement: StoredAgreement,
  premiumMillionths: number,
  premiumMinor: number,
  day: string,
): RecomputedPlan {
  const days = planDays(agreement);
  const next = rebuildWithDays(
    agreement,
    days.map((one) => (one.dueOn > day ? { ...one, premiumMinor } : one)),
  );
  const premiumFrom = 1 + days.filter(({ dueOn }) => dueOn <= day).length;
  return {
    ...next,
    agreement: {
      ...next.agreement,
      premiumPerInstalmentMinor: premiumMinor,
      premiumMillionths,
      premiumFrom,
    },
  };
}

/** The same plan with other premiums. */
function rebuildWithDays(agreement: StoredAgreement, days: ReturnType<typeof planDays>): RecomputedPlan {
  const { plan, amended } = agreement;
  const { priceMinor, surchargeMinor, pauseSurchargeMinor } = plan;
  const changed = amendAgreement(agreement, {
    ...{ priceMinor, days, amended },
    cost: { surchargeMinor, pauseSurchargeMinor },
  });
  return { ...changed, agreement: { ...changed.agreement, plan } };
}
