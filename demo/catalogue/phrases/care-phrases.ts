import type { Attributes, Text } from '../kind.ts';

const CARE: Readonly<Record<string, readonly Text[]>> = {
  'wash-30': [
    [
      'Wassen gaat op 30 graden, met gelijke kleuren.',
      'Waschen bei 30 Grad, mit ähnlichen Farben.',
      'Lavage à 30 degrés, avec des couleurs proches.',
    ],
    [
      'Dertig graden en weinig centrifugeren is genoeg.',
      'Dreißig Grad und wenig Schleudern genügen.',
      'Trente degrés et un essorage doux suffisent.',
    ],
  ],
  'wash-40': [
    ['Mag op 40 graden in de machine.', 'Darf bei 40 Grad in die Maschine.', 'Passe en machine à 40 degrés.'],
    [
      'Wasbaar op 40 graden; de droger slaat het liever over.',
      'Bei 40 Grad waschbar, nur bitte nicht in den Trockner.',
      'Lavable à 40 degrés ; mieux vaut éviter le sèche-linge.',
    ],
  ],
  'wash-60': [
    [
      'Wasbaar op 60 graden, dus ook fris na een griepweek.',
      'Bei 60 Grad waschbar, also auch nach einer Grippewoche wieder frisch.',
      'Lavable à 60 degrés, donc impeccable même après une semaine de grippe.',
    ],
    [
      'De was mag op 60 graden.',
      'Die Wäsche verträgt 60 Grad.',
      'Le lavage à 60 degrés ne pose aucun problème.',
    ],
  ],
  'gentle-wash': [
    [
      'Het fijnwasprogramma is de juiste plek.',
      'Das Schonprogramm ist die richtige Wahl.',
      'Le programme délicat convient le mieux.',
    ],
    [
      'Zacht gewassen op 30 graden blijft de stof lang mooi.',
      'Sanft bei 30 Grad gewaschen, bleibt der Stoff lange schön.',
      'Un lavage délicat à 30 degrés préserve la matière.',
    ],
  ],
  'hand-wash': [
    [
      'Handwas in lauw water, daarna uitdrukken in een handdoek.',
      'Von Hand in lauwarmem Wasser waschen und im Handtuch ausdrücken.',
      'À laver à la main dans l’eau tiède, puis à presser dans une serviette.',
    ],
    [
      'Handwas kost vijf minuten en spaart de vezel.',
      'Handwäsche kostet fünf Minuten und schont die Faser.',
      'Un lavage à la main prend cinq minutes et ménage la fibre.',
    ],
  ],
  'dry-clean': [
    [
      'Eén keer per seizoen naar de stomerij is genoeg.',
      'Einmal pro Saison in die Reinigung genügt.',
      'Un passage au pressing par saison suffit.',
    ],
  ],
  'leather-care': [
    [
      'Twee keer per jaar wat leerbalsem houdt het leer soepel.',
      'Zweimal im Jahr etwas Lederbalsam hält das Leder geschmeidig.',
      'Un baume deux fois par an garde au cuir sa souplesse.',
    ],
    [
      'Veeg vlekken meteen weg en laat leer langzaam drogen.',
      'Flecken gleich abwischen und Leder langsam trocknen lassen.',
      'Essuyez les taches aussitôt et laissez sécher le cuir lentement.',
    ],
  ],
  brush: [
    [
      'Een zachte borstel haalt vuil weg; natmaken hoeft niet.',
      'Eine weiche Bürste holt Schmutz heraus, ganz ohne Wasser.',
      'Une brosse douce suffit, sans eau.',
    ],
  ],
  'wipe-clean': [
    [
      'Een vochtige doek is al het onderhoud.',
      'Ein feuchtes Tuch genügt zur Pflege.',
      'Un chiffon humide suffit à l’entretien.',
    ],
    [
      'Schoonmaken: vochtig afnemen, droog nawrijven.',
      'Reinigen: feucht abwischen, trocken nachreiben.',
      'Entretien : un coup d’éponge, puis un chiffon sec.',
    ],
  ],
  vacuum: [
    [
      'Af en toe stofzuigen met een zachte mond houdt de stof fris.',
      'Ab und zu mit einer weichen Düse absaugen hält den Stoff frisch.',
      'Un passage d’aspirateur avec une brosse douce, de temps en temps, suffit.',
    ],
    [
      'Vlekken dep je met een schone, vochtige doek.',
      'Flecken mit einem sauberen, feuchten Tuch abtupfen.',
      'Tamponnez les taches avec un linge propre et humide.',
    ],
  ],
};

/** Sentences on the care that a product needs. */
export function careSentences(attributes: Attributes): Text[] {
  const care = attributes.care;
  return Array.isArray(care) ? care.flatMap((key) => CARE[String(key)] ?? []) : [];
}
