/** The lender, as the representative example names it. */
export function formatLender(company: {
  legalName: string;
  street: string;
  postalCode: string;
  city: string;
}): string {
  return `${company.legalName}, ${company.street}, ${company.postalCode} ${company.city}`;
}
