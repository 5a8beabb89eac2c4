import type { Kind, Option } from '../kind.ts';

const tyreSize = (
  width: number,
  profile: number,
  rim: number,
  load: number,
  speed: string,
  price: number,
): Option => {
  const name = `${width}/${profile} R${rim} ${load}${speed.toUpperCase()}`;
  return {
    key: `${width}-${profile}-${rim}`,
    name: [name, name, name],
    attributes: {
      'tyre-width': width,
      'tyre-profile': profile,
      'rim-diameter': rim,
      'load-index': load,
      'speed-index': speed,
    },
    price,
  };
};

export const tyre: Kind = {
  kind: 'tyre',
  picture: 'tyre',
  department: 'tyres',
  share: 1,
  audiences: {},
  axes: [
    [
      {
        key: 'summer',
        name: ['Zomerband', 'Sommerreifen', 'Pneu été'],
        sentence: [
          'De zomermix blijft ook bij hitte stevig en remt kort op droge én natte wegen.',
          'Die Sommermischung bleibt auch bei Hitze fest und bremst auf trockener wie nasser Straße kurz.',
          'Sa gomme été reste ferme par forte chaleur et freine court sur route sèche ou mouillée.',
        ],
        attributes: { season: 'summer' },
      },
      {
        key: 'winter',
        name: ['Winterband', 'Winterreifen', 'Pneu hiver'],
        sentence: [
          'Honderden fijne lamellen pakken op sneeuw en ijs; het sneeuwvloksymbool staat op de flank.',
          'Hunderte feine Lamellen greifen auf Schnee und Eis; das Schneeflockensymbol steht auf der Flanke.',
          'Des centaines de fines lamelles accrochent sur neige et verglas ; le symbole flocon figure sur le flanc.',
        ],
        attributes: { season: 'winter' },
        price: 1.1,
      },
      {
        key: 'all-season',
        name: ['All-seasonband', 'Ganzjahresreifen', 'Pneu quatre saisons'],
        sentence: [
          'Eén set voor het hele jaar: toegelaten voor de winter, prettig in de zomer.',
          'Ein Satz fürs ganze Jahr: für den Winter zugelassen, im Sommer angenehm.',
          'Un seul train pour toute l’année : homologué pour l’hiver, agréable en été.',
        ],
        attributes: { season: 'all-season' },
        price: 1.05,
      },
    ],
    ['Stradeo', 'Alpin', 'Terrano', 'Rapido', 'Silento', 'Arctica', 'Duro'].map((name) => ({
      key: name.toLowerCase(),
      name: [name, name, name] as const,
    })),
    [
      tyreSize(165, 70, 14, 81, 't', 0.6),
      tyreSize(175, 65, 15, 84, 't', 0.68),
      tyreSize(185, 65, 15, 88, 'h', 0.72),
      tyreSize(195, 65, 15, 91, 'h', 0.75),
      tyreSize(205, 55, 16, 91, 'v', 0.85),
      tyreSize(205, 60, 16, 92, 'h', 0.92),
      tyreSize(215, 60, 17, 96, 'h', 1.15),
      tyreSize(225, 45, 17, 94, 'v', 1.1),
      tyreSize(225, 50, 17, 98, 'v', 1.2),
      tyreSize(225, 40, 18, 92, 'w', 1.25),
      tyreSize(235, 55, 18, 100, 'v', 1.45),
      tyreSize(235, 35, 19, 91, 'w', 1.6),
      tyreSize(255, 45, 20, 105, 'w', 2),
    ],
  ],
  names: [['{0} {1} {2}', '{0} {1} {2}', '{0} {1} {2}']],
  openings: [
    [
      'Een band voor wie veel kilometers maakt en daarbij rust in de auto wil.',
      'Ein Reifen für Vielfahrer, die es im Auto gern ruhig haben.',
      'Un pneu pour ceux qui roulent beaucoup et apprécient le silence à bord.',
    ],
    [
      'Betrouwbaar in de bocht, zuinig op de snelweg.',
      'Verlässlich in der Kurve, sparsam auf der Autobahn.',
      'Fiable en virage, sobre sur autoroute.',
    ],
    [
      'Deze band is ontwikkeld voor personenauto’s en compacte SUV’s.',
      'Dieser Reifen wurde für Pkw und kompakte SUV entwickelt.',
      'Ce pneu a été conçu pour les voitures de tourisme et les SUV compacts.',
    ],
  ],
  closings: [
    [
      'Brede groeven voeren het water snel af en houden aquaplaning op afstand.',
      'Breite Rillen leiten das Wasser schnell ab und beugen Aquaplaning vor.',
      'De larges rainures évacuent l’eau et limitent l’aquaplaning.',
    ],
    [
      'De prijs geldt per band, zonder velg en montage.',
      'Der Preis gilt pro Reifen, ohne Felge und Montage.',
      'Prix par pneu, sans jante ni montage.',
    ],
    [
      'Geproduceerd in de afgelopen twaalf maanden; het DOT-nummer staat op de flank.',
      'Produziert in den letzten zwölf Monaten; die DOT-Nummer steht auf der Flanke.',
      'Fabriqué au cours des douze derniers mois ; le numéro DOT figure sur le flanc.',
    ],
  ],
  highlights: [
    ['Maat {2}', 'Größe {2}', 'Dimension {2}'],
    ['Verstevigde flank', 'Verstärkte Flanke', 'Flanc renforcé'],
    [
      'Slijtage-indicator in het profiel',
      'Verschleißanzeige im Profil',
      'Témoin d’usure dans la bande de roulement',
    ],
  ],
  keywords: ['autoband banden', 'autoreifen reifen', 'pneu pneus voiture'],
  colours: ['black'],
  colourCount: [1, 1],
  price: [62, 128],
  details: (draw) => ({ weight: draw.whole(7, 12) }),
};
