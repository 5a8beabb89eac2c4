import type { CreditSettings } from './credit-settings.ts';

const plan = (count: number, monthlyFactorMillionths: number) => ({ count, monthlyFactorMillionths });

/** Germany: no cap by number; payment protection only a week after the contract (§ 7a (5) VVG). */
export const germanCredit: CreditSettings = {
  decision: 'sandbox',
  minimumAge: 18,
  withdrawalDays: 14,
  withdrawalPaymentDays: 30,
  reminderDays: 2,
  decisionDays: 30,
  decisionsPerDay: 10,
  repaymentQuoteDays: 10,
  cover: { compareDays: 3, waitingDays: 30, mostInstalments: 12 },
  invoiceDays: 14,
  caps: [{ validFrom: '2020-01-01', annualPercent: null }],
  papers: {
    supervisor:
      'Bundesanstalt für Finanzdienstleistungsaufsicht (BaFin), Graurheindorfer Straße 108, 53117 Bonn, www.bafin.de',
    complaintsBody:
      'Schlichtungsstelle bei der Deutschen Bundesbank, Postfach 10 06 02, 60006 Frankfurt am Main, www.bundesbank.de',
    databases: ['SCHUFA Holding AG, Kormoranweg 5, 65201 Wiesbaden (Demo)'],
    bindingDays: 14,
  },
  terms: [
    {
      validFrom: '2026-01-01',
      minimumMinor: 10_000,
      maximumMinor: 500_000,
      smallestInstalmentMinor: 1000,
      remainder: 'last',
      instalments: [
        plan(3, 6700),
        plan(6, 6700),
        plan(9, 6600),
        plan(12, 6500),
        plan(18, 6500),
        plan(24, 6500),
        plan(36, 6500),
        plan(48, 6600),
      ],
      pause: { months: 4, surchargeMillionths: 35_000 },
      pauseWithPlan: true,
      protection: {
        insurer: 'Demo Versicherung AG (Demo)',
        premiumMillionths: 30_000,
        daysAfterContract: 7,
        offerDays: 14,
        withdrawalDays: 30,
      },
      example: { priceMinor: 49_999, count: 12 },
    },
  ],
};

/** Austria: no cap by number (VKrG); protection is chosen separately beside the order. */
export const austrianCredit: CreditSettings = {
  ...germanCredit,
  papers: {
    ...germanCredit.papers,
    supervisor: 'Bezirksverwaltungsbehörde: Magistrat der Stadt Salzburg, Schloss Mirabell, 5024 Salzburg',
    complaintsBody:
      'Schlichtung für Verbrauchergeschäfte, Mariahilfer Straße 103/1/18, 1060 Wien, www.verbraucherschlichtung.at',
    databases: ['KSV1870 Information GmbH, Wagenseilgasse 7, 1120 Wien (Demo)'],
  },
  terms: germanCredit.terms.map((terms) => ({
    ...terms,
    protection: {
      insurer: 'Demo Versicherung Österreich AG (Demo)',
      premiumMillionths: 30_000,
      daysAfterContract: 0,
      offerDays: 14,
      withdrawalDays: 30,
    },
  })),
};

/**
 * The Netherlands: statutory interest plus eight points (Besluit kredietvergoeding). Credit is offered from the day
 * on which the implementation of Directive (EU) 2023/2225 applies.
 */
export const dutchCredit: CreditSettings = {
  ...germanCredit,
  caps: [
    { validFrom: '2024-01-01', annualPercent: 15 },
    { validFrom: '2025-01-01', annualPercent: 14 },
    { validFrom: '2026-01-01', annualPercent: 12 },
  ],
  papers: {
    ...germanCredit.papers,
    supervisor: 'Autoriteit Financiële Markten (AFM), Vijzelgracht 50, 1017 HS Amsterdam, www.afm.nl',
    complaintsBody:
      'Klachteninstituut Financiële Dienstverlening (Kifid), Postbus 93257, 2509 AG Den Haag, www.kifid.nl',
    databases: ['Stichting Bureau Krediet Registratie (BKR), Postbus 6080, 4000 HB Tiel (demo)'],
  },
  terms: [
    {
      validFrom: '2026-11-20',
      minimumMinor: 10_000,
      maximumMinor: 500_000,
      smallestInstalmentMinor: 1000,
      remainder: 'last',
      instalments: [
        plan(3, 4000),
        plan(6, 4800),
        plan(12, 5000),
        plan(24, 5000),
        plan(36, 5000),
        plan(48, 5000),
      ],
      pause: { months: 4, surchargeMillionths: 30_000 },
      pauseWithPlan: true,
      protection: {
        insurer: 'Demoverzekeringen N.V. (demo)',
        premiumMillionths: 30_000,
        daysAfterContract: 0,
        offerDays: 14,
        withdrawalDays: 30,
      },
      example: { priceMinor: 49_999, count: 12 },
    },
  ],
};

/**
 * Switzerland: at most four instalments within twelve months, which are no consumer credit (art. 7 (1) f KKG), because the
 * law would have such a contract signed (docs/adr/0024). The cap of the law is kept all the same (VKKG, art. 1, from
 * 2026); no protection.
 */
export const swissCredit: CreditSettings = {
  ...germanCredit,
  caps: [{ validFrom: '2026-01-01', annualPercent: 10 }],
  papers: {
    ...germanCredit.papers,
    supervisor: null,
    complaintsBody: null,
    databases: ['ZEK, Zürich (Demo)'],
  },
  terms: [
    {
      validFrom: '2026-01-01',
      minimumMinor: 10_000,
      maximumMinor: 500_000,
      smallestInstalmentMinor: 1000,
      remainder: 'last',
      instalments: [plan(3, 4000), plan(4, 4000)],
      pause: { months: 4, surchargeMillionths: 25_000 },
      pauseWithPlan: true,
      protection: null,
      example: { priceMinor: 50_000, count: 4 },
    },
  ],
};
