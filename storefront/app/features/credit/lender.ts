import { joinWords } from '#app/texts/unbroken.ts';

/** The lender, as the representative example names it. */
export function formatLender(company: {
  legalName: string;
  street: string;
  postalCode: string;
  city: string;
}): string {
  return `${company.legalName}, ${company.street}, ${joinWords(company.postalCode)} ${company.city}`;
}
