import type { Kind } from '../kind.ts';
import { COVERS, FURNITURE_LINES, LINE_NAMES } from './furniture-parts.ts';

export const sofa: Kind = {
  kind: 'sofa',
  picture: 'sofa',
  department: 'furniture',
  share: 14,
  audiences: {},
  axes: [
    [
      {
        key: 'two',
        name: ['2-zitsbank', '2-Sitzer-Sofa', 'Canapé 2 places'],
        attributes: { seats: 2, width: 164 },
        price: 0.75,
      },
      {
        key: 'two-half',
        name: ['2,5-zitsbank', '2,5-Sitzer-Sofa', 'Canapé 2,5 places'],
        attributes: { seats: 3, width: 192 },
        price: 0.88,
      },
      {
        key: 'three',
        name: ['3-zitsbank', '3-Sitzer-Sofa', 'Canapé 3 places'],
        attributes: { seats: 3, width: 218 },
      },
      {
        key: 'bed',
        name: ['Slaapbank', 'Schlafsofa', 'Canapé-lit'],
        attributes: { seats: 3, width: 206, extendable: true },
        price: 1.1,
      },
    ],
    FURNITURE_LINES,
    [
      {
        key: 'wooden-legs',
        name: ['houten poten', 'Holzfüßen', 'pieds en bois'],
        sentence: [
          'De taps toelopende poten van massief eiken houden de bank licht en de vloer eronder bereikbaar.',
          'Die konischen Füße aus massiver Eiche lassen das Möbel leicht wirken, und darunter lässt sich gut saugen.',
          'Les pieds fuselés en chêne massif allègent l’ensemble et laissent passer l’aspirateur.',
        ],
        attributes: { style: 'scandinavian' },
      },
      {
        key: 'metal-legs',
        name: ['metalen onderstel', 'Metallgestell', 'piètement en métal'],
        sentence: [
          'Het slanke metalen onderstel tilt de bank optisch van de vloer.',
          'Das schlanke Metallgestell hebt das Sofa optisch vom Boden ab.',
          'Le fin piètement en métal soulève visuellement le canapé du sol.',
        ],
        attributes: { style: 'industrial' },
      },
      {
        key: 'loose-cushions',
        name: ['losse rugkussens', 'losen Rückenkissen', 'coussins de dossier amovibles'],
        sentence: [
          'De rugkussens zijn los: opschudden en ze zien er weer als nieuw uit.',
          'Die Rückenkissen liegen lose auf: einmal aufschütteln, und sie sehen aus wie neu.',
          'Les coussins de dossier sont libres : on les tapote et ils retrouvent leur gonflant.',
        ],
        attributes: { style: 'classic' },
      },
      {
        key: 'storage',
        name: ['opbergruimte', 'Stauraum', 'coffre de rangement'],
        sentence: [
          'Onder de zitting is plaats voor plaids en logeerdekbedden.',
          'Unter der Sitzfläche ist Platz für Decken und Gästebettzeug.',
          'Sous l’assise, un coffre accueille plaids et couettes d’invités.',
        ],
        attributes: { style: 'modern' },
        price: 1.08,
      },
      {
        key: 'quilting',
        name: ['doorgestikte rug', 'abgestepptem Rücken', 'dossier matelassé'],
        sentence: [
          'De doorgestikte rug houdt de bekleding strak en geeft de bank een eigen gezicht.',
          'Der abgesteppte Rücken hält den Bezug straff und gibt dem Sofa ein eigenes Gesicht.',
          'Le dossier matelassé maintient le revêtement bien tendu et donne du caractère au canapé.',
        ],
        attributes: { style: 'retro' },
      },
    ],
    COVERS,
  ],
  names: LINE_NAMES,
  openings: [
    [
      'Op deze bank past het hele weekend: lezen, kijken, bijpraten, wegdommelen.',
      'Auf dieses Sofa passt ein ganzes Wochenende: lesen, fernsehen, reden, dösen.',
      'Tout un week-end tient sur ce canapé : lire, regarder un film, discuter, somnoler.',
    ],
    [
      'Een bank met een diepe zit en een rug die steunt waar het moet.',
      'Ein Sofa mit tiefer Sitzfläche und einem Rücken, der dort stützt, wo es nötig ist.',
      'Un canapé à l’assise profonde, avec un dossier qui soutient là où il faut.',
    ],
    [
      'Rechte lijnen, zachte kussens: deze bank past in een klein appartement en in een groot huis.',
      'Gerade Linien, weiche Kissen: Dieses Sofa passt in die kleine Wohnung wie ins große Haus.',
      'Des lignes droites, des coussins moelleux : ce canapé convient au petit appartement comme à la grande maison.',
    ],
  ],
  closings: [
    [
      'Het binnenframe is van massief grenen, de zitting heeft nosagvering met koudschuim.',
      'Der Rahmen ist aus massiver Kiefer, der Sitz hat eine Wellenfederung mit Kaltschaum.',
      'La structure est en pin massif, l’assise sur ressorts ondulés et mousse haute résilience.',
    ],
    [
      'We bezorgen hem met twee personen tot in de kamer van je keuze.',
      'Wir liefern zu zweit bis in den Raum Ihrer Wahl.',
      'Nous livrons à deux, jusque dans la pièce de votre choix.',
    ],
    [
      'Alleen de poten schroef je er zelf onder; dat kost vijf minuten.',
      'Nur die Füße schrauben Sie selbst an; das dauert fünf Minuten.',
      'Il ne vous reste qu’à visser les pieds, en cinq minutes.',
    ],
  ],
  highlights: [
    [
      'Zitting met nosagvering en koudschuim',
      'Sitz mit Wellenfederung und Kaltschaum',
      'Assise sur ressorts ondulés et mousse',
    ],
    ['Bezorgd tot in de kamer', 'Lieferung bis in den Wunschraum', 'Livraison dans la pièce de votre choix'],
    ['Slijtvaste bekleding', 'Strapazierfähiger Bezug', 'Revêtement résistant'],
  ],
  keywords: ['bank zitbank sofa', 'couch sofa polstermöbel', 'canapé sofa divan'],
  colours: ['light-grey', 'anthracite', 'sand', 'sage', 'navy', 'rust', 'bottle-green', 'taupe', 'mustard'],
  colourCount: [2, 4],
  price: [399, 1499],
  details: (draw) => ({
    height: draw.whole(78, 92),
    depth: draw.whole(84, 102),
    'seat-height': draw.whole(42, 48),
    assembly: 'legs',
  }),
};
