import type { Tenant } from '#tenants/tenant.ts';

/** The values that the words of a mandate (text payment.mandate.text) are filled with. */
export function buildMandateValues({ company, payment }: Tenant) {
  return { company: company.legalName, creditorId: payment.directDebit.creditorId };
}
