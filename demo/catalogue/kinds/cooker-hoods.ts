import type { Kind } from '../kind.ts';
import { option } from './option.ts';
import { plain, seriesNames } from './technical-parts.ts';

export const cookerHood: Kind = {
  kind: 'cooker-hood',
  picture: 'cooker-hood',
  department: 'appliances',
  share: 7,
  audiences: {},
  axes: [
    [
      option('wall', ['Wandschouwkap', 'Wandhaube', 'Hotte murale'], null, {
        attributes: { installation: 'wall', height: 66, depth: 47 },
      }),
      option(
        'angled',
        ['Schuine afzuigkap', 'Schräghaube', 'Hotte inclinée'],
        [
          'De schuine glasplaat houdt het hoofd vrij, ook voor lange koks.',
          'Die schräge Glasplatte lässt den Kopf frei, auch bei großen Köchen.',
          'La vitre inclinée laisse la tête libre, même aux grands cuisiniers.',
        ],
        {
          attributes: { installation: 'wall', height: 85, depth: 38 },
          colours: ['black', 'white'],
          price: 1.25,
        },
      ),
      option('island', ['Eilandkap', 'Inselhaube', 'Hotte îlot'], null, {
        attributes: { installation: 'island', height: 70, depth: 60 },
        price: 1.7,
      }),
      option(
        'telescopic',
        ['Vlakschermkap', 'Flachschirmhaube', 'Hotte tiroir'],
        [
          'Ingeschoven zie je alleen een smalle lijst onder het kastje.',
          'Eingeschoben sieht man nur eine schmale Leiste unter dem Schrank.',
          'Rentrée, on ne voit qu’une fine barre sous le placard.',
        ],
        { attributes: { installation: 'built-in', height: 18, depth: 30 }, colours: ['steel'], price: 0.65 },
      ),
    ],
    [
      plain('60', '60 cm', '60 cm', '60 cm', { attributes: { width: 60 } }),
      plain('90', '90 cm', '90 cm', '90 cm', { attributes: { width: 90 }, price: 1.15 }),
      plain('80', '80 cm', '80 cm', '80 cm', {
        attributes: { width: 80 },
        bases: ['wall', 'angled'],
        price: 1.1,
      }),
    ],
    [
      option('touch', ['tiptoetsen', 'Sensortasten', 'touches sensitives'], null),
      option(
        'edge',
        ['randafzuiging', 'Randabsaugung', 'aspiration périmétrale'],
        [
          'De randafzuiging trekt de damp aan waar hij ontstaat: bij de pan.',
          'Die Randabsaugung zieht den Dampf dort ab, wo er entsteht: am Topf.',
          'L’aspiration périmétrale capte la vapeur là où elle naît : à la casserole.',
        ],
        { price: 1.12 },
      ),
      option(
        'gesture',
        ['gebarenbediening', 'Gestensteuerung', 'commande gestuelle'],
        [
          'Met vette handen is een zwaai genoeg.',
          'Mit fettigen Händen genügt eine Geste.',
          'Mains grasses : un geste suffit.',
        ],
        { price: 1.15 },
      ),
      option(
        'hob-link',
        ['koppeling met de kookplaat', 'Kochfeldsteuerung', 'liaison avec la plaque'],
        null,
        { price: 1.1 },
      ),
    ],
    seriesNames('Zefier', 'Alizé', 'Brisa'),
  ],
  names: [
    ['{0} {3}, {1}', '{0} {3}, {1}', '{0} {3}, {1}'],
    ['{0} {3} met {2}, {1}', '{0} {3} mit {2}, {1}', '{0} {3}, {2}, {1}'],
  ],
  openings: [
    [
      'De geur van gisteren hoort niet bij het ontbijt van vandaag.',
      'Der Geruch von gestern gehört nicht zum Frühstück von heute.',
      'L’odeur d’hier n’a rien à faire au petit-déjeuner.',
    ],
    [
      'Bakken, wokken, stoven, en de woonkamer merkt het niet.',
      'Braten, woken, schmoren, und das Wohnzimmer merkt nichts.',
      'Saisir, sauter, mijoter, sans que le salon s’en aperçoive.',
    ],
    [
      'Sterk op stand drie, bijna onhoorbaar op stand één.',
      'Kräftig auf Stufe drei, kaum hörbar auf Stufe eins.',
      'Puissante au niveau trois, presque inaudible au niveau un.',
    ],
  ],
  closings: [
    [
      'De metalen vetfilters gaan in de vaatwasser.',
      'Die Metallfettfilter dürfen in den Geschirrspüler.',
      'Les filtres à graisse en métal passent au lave-vaisselle.',
    ],
    [
      'Geschikt voor afvoer naar buiten en, met koolstoffilter, voor recirculatie.',
      'Für Abluft und, mit Kohlefilter, für Umluft geeignet.',
      'En évacuation ou, avec filtre à charbon, en recyclage.',
    ],
    [
      'Hang hem 65 centimeter boven inductie en 75 boven gas.',
      'Montagehöhe: 65 Zentimeter über Induktion, 75 über Gas.',
      'À poser à 65 centimètres au-dessus de l’induction, à 75 pour le gaz.',
    ],
  ],
  highlights: [
    ['Ledverlichting, dimbaar', 'LED-Licht, dimmbar', 'Éclairage LED réglable'],
    ['Naloop van 15 minuten', '15 Minuten Nachlauf', 'Arrêt différé de 15 minutes'],
    ['Vetfilters voor de vaatwasser', 'Spülmaschinenfeste Fettfilter', 'Filtres lavables au lave-vaisselle'],
  ],
  keywords: ['afzuigkap wasemkap schouwkap', 'dunstabzugshaube dunstabzug abzugshaube', 'hotte aspirante'],
  colours: ['steel', 'black', 'white'],
  colourCount: [1, 2],
  energyClasses: ['A', 'A', 'B', 'B', 'C'],
  energyScale: ['A+++', 'D'],
  price: [149, 549],
  details: (draw) => ({
    airflow: draw.whole(38, 78) * 10,
    noise: draw.whole(52, 68),
    'energy-per-year': draw.whole(28, 62),
    weight: draw.whole(9, 22),
  }),
};
