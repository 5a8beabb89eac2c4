import type { Attributes, Text } from '../kind.ts';

/** A sentence about attributes: `{width}` in it stands for the attribute's number. */
type FactPhrase = {
  readonly needs: readonly string[];
  readonly text: Text;
  readonly from?: number;
  readonly to?: number;
};

const fact = (
  needs: string,
  nl: string,
  de: string,
  fr: string,
  limits: { from?: number; to?: number } = {},
): FactPhrase => ({
  needs: needs.split(' '),
  text: [nl, de, fr],
  ...limits,
});

/** `from` and `to` limit the first number that a sentence needs. */
const FACTS: readonly FactPhrase[] = [
  fact(
    'width height depth',
    'De maten: {width} cm breed, {height} cm hoog en {depth} cm diep.',
    'Die Maße: {width} cm breit, {height} cm hoch und {depth} cm tief.',
    'Les dimensions : {width} cm de large, {height} cm de haut et {depth} cm de profondeur.',
  ),
  fact(
    'width depth',
    'De benodigde vloerruimte is {width} × {depth} cm.',
    'Die Stellfläche beträgt {width} × {depth} cm.',
    'Au sol, comptez {width} × {depth} cm.',
    { from: 60 },
  ),
  fact(
    'width height',
    'Reken op {width} cm in de breedte en {height} cm in de hoogte.',
    'Planen Sie {width} cm in der Breite und {height} cm in der Höhe ein.',
    'Prévoyez {width} cm en largeur et {height} cm en hauteur.',
    { from: 40 },
  ),
  fact(
    'seat-height',
    'De zithoogte is {seat-height} cm, prettig om uit op te staan.',
    'Die Sitzhöhe beträgt {seat-height} cm, angenehm zum Aufstehen.',
    'L’assise est à {seat-height} cm : on s’en relève facilement.',
    { from: 43 },
  ),
  fact(
    'seat-height',
    'Met een zithoogte van {seat-height} cm zit je lekker laag.',
    'Mit {seat-height} cm Sitzhöhe sitzt man angenehm tief.',
    'À {seat-height} cm, l’assise est agréablement basse.',
    { to: 42 },
  ),
  fact(
    'seats',
    'Er is plaats voor {seats} personen.',
    'Platz ist für {seats} Personen.',
    'Il y a de la place pour {seats} personnes.',
    { from: 2 },
  ),
  fact(
    'max-load',
    'Belastbaar tot {max-load} kg.',
    'Belastbar bis {max-load} kg.',
    'Charge admise : {max-load} kg.',
  ),
  fact(
    'pile-height',
    'De pool is {pile-height} mm hoog.',
    'Der Flor ist {pile-height} mm hoch.',
    'Le poil mesure {pile-height} mm.',
  ),
  fact(
    'height zones',
    'De opbouw is {height} cm hoog en telt {zones} ligzones.',
    'Der Aufbau ist {height} cm hoch und hat {zones} Liegezonen.',
    'L’ensemble mesure {height} cm d’épaisseur et compte {zones} zones.',
  ),
  fact(
    'drawers',
    'In {drawers} lades verdwijnt wat anders rondslingert.',
    'In {drawers} Schubladen verschwindet, was sonst herumliegt.',
    'Les {drawers} tiroirs avalent tout ce qui traîne.',
    { from: 2 },
  ),
  fact(
    'battery-life',
    'De accu gaat {battery-life} uur mee.',
    'Der Akku hält {battery-life} Stunden.',
    'L’autonomie atteint {battery-life} heures.',
    { from: 2 },
  ),
  fact(
    'battery',
    'De accu heeft {battery} mAh.',
    'Der Akku hat {battery} mAh.',
    'La batterie a une capacité de {battery} mAh.',
  ),
  fact(
    'energy-per-1000h',
    'Het verbruik is {energy-per-1000h} kWh per 1000 uur.',
    'Der Verbrauch liegt bei {energy-per-1000h} kWh je 1000 Stunden.',
    'La consommation est de {energy-per-1000h} kWh pour 1000 heures.',
  ),
  fact(
    'energy-per-cycles',
    'Honderd keer draaien kost {energy-per-cycles} kWh.',
    'Hundert Durchgänge brauchen {energy-per-cycles} kWh.',
    'Cent cycles consomment {energy-per-cycles} kWh.',
  ),
  fact(
    'energy-per-year',
    'Per jaar rekent het label met {energy-per-year} kWh.',
    'Pro Jahr rechnet das Label mit {energy-per-year} kWh.',
    'Par an, l’étiquette compte {energy-per-year} kWh.',
  ),
  fact(
    'water-per-cycle',
    'Per beurt gaat er {water-per-cycle} liter water door.',
    'Pro Durchgang braucht es {water-per-cycle} Liter Wasser.',
    'Chaque cycle utilise {water-per-cycle} litres d’eau.',
  ),
  fact(
    'noise',
    'Met {noise} dB blijft het gesprek aan tafel verstaanbaar.',
    'Mit {noise} dB bleibt das Gespräch am Tisch verständlich.',
    'À {noise} dB, on s’entend encore parler.',
    { to: 62 },
  ),
  fact(
    'noise',
    'Het geluidsniveau ligt op {noise} dB.',
    'Der Geräuschpegel liegt bei {noise} dB.',
    'Le niveau sonore est de {noise} dB.',
    { from: 63 },
  ),
  fact(
    'capacity',
    'De inhoud is {capacity} liter.',
    'Das Fassungsvermögen beträgt {capacity} Liter.',
    'La contenance est de {capacity} litres.',
    { from: 2 },
  ),
  fact(
    'power',
    'Het vermogen is {power} watt.',
    'Die Leistung beträgt {power} Watt.',
    'La puissance est de {power} watts.',
  ),
  fact(
    'airflow',
    'Per uur wordt {airflow} m³ lucht ververst.',
    'Pro Stunde werden {airflow} m³ Luft bewegt.',
    'Le débit atteint {airflow} m³ par heure.',
  ),
  fact(
    'programs',
    'Er zijn {programs} programma’s; de meeste mensen gebruiken er drie.',
    'Es gibt {programs} Programme; die meisten nutzen drei davon.',
    'Il y a {programs} programmes ; la plupart en utilisent trois.',
  ),
  fact('weight', 'Het gewicht: {weight} kg.', 'Das Gewicht: {weight} kg.', 'Le poids : {weight} kg.', {
    from: 0.1,
  }),
  fact(
    'diameter',
    'De kast meet {diameter} mm.',
    'Das Gehäuse misst {diameter} mm.',
    'Le boîtier mesure {diameter} mm.',
    { from: 30 },
  ),
  fact(
    'water-resistance',
    'Getest tot {water-resistance} bar.',
    'Geprüft bis {water-resistance} bar.',
    'Étanchéité testée à {water-resistance} bars.',
  ),
  fact(
    'heel-height',
    'De hak is {heel-height} cm hoog.',
    'Der Absatz ist {heel-height} cm hoch.',
    'Le talon mesure {heel-height} cm.',
    { from: 2 },
  ),
  fact(
    'shaft-height',
    'De schacht is {shaft-height} cm hoog.',
    'Der Schaft ist {shaft-height} cm hoch.',
    'La tige mesure {shaft-height} cm.',
  ),
  fact(
    'total-length width',
    'Uitgelegd: {total-length} × {width} cm.',
    'Ausgelegt: {total-length} × {width} cm.',
    'À plat : {total-length} × {width} cm.',
  ),
  fact(
    'tyre-width tyre-profile rim-diameter',
    'Vergelijk {tyre-width}/{tyre-profile} R{rim-diameter} met de maat in je kentekenbewijs.',
    'Vergleichen Sie {tyre-width}/{tyre-profile} R{rim-diameter} mit dem Fahrzeugschein.',
    'Comparez {tyre-width}/{tyre-profile} R{rim-diameter} avec votre carte grise.',
  ),
  fact(
    'load-index',
    'De draagvermogenindex is {load-index}.',
    'Der Tragfähigkeitsindex ist {load-index}.',
    'L’indice de charge est {load-index}.',
  ),
];

/** The sentences that a product's attributes allow, with its numbers, in the order of `LANGUAGES`. */
export function factSentences(attributes: Attributes): Text[] {
  return FACTS.filter((phrase) => holds(phrase, attributes)).map(({ text: [nl, de, fr] }) => [
    insert(nl, attributes),
    insert(de, attributes),
    insert(fr, attributes),
  ]);
}

function holds({ needs, from, to }: FactPhrase, attributes: Attributes): boolean {
  if (!needs.every((key) => typeof attributes[key] === 'number')) return false;
  const first = Number(attributes[needs[0] ?? '']);
  return (from === undefined || first >= from) && (to === undefined || first <= to);
}

/** All three languages write a comma in decimals. */
function insert(text: string, attributes: Attributes): string {
  return text.replace(/\{([a-z0-9-]+)\}/g, (_, key: string) => String(attributes[key]).replace('.', ','));
}
