import { describe, expect, test } from 'vitest';
import { testContext } from '#commerce/buying/basket/test-shop.ts';
import { testDatabase } from '#commerce/ground/database/test-database.ts';
import { createFixedClock } from '#commerce/ground/kernel/test-clock.ts';
import { renderPaper } from '#commerce/money/document/render-paper.service.ts';
import { readPdfPages } from '#commerce/money/document/test-pdf-text.ts';
import { buildInformationPaper } from '../credit.service.ts';
import { computeLastBindingDay } from '../credit-law.rules.ts';

const database = await testDatabase();
const clock = createFixedClock('2026-11-27T12:00:00Z');

/** The rows of annex I in their order, each with what a market's paper says in it; null begins a new part. */
const FORMS = {
  nl: [
    ['Deel I – Kerninformatie', null],
    ['Kredietgever', 'Tavelo Nederland B.V.'],
    ['Kredietbemiddelaar', 'Geen: we geven het krediet zelf.'],
    ['Totaal kredietbedrag', 'EUR 500,00'],
    ['Duur van de kredietovereenkomst', '12 maanden'],
    ['Debetrentevoet', '10,90% per jaar, vast'],
    ['Jaarlijks kostenpercentage (JKP)', '11,46%'],
    ['Totaal door jou te betalen bedrag', 'EUR 530,00'],
    ['uitstel van betaling voor bepaalde goederen', 'contante prijs EUR 500,00'],
    ['Kosten in geval van betalingsachterstand', '4,00% per jaar'],
    ['Bedrag, aantal en frequentie', 'één betaling per maand'],
    ['Waarschuwing voor de gevolgen', 'Niet of te laat betalen kan ernstige gevolgen'],
    ['Herroepingsrecht', 'binnen een periode van 14 kalenderdagen'],
    ['Vervroegde aflossing', 'Een vergoeding rekenen we daarvoor niet.'],
    ['Adres, telefoon en e-mail', 'Voorbeeldkade 12, 5000 AA Tilburg'],
    ['Deel II – 1. Beschrijving van de voornaamste kenmerken', null],
    ['Soort krediet', 'Koop in termijnen'],
    ['Voorwaarden voor opneming', 'er wordt geen geld uitbetaald'],
    ['Termijnen en volgorde', 'telt voor de termijn die het eerst vervalt'],
    ['Gevraagde zekerheden', 'ons eigendom'],
    ['2. Kosten van het krediet', null],
    ['Aannamen voor het jaarlijks kostenpercentage', '11,46%'],
    ['een andere nevendienst verplicht', 'Verzekering: nee.'],
    ['Is een rekening nodig', 'Nee'],
    ['gebruik van een bepaald betaalmiddel', 'Geen'],
    ['Andere kosten in verband', 'Toeslag voor termijnen: EUR 30,00'],
    ['Voorwaarden waaronder deze kosten', 'ongewijzigd voor de hele looptijd'],
    ['Verplichting om notariskosten', 'Nee'],
    ['3. Andere belangrijke juridische aspecten', null],
    ['Terugbetaling na een herroeping', 'EUR 0,00'],
    ['Vervroegde aflossing: procedure', 'het geldt 10 dagen'],
    ['Raadpleging van een gegevensbank', 'Bureau Krediet Registratie (BKR)'],
    ['Geautomatiseerde beslissing', 'een medewerker laten meekijken'],
    ['Recht op een ontwerpkredietovereenkomst', 'op verzoek gratis'],
    ['Periode gedurende welke', 'van 27-11-2026 tot en met 11-12-2026'],
    ['Procedure voor de beëindiging', 'artikel 7:77 BW'],
    ['4. Aanvullende informatie in geval van verkoop op afstand', null],
    ['Register', '00000000'],
    ['Toezichthoudende autoriteit', 'Autoriteit Financiële Markten (AFM)'],
    ['Uitoefening van het herroepingsrecht', 'De termijn begint op de dag'],
    ['Recht waarvan de kredietgever uitgaat', 'Nederland'],
    ['Bepalingen over het toepasselijke recht', 'de rechter van je woonplaats'],
    ['Taalregeling', 'Nederlands'],
    ['Buitengerechtelijke klachten- en beroepsprocedures', '(Kifid)'],
    ['Bijlage: betaalplan', null],
  ],
  de: listGermanRows({
    lender: 'Tavelo Deutschland GmbH',
    amounts: ['500,00 €', '539,00 €', '39,00 €', '0,00 €'],
    rates: ['14,10 % pro Jahr, gebunden', '15,05 %', '6,27 %'],
    withdrawal: ['Widerrufsrecht', 'den Kreditvertrag innerhalb von 14 Kalendertagen zu widerrufen'],
    after: ['Rückzahlung nach einem Widerruf', 'Ausübung des Widerrufsrechts'],
    address: 'Beispielweg 8, 20099 Hamburg',
    days: ['27.11.2026', '11.12.2026'],
    database: 'SCHUFA Holding AG',
    end: '§ 498 BGB',
    register: 'HRB 000000',
    supervisor: 'Bundesanstalt für Finanzdienstleistungsaufsicht',
    country: 'Deutschland',
    body: 'Schlichtungsstelle bei der Deutschen Bundesbank',
  }),
  at: listGermanRows({
    lender: 'Tavelo Österreich GmbH',
    amounts: ['€ 500,00', '€ 539,00', '€ 39,00', '€ 0,00'],
    rates: ['14,10 % pro Jahr, fest', '15,05 %', '4,00 %'],
    withdrawal: ['Rücktrittsrecht', 'innerhalb von 14 Kalendertagen vom Kreditvertrag zurückzutreten'],
    after: ['Rückzahlung nach einem Rücktritt', 'Ausübung des Rücktrittsrechts'],
    address: '5020 Salzburg',
    days: ['27.11.2026', '11.12.2026'],
    database: 'KSV1870',
    end: '§ 14 Abs. 3 VKrG',
    register: 'FN',
    supervisor: 'Magistrat der Stadt Salzburg',
    country: 'Österreich',
    body: 'Schlichtung für Verbrauchergeschäfte',
  }),
} as const;

function listGermanRows(own: {
  readonly lender: string;
  /** credit, total, cost, nothing */
  readonly amounts: readonly [string, string, string, string];
  /** borrowing, annual, late */
  readonly rates: readonly [string, string, string];
  readonly withdrawal: readonly [string, string];
  readonly after: readonly [string, string];
  readonly address: string;
  readonly days: readonly [string, string];
  readonly database: string;
  readonly end: string;
  readonly register: string;
  readonly supervisor: string;
  readonly country: string;
  readonly body: string;
}) {
  return [
    ['Teil I – Wesentliche Informationen', null],
    ['Kreditgeber', own.lender],
    ['Kreditvermittler', 'Keiner: Wir geben den Kredit selbst.'],
    ['Gesamtkreditbetrag', own.amounts[0]],
    ['Laufzeit des Kreditvertrags', '12 Monate'],
    ['Sollzinssatz oder gegebenenfalls', own.rates[0]],
    ['Effektiver Jahreszins', own.rates[1]],
    ['Von Ihnen zu zahlender Gesamtbetrag', own.amounts[1]],
    ['Zahlungsaufschubs für bestimmte Waren', `Barzahlungspreis ${own.amounts[0]}`],
    ['Kosten bei Zahlungsverzug', own.rates[2]],
    ['Höhe, Anzahl und Häufigkeit', 'eine Zahlung je Monat'],
    ['Warnung vor den Folgen', 'schwerwiegende Folgen für Sie'],
    own.withdrawal,
    ['Vorzeitige Rückzahlung', 'Eine Entschädigung verlangen wir dafür nicht.'],
    ['Anschrift, Telefon und E-Mail', own.address],
    ['Teil II – 1. Beschreibung der wesentlichen Merkmale', null],
    ['Kreditart', 'Teilzahlungskauf'],
    ['Bedingungen für die Inanspruchnahme', 'es wird kein Geld ausgezahlt'],
    ['Teilzahlungen und Reihenfolge', 'am frühesten fällig'],
    ['Verlangte Sicherheiten', 'unser Eigentum'],
    ['2. Kreditkosten', null],
    ['Annahmen für den effektiven Jahreszins', own.rates[1]],
    ['zwingende Voraussetzung', 'Versicherung: nein.'],
    ['Ist ein Konto', 'Nein'],
    ['Verwendung eines bestimmten Zahlungsmittels', 'Keine'],
    ['Sonstige Kosten', `Ratenaufschlag: ${own.amounts[2]}`],
    ['Bedingungen, unter denen die genannten Kosten', 'unverändert'],
    ['Verpflichtung zur Zahlung von Notarkosten', 'Nein'],
    ['3. Andere wichtige rechtliche Aspekte', null],
    [own.after[0], own.amounts[3]],
    ['Vorzeitige Rückzahlung: Verfahren', 'er gilt 10 Tage'],
    ['Datenbankabfrage', own.database],
    ['Automatisierte Entscheidung', 'von einem Menschen'],
    ['Recht auf einen Kreditvertragsentwurf', 'auf Verlangen unentgeltlich'],
    ['Zeitraum, in dem der Kreditgeber', `vom ${own.days[0]} bis zum ${own.days[1]}`],
    ['Verfahren zur Beendigung', own.end],
    ['4. Zusätzliche Informationen beim Fernabsatz', null],
    ['Register', own.register],
    ['Zuständige Aufsichtsbehörde', own.supervisor],
    [own.after[1], 'Die Frist beginnt mit dem Abschluss'],
    ['Recht, das der Kreditgeber', own.country],
    ['Klauseln über das anwendbare Recht', 'an Ihrem Wohnsitz'],
    ['Wahl der Sprache', 'Deutsch'],
    ['Außergerichtliche Beschwerde-', own.body],
    ['Anhang: Zahlungsplan', null],
  ] as const;
}

async function readForm(market: 'nl' | 'de' | 'at'): Promise<string[]> {
  const ctx = testContext(database, market, { clock });
  const paper = await buildInformationPaper(ctx, { priceMinor: 50_000, method: null, count: 12 });
  if (!paper) throw new Error(`no credit in ${market}`);
  return readPdfPages(await renderPaper(paper));
}

describe.each(['nl', 'de', 'at'] as const)('the information before a credit contract in %s', (market) => {
  test('the form has each row of annex I in its order, filled in', async () => {
    const text = (await readForm(market)).join(' ');
    let from = 0;
    for (const [heading, value] of FORMS[market]) {
      const at = text.indexOf(heading, from);
      expect(at, heading).toBeGreaterThanOrEqual(from);
      from = at + heading.length;
      if (value === null) continue;
      const end = text.indexOf(value, from);
      expect(end, `${heading}: ${value}`).toBeGreaterThanOrEqual(from);
      expect(end - from, `${heading} is far from ${value}`).toBeLessThan(700);
    }
  });

  test('the key information stands alone on the first page, the schedule on the last', async () => {
    const [first = '', ...others] = await readForm(market);
    const rows = FORMS[market];
    const second = rows.findIndex(([heading]) => / II /.test(heading));
    for (const [heading] of rows.slice(0, second)) expect(first, heading).toContain(heading);
    for (const [heading] of rows.slice(second, second + 3)) expect(first, heading).not.toContain(heading);
    expect(others.at(-1)?.startsWith(rows.at(-1)?.[0] ?? '-')).toBe(true);
  });
});

test('the lender is bound no longer than the terms that the information gives', () => {
  const { credit } = testContext(database, 'nl', { clock }).tenant;
  const [terms] = credit.terms;
  if (!terms) throw new Error('no terms');
  const changed = { ...credit, terms: [...credit.terms, { ...terms, validFrom: '2026-12-01' }] };
  expect(computeLastBindingDay(credit, '2026-11-27')).toBe('2026-12-11');
  expect(computeLastBindingDay(changed, '2026-11-27')).toBe('2026-11-30');
  expect(computeLastBindingDay(changed, '2026-12-01')).toBe('2026-12-15');
});
