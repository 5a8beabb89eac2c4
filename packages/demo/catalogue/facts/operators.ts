import { hashText } from '#demo/pictures/parts/random.ts';

import { BRANDS, type DemoBrand } from '../brands.ts';

/** The party that answers for a product: manufacturer or responsible person (Regulation (EU) 2023/988 art. 19). */
export type EconomicOperator = {
  /** stable: the brand's slug, or a key of its own */
  readonly key: string;
  readonly name: string;
  readonly streetAddress: string;
  readonly postalCode: string;
  readonly locality: string;
  /** ISO 3166-1 alpha-2 */
  readonly country: string;
  readonly email: string;
  readonly url: string;
};

type Seat = {
  form: string;
  street: (number: number) => string;
  postalCode: string;
  cities: readonly string[];
};

/** Streets with the name "example", so that nobody takes an address for a real one. */
const SEATS: Readonly<Record<string, Seat>> = {
  AT: {
    form: 'GmbH',
    street: (no) => `Mustergasse ${no}`,
    postalCode: '6000',
    cities: ['Innsbruck', 'Graz'],
  },
  BE: { form: 'bv', street: (no) => `Voorbeeldlaan ${no}`, postalCode: '8000', cities: ['Kortrijk', 'Gent'] },
  CH: { form: 'AG', street: (no) => `Musterweg ${no}`, postalCode: '3000', cities: ['Thun', 'Zug'] },
  CN: {
    form: 'Co., Ltd.',
    street: (no) => `${no} Example Road`,
    postalCode: '518000',
    cities: ['Shenzhen', 'Ningbo'],
  },
  DE: {
    form: 'GmbH',
    street: (no) => `Musterweg ${no}`,
    postalCode: '12345',
    cities: ['Hamburg', 'Bielefeld', 'Kassel', 'Ulm'],
  },
  DK: { form: 'ApS', street: (no) => `Eksempelvej ${no}`, postalCode: '5000', cities: ['Odense', 'Aarhus'] },
  ES: { form: 'S.L.', street: (no) => `Calle Ejemplo ${no}`, postalCode: '46000', cities: ['València'] },
  FI: { form: 'Oy', street: (no) => `Esimerkkitie ${no}`, postalCode: '33000', cities: ['Tampere'] },
  FR: {
    form: 'SAS',
    street: (no) => `${no}, rue de l’Exemple`,
    postalCode: '69000',
    cities: ['Lyon', 'Nantes', 'Lille'],
  },
  IT: {
    form: 'S.r.l.',
    street: (no) => `Via Esempio ${no}`,
    postalCode: '60000',
    cities: ['Ancona', 'Modena'],
  },
  JP: { form: 'K.K.', street: (no) => `${no} Example-cho`, postalCode: '600-0000', cities: ['Kyoto'] },
  KR: { form: 'Co., Ltd.', street: (no) => `${no} Example-ro`, postalCode: '06000', cities: ['Seoul'] },
  NL: {
    form: 'B.V.',
    street: (no) => `Voorbeeldweg ${no}`,
    postalCode: '1234 AB',
    cities: ['Utrecht', 'Eindhoven', 'Zwolle', 'Enschede', 'Rotterdam'],
  },
  NO: { form: 'AS', street: (no) => `Eksempelveien ${no}`, postalCode: '5000', cities: ['Bergen'] },
  PL: {
    form: 'sp. z o.o.',
    street: (no) => `ul. Przykładowa ${no}`,
    postalCode: '50-000',
    cities: ['Wrocław'],
  },
  PT: { form: 'Lda.', street: (no) => `Rua do Exemplo ${no}`, postalCode: '4000-000', cities: ['Porto'] },
  SE: { form: 'AB', street: (no) => `Exempelgatan ${no}`, postalCode: '500 00', cities: ['Borås'] },
  TR: { form: 'A.Ş.', street: (no) => `Örnek Caddesi ${no}`, postalCode: '16000', cities: ['Bursa'] },
  US: { form: 'Inc.', street: (no) => `${no} Example Avenue`, postalCode: '00000', cities: ['Portland'] },
};

/** Countries outside of the European Economic Area, whose makers need a responsible person inside. */
const OUTSIDE = new Set(['CH', 'CN', 'JP', 'KR', 'TR', 'US']);

const IMPORTERS: readonly EconomicOperator[] = [
  operator('tavelo-import', 'Tavelo Import Services B.V. (demo)', 'NL', 'tavelo-import'),
  operator('hansa-konformitaet', 'Hansa Konformität GmbH (demo)', 'DE', 'hansa-konformitaet'),
  operator('mandat-europe', 'Mandat Europe SAS (demo)', 'FR', 'mandat-europe'),
];

const MANUFACTURERS = new Map(
  BRANDS.map((brand) => [
    brand.slug,
    operator(brand.slug, `${brand.name} ${seatIn(brand.country).form} (demo)`, brand.country, brand.slug),
  ]),
);

/** Every operator of the demo; numbered from 1 in this order. */
export const OPERATORS: readonly EconomicOperator[] = [...MANUFACTURERS.values(), ...IMPORTERS];

/** A brand's maker and, for makers outside the EEA, the responsible person inside it: numbers of OPERATORS. */
export function getOperatorIds(brand: DemoBrand): { manufacturer: number; responsiblePerson: number | null } {
  const importer = IMPORTERS[hashText(brand.slug) % IMPORTERS.length];
  return {
    manufacturer: getOperatorId(brand.slug),
    responsiblePerson: OUTSIDE.has(brand.country) && importer ? getOperatorId(importer.key) : null,
  };
}

function getOperatorId(key: string): number {
  return OPERATORS.findIndex((one) => one.key === key) + 1;
}

function operator(key: string, name: string, country: string, domain: string): EconomicOperator {
  const seat = seatIn(country);
  const number = (hashText(key) % 90) + 2;
  return {
    key,
    name,
    streetAddress: seat.street(number),
    postalCode: seat.postalCode,
    locality: seat.cities[number % seat.cities.length] ?? '',
    country,
    email: `product-safety@${domain}.example`,
    url: `https://www.${domain}.example/`,
  };
}

function seatIn(country: string): Seat {
  const seat = SEATS[country];
  if (!seat) throw new RangeError(`no seat in ${country}`);
  return seat;
}
