import type { Kind } from '../kind.ts';
import { PATTERNS } from './details.ts';
import { fabrics } from './fabrics.ts';
import { onlyWith, option } from './option.ts';
import { garmentSizes, trouserSizes } from './scales.ts';

const HIGH_RISE = option('high-rise', ['hoge taille', 'hohem Bund', 'taille haute'], null, {
  highlight: ['Hoge taille', 'Hoher Bund', 'Taille haute'],
  attributes: { rise: 'high' },
});
const MID_RISE = option('mid-rise', ['normale taille', 'mittlerem Bund', 'taille normale'], null, {
  attributes: { rise: 'mid' },
});
const ELASTIC = option('elastic', ['elastische band', 'elastischem Bund', 'taille élastique'], null, {
  highlight: ['Elastische band', 'Elastischer Bund', 'Taille élastique'],
});
const BELT_LOOPS = option('belt', ['bijpassende riem', 'passendem Gürtel', 'ceinture assortie'], null, {
  highlight: ['Riem meegeleverd', 'Gürtel inklusive', 'Ceinture fournie'],
});

const LEG_NAMES = [
  ['{0} met {1} en {2}', '{0} mit {1} und {2}', '{0} {1}, {2}'],
  ['{0} van {3} met {1}', '{0} aus {3} mit {1}', '{0} en {3} {1}'],
  ['{0} van {3} met {2}', '{0} aus {3} mit {2}', '{0} en {3}, {2}'],
] as const;

export const jeans: Kind = {
  kind: 'jeans',
  picture: 'jeans',
  department: 'fashion',
  share: 10,
  audiences: { women: 5, men: 4, girls: 1, boys: 1 },
  axes: [
    [
      option('straight', ['Straight jeans', 'Straight-Jeans', 'Jean droit'], null, {
        attributes: { fit: 'straight', length: 'full' },
      }),
      option('slim', ['Slim jeans', 'Slim-Jeans', 'Jean slim'], null, {
        attributes: { fit: 'slim', length: 'full' },
      }),
      option('wide', ['Wijde jeans', 'Weite Jeans', 'Jean large'], null, {
        attributes: { fit: 'relaxed', length: 'full' },
        audiences: ['women', 'girls'],
      }),
      option('bootcut', ['Bootcut jeans', 'Bootcut-Jeans', 'Jean bootcut'], null, {
        attributes: { fit: 'regular', length: 'full' },
        audiences: ['women', 'men'],
      }),
      option('mom', ['Mom jeans', 'Mom-Jeans', 'Jean mom'], null, {
        attributes: { fit: 'relaxed', length: 'ankle', rise: 'high' },
        audiences: ['women'],
      }),
      option('relaxed', ['Relaxed jeans', 'Relaxed-Jeans', 'Jean décontracté'], null, {
        attributes: { fit: 'relaxed', length: 'full' },
        audiences: ['men', 'boys'],
      }),
    ],
    [
      option(
        'five-pockets',
        ['vijf zakken', 'fünf Taschen', 'à cinq poches'],
        [
          'Vijf zakken met klinknagels, zoals het hoort.',
          'Fünf Taschen mit Nieten, wie es sich gehört.',
          'Cinq poches à rivets, comme il se doit.',
        ],
        { attributes: { pockets: true } },
      ),
      option(
        'washed',
        ['gewassen effect', 'Waschung', 'à effet délavé'],
        [
          'De wassing is met de hand nabewerkt, zodat geen paar helemaal gelijk is.',
          'Die Waschung wird von Hand nachbearbeitet, kein Paar gleicht ganz dem anderen.',
          'Le délavage est repris à la main : aucune paire n’est tout à fait pareille.',
        ],
      ),
      option(
        'raw-hem',
        ['rafelzoom', 'Fransensaum', 'à ourlet effiloché'],
        [
          'De rafelzoom is vastgezet en rafelt niet verder.',
          'Der Fransensaum ist fixiert und löst sich nicht weiter auf.',
          'L’ourlet effiloché est fixé et ne s’effile pas davantage.',
        ],
      ),
      option(
        'contrast',
        ['contraststiksels', 'Kontrastnähten', 'à surpiqûres contrastées'],
        [
          'De okergele stiksels volgen elke naad.',
          'Die ockerfarbenen Nähte zeichnen jede Linie nach.',
          'Les surpiqûres ocre soulignent chaque couture.',
        ],
      ),
      option(
        'button-fly',
        ['knoopsluiting', 'Knopfleiste', 'à braguette boutonnée'],
        [
          'Een knoopsluiting gaat langer mee dan een rits.',
          'Eine Knopfleiste hält länger als ein Reißverschluss.',
          'Une braguette boutonnée dure plus longtemps qu’un zip.',
        ],
        { attributes: { closure: 'buttons' } },
      ),
    ],
    [
      HIGH_RISE,
      ...onlyWith(['straight', 'slim', 'wide', 'bootcut', 'relaxed'], [MID_RISE]),
      option('stretch-band', ['comfortband', 'Komfortbund', 'ceinture confort']),
    ],
    fabrics('denim', 'stretch-denim'),
  ],
  names: [LEG_NAMES[0], LEG_NAMES[1], LEG_NAMES[0]],
  openings: [
    [
      'De jeans die je na een week al voelt als je eigen.',
      'Die Jeans, die sich schon nach einer Woche wie die eigene anfühlt.',
      'Le jean qui semble à vous au bout d’une semaine.',
    ],
    [
      'Goed gesneden rond de heup, met ruimte waar je die nodig hebt.',
      'An der Hüfte gut geschnitten, mit Platz, wo man ihn braucht.',
      'Bien coupé aux hanches, avec de l’aisance là où il faut.',
    ],
    [
      'Een jeans voor elke dag van de week, ook de lange.',
      'Eine Jeans für jeden Tag der Woche, auch für die langen.',
      'Un jean pour tous les jours de la semaine, même les longs.',
    ],
  ],
  closings: [
    [
      'Was hem binnenstebuiten, dan blijft de kleur langer mooi.',
      'Auf links waschen, dann bleibt die Farbe länger schön.',
      'Lavez-le à l’envers : la couleur tiendra plus longtemps.',
    ],
    [
      'Twijfel je over de maat? Meet een jeans die goed zit en vergelijk de taille.',
      'Unsicher bei der Größe? Messen Sie eine gut sitzende Jeans und vergleichen Sie die Bundweite.',
      'Un doute sur la taille ? Mesurez un jean qui vous va et comparez le tour de taille.',
    ],
    [
      'De knie is extra verstevigd aan de binnenkant.',
      'Das Knie ist innen zusätzlich verstärkt.',
      'Le genou est renforcé à l’intérieur.',
    ],
  ],
  highlights: [
    ['Stevige denim', 'Robuster Denim', 'Denim solide'],
    ['Met klinknagels versterkt', 'Mit Nieten verstärkt', 'Renforcé par des rivets'],
    ['Kleurvast geverfd', 'Farbecht gefärbt', 'Teinture résistante'],
  ],
  keywords: ['jeans spijkerbroek broek denim', 'jeans jeanshose denim hose', 'jean jeans denim pantalon'],
  colours: ['denim-blue', 'navy', 'black', 'light-blue', 'anthracite', 'off-white'],
  colourCount: [1, 3],
  scale: trouserSizes,
  price: [35, 109],
  details: () => ({ closure: 'zip', pattern: 'plain' }),
};

export const trousers: Kind = {
  kind: 'trousers',
  picture: 'trousers',
  department: 'fashion',
  share: 8,
  audiences: { women: 5, men: 4 },
  axes: [
    [
      option('chino', ['Chino', 'Chino', 'Chino'], null, { attributes: { fit: 'regular', length: 'full' } }),
      option('pantalon', ['Pantalon', 'Stoffhose', 'Pantalon habillé'], null, {
        attributes: { fit: 'straight', length: 'full', occasion: 'office' },
        price: 1.1,
      }),
      option('wide', ['Wijde broek', 'Weite Hose', 'Pantalon large'], null, {
        attributes: { fit: 'relaxed', length: 'full' },
        audiences: ['women'],
      }),
      option(
        'cargo',
        ['Cargobroek', 'Cargohose', 'Pantalon cargo'],
        [
          'De zakken op het been zijn plat opgestikt en bollen niet uit.',
          'Die Beintaschen sind flach aufgesetzt und beulen nicht aus.',
          'Les poches cargo, bien plates, ne se déforment pas.',
        ],
        { attributes: { fit: 'relaxed', length: 'full', pockets: true, occasion: 'leisure' } },
      ),
      option('cropped', ['7/8-broek', '7/8-Hose', 'Pantalon 7/8'], null, {
        attributes: { fit: 'slim', length: 'cropped' },
        audiences: ['women'],
      }),
      option('jogger', ['Joggingpantalon', 'Jogpants', 'Pantalon jogger'], null, {
        attributes: { fit: 'relaxed', length: 'ankle', occasion: 'leisure' },
      }),
    ],
    [
      PATTERNS.checked,
      PATTERNS.striped,
      option(
        'crease',
        ['persvouw', 'Bügelfalte', 'à pli marqué'],
        [
          'De ingeperste vouw blijft ook na het wassen zichtbaar.',
          'Die eingepresste Falte bleibt auch nach dem Waschen sichtbar.',
          'Le pli marqué reste visible après lavage.',
        ],
        { attributes: { pattern: 'plain' } },
      ),
      option(
        'pleats',
        ['bandplooien', 'Bundfalten', 'à pinces'],
        [
          'Bandplooien geven ruimte bij het zitten.',
          'Bundfalten geben beim Sitzen Raum.',
          'Les pinces donnent de l’aisance en position assise.',
        ],
        { attributes: { pattern: 'plain' } },
      ),
      option(
        'slant-pockets',
        ['steekzakken', 'Eingrifftaschen', 'à poches italiennes'],
        [
          'De steekzakken zijn diep genoeg voor een telefoon.',
          'Die Eingrifftaschen sind tief genug für ein Telefon.',
          'Les poches italiennes sont assez profondes pour un téléphone.',
        ],
        { attributes: { pattern: 'plain', pockets: true } },
      ),
    ],
    [HIGH_RISE, MID_RISE, ELASTIC, BELT_LOOPS],
    [
      ...fabrics('cotton-stretch', 'linen-blend'),
      ...onlyWith(['pantalon', 'wide', 'cropped'], fabrics('crepe', 'viscose', 'linen')),
    ],
  ],
  names: LEG_NAMES,
  openings: [
    [
      'Een broek die net zo makkelijk zit als een jeans en er netter uitziet.',
      'Eine Hose, so bequem wie eine Jeans und deutlich schicker.',
      'Un pantalon aussi confortable qu’un jean, en plus habillé.',
    ],
    [
      'Voor een werkdag die om negen uur begint en op het terras eindigt.',
      'Für einen Arbeitstag, der um neun beginnt und draußen beim Essen endet.',
      'Pour une journée qui commence au bureau et finit en terrasse.',
    ],
    [
      'Een rustige lijn, een goede stof en zakken waar je iets aan hebt.',
      'Eine klare Linie, ein guter Stoff und Taschen, die etwas taugen.',
      'Une ligne sobre, une bonne étoffe et des poches utiles.',
    ],
  ],
  closings: [
    [
      'De band is van binnen netjes afgebiesd en knelt niet.',
      'Der Bund ist innen sauber eingefasst und drückt nicht.',
      'La ceinture, gansée à l’intérieur, ne serre pas.',
    ],
    [
      'Te combineren met een trui, een blouse of een overhemd.',
      'Passt zu Pullover, Bluse und Hemd.',
      'S’associe à un pull, un chemisier ou une chemise.',
    ],
    [
      'Op een hanger ophangen en de kreukels vallen er vanzelf uit.',
      'Auf einen Bügel hängen, und die Falten verschwinden von selbst.',
      'Suspendu une nuit, il se défroisse de lui-même.',
    ],
  ],
  highlights: [
    ['Prettige stretch', 'Angenehm elastisch', 'Agréablement extensible'],
    ['Diepe zakken', 'Tiefe Taschen', 'Poches profondes'],
    ['Onzichtbare zoom', 'Unsichtbarer Saum', 'Ourlet invisible'],
  ],
  keywords: ['broek pantalon chino', 'hose chino stoffhose', 'pantalon chino'],
  colours: ['black', 'navy', 'sand', 'olive', 'anthracite', 'camel', 'bottle-green', 'light-grey', 'rust'],
  colourCount: [1, 3],
  scale: trouserSizes,
  price: [29, 99],
  details: () => ({ closure: 'zip' }),
};

export const skirt: Kind = {
  kind: 'skirt',
  picture: 'skirt',
  department: 'fashion',
  share: 5,
  audiences: { women: 1 },
  axes: [
    [
      option('midi', ['Midirok', 'Midirock', 'Jupe mi-longue'], null, {
        attributes: { length: 'midi', fit: 'a-line' },
      }),
      option(
        'pleated',
        ['Plisserok', 'Plisseerock', 'Jupe plissée'],
        [
          'De plissés zijn onder warmte gefixeerd en blijven dus zitten.',
          'Das Plissee ist unter Hitze fixiert und bleibt deshalb erhalten.',
          'Le plissé, fixé à chaud, tient durablement.',
        ],
        { attributes: { length: 'midi', fit: 'a-line' }, price: 1.1 },
      ),
      option(
        'pencil',
        ['Kokerrok', 'Bleistiftrock', 'Jupe crayon'],
        [
          'Een split achter geeft ruimte om door te lopen.',
          'Ein Gehschlitz hinten lässt Platz für große Schritte.',
          'Une fente au dos laisse marcher à l’aise.',
        ],
        { attributes: { length: 'knee', fit: 'slim' } },
      ),
      option('a-line', ['A-lijnrok', 'A-Linien-Rock', 'Jupe trapèze'], null, {
        attributes: { length: 'knee', fit: 'a-line' },
      }),
      option('mini', ['Minirok', 'Minirock', 'Minijupe'], null, {
        attributes: { length: 'mini', fit: 'a-line' },
        price: 0.85,
      }),
    ],
    [
      PATTERNS.floral,
      PATTERNS.checked,
      PATTERNS.dotted,
      PATTERNS.graphic,
      option(
        'button-front',
        ['doorlopende knopen', 'durchgehender Knopfleiste', 'à boutons sur le devant'],
        [
          'De knopen zijn echt: je bepaalt zelf hoe hoog de split is.',
          'Die Knöpfe sind echt: Sie bestimmen selbst, wie hoch der Schlitz reicht.',
          'Les boutons sont fonctionnels : réglez la fente à votre guise.',
        ],
        { attributes: { closure: 'buttons', pattern: 'plain' } },
      ),
      option(
        'side-pockets',
        ['steekzakken', 'Eingrifftaschen', 'à poches latérales'],
        [
          'In de steekzakken past een telefoon, zonder dat het opvalt.',
          'In die Eingrifftaschen passt unauffällig ein Telefon.',
          'Les poches latérales cachent un téléphone sans le montrer.',
        ],
        { attributes: { pockets: true, pattern: 'plain' } },
      ),
    ],
    [HIGH_RISE, ELASTIC, BELT_LOOPS],
    fabrics('cotton', 'viscose', 'crepe', 'linen-blend', 'lyocell'),
  ],
  names: LEG_NAMES,
  openings: [
    [
      'Een rok die bij een grove trui net zo goed staat als bij een zijden blouse.',
      'Ein Rock, der zum Grobstrick so gut passt wie zur Seidenbluse.',
      'Une jupe qui va aussi bien avec une grosse maille qu’avec un chemisier en soie.',
    ],
    [
      'Zwierig, comfortabel en klaar voor alle seizoenen.',
      'Schwungvoll, bequem und für jede Jahreszeit.',
      'Fluide, confortable et prête pour toutes les saisons.',
    ],
  ],
  closings: [
    [
      'Met panty’s en laarzen draag je hem ook in de winter.',
      'Mit Strumpfhose und Stiefeln auch im Winter tragbar.',
      'Avec des collants et des bottes, elle se porte aussi en hiver.',
    ],
    [
      'Sluit met een blinde rits aan de zijkant.',
      'Schließt seitlich mit einem verdeckten Reißverschluss.',
      'Se ferme sur le côté par un zip invisible.',
    ],
    ['Valt normaal op de taille.', 'Sitzt normal in der Taille.', 'Taille normalement.'],
  ],
  highlights: [
    ['Volledig gevoerd', 'Komplett gefüttert', 'Entièrement doublée'],
    ['Blinde rits', 'Verdeckter Reißverschluss', 'Zip invisible'],
    ['Valt soepel', 'Fällt fließend', 'Tombé fluide'],
  ],
  keywords: ['rok rokje', 'rock röcke', 'jupe'],
  colours: ['black', 'navy', 'bottle-green', 'camel', 'wine-red', 'sage', 'denim-blue', 'powder-pink'],
  colourCount: [1, 3],
  scale: garmentSizes,
  price: [25, 79],
  details: (draw) => ({ occasion: draw.pick(['everyday', 'office', 'leisure']) }),
};
