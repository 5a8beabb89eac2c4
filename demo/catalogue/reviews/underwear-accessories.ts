import type { Remarks } from './remarks.ts';

/** What people say of underwear and accessories, by product kind. */
export const UNDERWEAR_REMARKS: Readonly<Record<string, Remarks>> = {
  socks: {
    good: [
      [
        'Zakken niet af en de hiel blijft op zijn plek.',
        'Rutschen nicht, und die Ferse bleibt, wo sie hingehört.',
        'Elles ne glissent pas et le talon reste en place.',
      ],
      [
        'Al een jaar in gebruik, nog geen gat.',
        'Seit einem Jahr im Einsatz, noch kein Loch.',
        'Un an d’usage et pas un trou.',
      ],
    ],
    fair: [
      [
        'Lekker, maar de boord is aan de strakke kant.',
        'Angenehm, aber der Bund ist etwas eng.',
        'Agréables, mais le bord serre un peu.',
      ],
    ],
    poor: [
      [
        'Na twee keer wassen al een gat bij de teen.',
        'Nach zwei Wäschen schon ein Loch am Zeh.',
        'Un trou à l’orteil après deux lavages.',
      ],
    ],
  },
  scarf: {
    good: [
      [
        'Groot, zacht en hij pluist niet op mijn zwarte jas.',
        'Groß, weich und fusselt nicht auf meinem schwarzen Mantel.',
        'Grande, douce, et elle ne peluche pas sur mon manteau noir.',
      ],
      [
        'Cadeau gedaan en meteen omgehouden.',
        'Verschenkt und gleich umbehalten worden.',
        'Offerte, et aussitôt adoptée.',
      ],
    ],
    fair: [
      [
        'Mooi, iets dunner dan gedacht.',
        'Schön, etwas dünner als gedacht.',
        'Jolie, un peu plus fine que prévu.',
      ],
    ],
    poor: [
      [
        'De franjes rafelden al na een week.',
        'Die Fransen haben sich nach einer Woche aufgelöst.',
        'Les franges se sont effilochées en une semaine.',
      ],
    ],
  },
  beanie: {
    good: [
      [
        'Blijft zitten onder de fietshelm en kriebelt niet.',
        'Sitzt unter dem Fahrradhelm und kratzt nicht.',
        'Tient sous le casque et ne gratte pas.',
      ],
      ['Warm tot onder de oren.', 'Warm bis unter die Ohren.', 'Bien chaud jusqu’aux oreilles.'],
    ],
    fair: [
      [
        'Leuk model, maar rekt een beetje uit.',
        'Schönes Modell, leiert aber etwas aus.',
        'Joli modèle, mais se détend un peu.',
      ],
    ],
    poor: [
      [
        'Valt veel kleiner uit dan beschreven.',
        'Fällt viel kleiner aus als beschrieben.',
        'Taille bien plus petit qu’annoncé.',
      ],
    ],
  },
};
