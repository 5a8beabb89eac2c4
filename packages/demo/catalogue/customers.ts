/** A customer of every tenant, to try the pages of customers with. */
export const demoCustomer = {
  password: 'Demo-2026',
  /** the sign-in name in a tenant's shop */
  getEmail: (tenantId: string): string => `demo@${tenantId}.tavelo.example`,
} as const;

type Person = {
  readonly salutation: 'female' | 'male';
  readonly givenName: string;
  readonly familyName: string;
  readonly street: string;
  readonly houseNumber: string;
  readonly postalCode: string;
  readonly city: string;
  readonly phone: string;
};

const PEOPLE: Readonly<Record<string, Person>> = {
  NL: {
    salutation: 'female',
    givenName: 'Sanne',
    familyName: 'de Vries',
    street: 'Voorbeeldstraat',
    houseNumber: '12',
    postalCode: '3511 AB',
    city: 'Utrecht',
    phone: '+31 30 000 00 00',
  },
  DE: {
    salutation: 'male',
    givenName: 'Jonas',
    familyName: 'Müller',
    street: 'Musterstraße',
    houseNumber: '12',
    postalCode: '20095',
    city: 'Hamburg',
    phone: '+49 40 0000000',
  },
  AT: {
    salutation: 'female',
    givenName: 'Katharina',
    familyName: 'Huber',
    street: 'Mustergasse',
    houseNumber: '12',
    postalCode: '1070',
    city: 'Wien',
    phone: '+43 1 0000000',
  },
  CH: {
    salutation: 'female',
    givenName: 'Camille',
    familyName: 'Favre',
    street: 'Rue de l’Exemple',
    houseNumber: '12',
    postalCode: '1003',
    city: 'Lausanne',
    phone: '+41 21 000 00 00',
  },
};

/** The demo customer's person and address in a country; for a country without its own, the German one's. */
export function demoPerson(country: string): Person & { country: string } {
  const person = PEOPLE[country] ?? PEOPLE.DE;
  if (!person) throw new RangeError('no demo person');
  return { ...person, country };
}
