import type { Kind } from '../kind.ts';
import { fabrics } from './fabrics.ts';
import { onlyWith, option } from './option.ts';
import { garmentSizes } from './scales.ts';

const OUTER_NAMES = [
  ['{0} met {1}', '{0} mit {1}', '{0} {1}'],
  ['{0} met {1} en {2}', '{0} mit {1} und {2}', '{0} {1}, {2}'],
  ['{0} van {3} met {2}', '{0} aus {3} mit {2}', '{0} en {3}, {2}'],
] as const;

const ZIP = option('zip', ['tweewegrits', 'Zweiwegereißverschluss', 'zip double curseur'], null, {
  highlight: ['Tweewegrits', 'Zweiwegereißverschluss', 'Zip double curseur'],
  attributes: { closure: 'zip' },
});
const BUTTONS = option('buttons', ['knoopsluiting', 'Knopfleiste', 'fermeture boutonnée'], null, {
  attributes: { closure: 'buttons' },
});
const INNER_POCKET = option('inner-pocket', ['binnenzak', 'Innentasche', 'poche intérieure'], null, {
  highlight: ['Binnenzak met rits', 'Innentasche mit Reißverschluss', 'Poche intérieure zippée'],
  attributes: { pockets: true },
});
const STAND = option('stand-up', ['opstaande kraag', 'Stehkragen', 'col montant'], null, {
  attributes: { neckline: 'stand' },
});

export const jacket: Kind = {
  kind: 'jacket',
  picture: 'jacket',
  department: 'fashion',
  share: 9,
  audiences: { women: 4, men: 4, girls: 1, boys: 1 },
  axes: [
    [
      option(
        'quilted',
        ['Gewatteerde jas', 'Steppjacke', 'Veste matelassée'],
        [
          'De vulling van gerecyclede polyestervezels isoleert goed en droogt snel.',
          'Die Füllung aus recycelten Polyesterfasern isoliert gut und trocknet schnell.',
          'Le garnissage en fibres de polyester recyclées isole bien et sèche vite.',
        ],
        { attributes: { occasion: 'everyday' } },
      ),
      option(
        'softshell',
        ['Softshelljack', 'Softshelljacke', 'Veste softshell'],
        [
          'De drielaagse stof houdt de wind buiten en laat zweet door.',
          'Das dreilagige Material hält den Wind ab und lässt Feuchtigkeit nach außen.',
          'La matière trois couches coupe le vent et laisse s’évacuer l’humidité.',
        ],
        { attributes: { occasion: 'outdoor' }, price: 1.1 },
      ),
      option(
        'rain',
        ['Regenjas', 'Regenjacke', 'Veste de pluie'],
        [
          'De naden zijn getapet: hier komt ook na een uur fietsen geen druppel door.',
          'Die Nähte sind verklebt: Auch nach einer Stunde Radfahren bleibt alles trocken.',
          'Les coutures étanchées laissent au sec, même après une heure de vélo.',
        ],
        { attributes: { waterproof: true, occasion: 'outdoor' }, price: 1.15 },
      ),
      option('bomber', ['Bomberjack', 'Bomberjacke', 'Blouson aviateur'], null, {
        attributes: { length: 'short', occasion: 'leisure' },
      }),
      option('between', ['Tussenjas', 'Übergangsjacke', 'Veste de mi-saison'], null, {
        attributes: { length: 'hip', occasion: 'everyday' },
      }),
    ],
    [
      option(
        'hood',
        ['capuchon', 'Kapuze', 'à capuche'],
        [
          'De capuchon is in de breedte te verstellen en blijft ook op de fiets zitten.',
          'Die Kapuze lässt sich in der Weite verstellen und sitzt auch auf dem Fahrrad.',
          'La capuche réglable tient en place, même à vélo.',
        ],
        { attributes: { neckline: 'hood' } },
      ),
      option(
        'removable-hood',
        ['afneembare capuchon', 'abnehmbarer Kapuze', 'à capuche amovible'],
        [
          'Geen regen? De capuchon rits je er in een paar tellen af.',
          'Kein Regen? Die Kapuze ist mit einem Zug abgenommen.',
          'Pas de pluie ? La capuche se retire d’un coup de zip.',
        ],
        { attributes: { neckline: 'hood' } },
      ),
      option(
        'reflective',
        ['reflecterende details', 'reflektierenden Details', 'à détails réfléchissants'],
        [
          'Smalle reflecterende biezen maken je in het donker zichtbaar.',
          'Schmale Reflexstreifen sorgen im Dunkeln für Sichtbarkeit.',
          'De fins liserés réfléchissants vous rendent visible la nuit.',
        ],
      ),
      option(
        'drawstring',
        ['tunnelkoord', 'Tunnelzug', 'à lien coulissant'],
        [
          'Met het koord in de taille regel je de pasvorm zelf.',
          'Mit dem Tunnelzug in der Taille lässt sich die Weite regulieren.',
          'Le lien coulissant à la taille permet d’ajuster la coupe.',
        ],
        { attributes: { closure: 'drawstring' } },
      ),
      option(
        'four-pockets',
        ['vier zakken', 'vier Taschen', 'à quatre poches'],
        [
          'Vier zakken met rits bieden plaats aan sleutels, telefoon en handschoenen.',
          'Vier Taschen mit Reißverschluss bieten Platz für Schlüssel, Telefon und Handschuhe.',
          'Quatre poches zippées pour les clés, le téléphone et les gants.',
        ],
        { attributes: { pockets: true } },
      ),
    ],
    [ZIP, STAND, INNER_POCKET, option('rib-cuffs', ['gebreide boorden', 'Strickbündchen', 'bords-côtes'])],
    fabrics('shell', 'nylon'),
  ],
  names: OUTER_NAMES,
  openings: [
    [
      'Een jas voor de maanden waarin het weer elk uur iets anders wil.',
      'Eine Jacke für die Monate, in denen das Wetter stündlich wechselt.',
      'Une veste pour les mois où le temps change d’heure en heure.',
    ],
    [
      'Licht genoeg om mee te nemen, stevig genoeg om op te vertrouwen.',
      'Leicht genug zum Mitnehmen, robust genug zum Verlassen.',
      'Assez légère pour l’emporter, assez solide pour compter dessus.',
    ],
    [
      'Voor school, werk en een rondje bos.',
      'Für Schule, Arbeit und die Runde durch den Wald.',
      'Pour l’école, le travail et une balade en forêt.',
    ],
  ],
  closings: [
    [
      'De zakken zijn met fleece gevoerd, voor koude handen.',
      'Die Taschen sind mit Fleece gefüttert, gegen kalte Hände.',
      'Les poches doublées de polaire réchauffent les mains.',
    ],
    [
      'Valt zo dat er een trui onder past.',
      'So geschnitten, dass ein Pullover darunter passt.',
      'Coupée pour laisser place à un pull.',
    ],
    [
      'Mag gewoon in de wasmachine op 30 graden.',
      'Darf bei 30 Grad in die Waschmaschine.',
      'Passe en machine à 30 degrés.',
    ],
  ],
  highlights: [
    ['Winddicht', 'Winddicht', 'Coupe-vent'],
    ['Waterafstotend', 'Wasserabweisend', 'Déperlante'],
    ['Met ophanglus', 'Mit Aufhänger', 'Avec bride de suspension'],
  ],
  keywords: ['jas jack jasje', 'jacke', 'veste blouson'],
  colours: [
    'navy',
    'black',
    'olive',
    'bottle-green',
    'rust',
    'sand',
    'anthracite',
    'wine-red',
    'cobalt',
    'mustard',
  ],
  colourCount: [1, 3],
  scale: garmentSizes,
  price: [49, 149],
  details: () => ({ sleeve: 'long' }),
};

export const blazer: Kind = {
  kind: 'blazer',
  picture: 'blazer',
  department: 'fashion',
  share: 4,
  audiences: { women: 3, men: 2 },
  axes: [
    [
      option('blazer', ['Blazer', 'Blazer', 'Blazer'], null, { attributes: { fit: 'fitted' } }),
      option(
        'jersey',
        ['Jerseyblazer', 'Jerseyblazer', 'Blazer en maille'],
        [
          'Hij draagt als een vest en oogt als een blazer.',
          'Trägt sich wie eine Strickjacke und sieht aus wie ein Blazer.',
          'Il se porte comme un gilet et garde l’allure d’un blazer.',
        ],
        { price: 0.9 },
      ),
      option('long', ['Lange blazer', 'Longblazer', 'Blazer long'], null, {
        attributes: { length: 'thigh' },
        audiences: ['women'],
        price: 1.1,
      }),
      option('sports', ['Colbert', 'Sakko', 'Veste de costume'], null, {
        attributes: { fit: 'regular' },
        audiences: ['men'],
        price: 1.2,
      }),
    ],
    [
      option(
        'checked',
        ['ruitdessin', 'Karomuster', 'à carreaux'],
        [
          'De ruit loopt over zak en naad netjes door.',
          'Das Karo läuft über Taschen und Nähte sauber durch.',
          'Les carreaux se raccordent aux poches et aux coutures.',
        ],
        { attributes: { pattern: 'checked' } },
      ),
      option(
        'pinstripe',
        ['krijtstreep', 'Nadelstreifen', 'à fines rayures'],
        [
          'De fijne krijtstreep maakt slanker zonder streng te zijn.',
          'Die feinen Nadelstreifen strecken, ohne streng zu wirken.',
          'Les fines rayures allongent la silhouette sans sévérité.',
        ],
        { attributes: { pattern: 'striped' } },
      ),
      option(
        'gold-buttons',
        ['goudkleurige knopen', 'goldfarbenen Knöpfen', 'à boutons dorés'],
        [
          'De goudkleurige knopen zijn het enige sieraad dat je nodig hebt.',
          'Die goldfarbenen Knöpfe ersetzen jeden Schmuck.',
          'Les boutons dorés suffisent comme bijou.',
        ],
        { attributes: { pattern: 'plain' } },
      ),
      option(
        'patch-pockets',
        ['opgezette zakken', 'aufgesetzten Taschen', 'à poches plaquées'],
        [
          'Opgezette zakken maken hem minder formeel.',
          'Aufgesetzte Taschen machen ihn lässiger.',
          'Les poches plaquées lui donnent de la décontraction.',
        ],
        { attributes: { pattern: 'plain', pockets: true } },
      ),
    ],
    [
      INNER_POCKET,
      option('vents', ['zijsplitten', 'Seitenschlitzen', 'fentes latérales']),
      option('lapel', ['smal revers', 'schmalem Revers', 'revers étroit']),
      option('bright-lining', ['gekleurde voering', 'farbigem Futter', 'doublure colorée']),
    ],
    [
      ...onlyWith(['blazer', 'long', 'sports'], fabrics('wool-coating', 'crepe')),
      ...onlyWith(['jersey'], fabrics('jersey')),
    ],
  ],
  names: [OUTER_NAMES[0], OUTER_NAMES[1]],
  openings: [
    [
      'Eén jasje en een jeans wordt een outfit.',
      'Ein Jackett, und aus der Jeans wird ein Outfit.',
      'Une veste, et le jean devient une tenue.',
    ],
    [
      'Gemaakt voor het eerste gesprek en de borrel erna.',
      'Gemacht für den Termin und den Feierabend danach.',
      'Fait pour le rendez-vous comme pour le verre d’après.',
    ],
  ],
  closings: [
    [
      'De schouders zijn licht gevuld en vallen natuurlijk.',
      'Die Schultern sind leicht gepolstert und fallen natürlich.',
      'Les épaules, légèrement structurées, tombent naturellement.',
    ],
    [
      'Volledig gevoerd, met een split achter.',
      'Komplett gefüttert, mit Rückenschlitz.',
      'Entièrement doublé, avec fente au dos.',
    ],
  ],
  highlights: [
    ['Volledig gevoerd', 'Komplett gefüttert', 'Entièrement doublé'],
    ['Licht gevulde schouders', 'Leicht gepolsterte Schultern', 'Épaules légèrement structurées'],
    ['Knopen op de manchet', 'Knöpfe am Ärmelabschluss', 'Boutons aux poignets'],
  ],
  keywords: ['blazer colbert jasje', 'blazer sakko jackett', 'blazer veste'],
  colours: ['black', 'navy', 'anthracite', 'sand', 'camel', 'bottle-green'],
  colourCount: [1, 2],
  scale: garmentSizes,
  price: [59, 179],
  details: () => ({ sleeve: 'long', neckline: 'collar', occasion: 'office', closure: 'buttons' }),
};

export const coat: Kind = {
  kind: 'coat',
  picture: 'coat',
  department: 'fashion',
  share: 5,
  audiences: { women: 3, men: 2 },
  axes: [
    [
      option('long', ['Lange mantel', 'Langer Mantel', 'Manteau long'], null, {
        attributes: { length: 'knee' },
        price: 1.15,
      }),
      option(
        'trench',
        ['Trenchcoat', 'Trenchcoat', 'Trench-coat'],
        [
          'De schouderflap en de rugsplit zijn er niet alleen voor de sier: ze leiden de regen weg.',
          'Schulterklappe und Rückenfalte sind nicht nur Zierde: Sie leiten den Regen ab.',
          'Le rabat d’épaule et la fente au dos ne sont pas qu’un décor : ils évacuent la pluie.',
        ],
        { attributes: { length: 'knee', neckline: 'collar' } },
      ),
      option('parka', ['Parka', 'Parka', 'Parka'], null, {
        attributes: { length: 'thigh', neckline: 'hood' },
      }),
      option('down', ['Gewatteerde mantel', 'Steppmantel', 'Doudoune longue'], null, {
        attributes: { length: 'knee' },
        price: 1.1,
      }),
      option('short', ['Korte mantel', 'Kurzmantel', 'Manteau court'], null, {
        attributes: { length: 'thigh' },
        price: 0.9,
      }),
    ],
    [
      option(
        'belt',
        ['ceintuur', 'Bindegürtel', 'à ceinture'],
        [
          'Met de ceintuur draag je hem getailleerd of losjes geknoopt.',
          'Mit dem Gürtel lässt er sich tailliert oder locker gebunden tragen.',
          'La ceinture se noue serrée ou souple, selon l’humeur.',
        ],
      ),
      option(
        'large-collar',
        ['brede kraag', 'breitem Kragen', 'à grand col'],
        [
          'De brede kraag sluit je bij harde wind tot onder de kin.',
          'Der breite Kragen lässt sich bei Wind bis unters Kinn schließen.',
          'Le grand col se ferme jusqu’au menton en cas de vent.',
        ],
        { attributes: { neckline: 'collar' } },
      ),
      option(
        'hood',
        ['capuchon', 'Kapuze', 'à capuche'],
        [
          'De capuchon is ruim genoeg voor een muts eronder.',
          'Unter die Kapuze passt auch eine Mütze.',
          'La capuche est assez ample pour un bonnet.',
        ],
        { attributes: { neckline: 'hood' } },
      ),
      option(
        'flap-pockets',
        ['klepzakken', 'Pattentaschen', 'à poches à rabat'],
        [
          'De klepzakken houden je handen warm en je spullen droog.',
          'Die Pattentaschen wärmen die Hände und halten alles trocken.',
          'Les poches à rabat gardent mains au chaud et affaires au sec.',
        ],
        { attributes: { pockets: true } },
      ),
    ],
    [
      BUTTONS,
      ZIP,
      INNER_POCKET,
      option('quilted-lining', ['gewatteerde voering', 'wattiertem Futter', 'doublure matelassée']),
    ],
    [
      ...onlyWith(['long', 'short'], fabrics('wool-coating')),
      ...onlyWith(['trench', 'parka', 'down'], fabrics('shell')),
      ...onlyWith(['parka', 'down'], fabrics('nylon')),
    ],
  ],
  names: [OUTER_NAMES[0], OUTER_NAMES[1]],
  openings: [
    [
      'Een mantel die je aantrekt en waar je meteen klaar mee bent.',
      'Ein Mantel, mit dem man sofort angezogen ist.',
      'Un manteau qui suffit à être habillé.',
    ],
    [
      'Voor stations, schoolpleinen en winterse wandelingen.',
      'Für Bahnhöfe, Schulhöfe und Winterspaziergänge.',
      'Pour les quais de gare, la sortie d’école et les promenades d’hiver.',
    ],
    [
      'Klassiek gesneden, zodat hij ook over vijf winters nog klopt.',
      'Klassisch geschnitten, damit er auch in fünf Wintern noch stimmt.',
      'Une coupe classique, encore juste dans cinq hivers.',
    ],
  ],
  closings: [
    [
      'Ruim genoeg voor een dikke trui eronder.',
      'Weit genug für einen dicken Pullover darunter.',
      'Assez ample pour un gros pull dessous.',
    ],
    [
      'Hang hem na een bui op een brede hanger te drogen.',
      'Nach einem Schauer auf einem breiten Bügel trocknen lassen.',
      'Après la pluie, laissez-le sécher sur un cintre large.',
    ],
  ],
  highlights: [
    ['Volledig gevoerd', 'Komplett gefüttert', 'Entièrement doublé'],
    ['Diepe zakken', 'Tiefe Taschen', 'Poches profondes'],
    ['Split voor bewegingsvrijheid', 'Gehschlitz für Bewegungsfreiheit', 'Fente d’aisance'],
  ],
  keywords: ['mantel winterjas jas', 'mantel wintermantel jacke', 'manteau trench parka'],
  colours: ['camel', 'black', 'navy', 'anthracite', 'sand', 'olive', 'wine-red', 'taupe'],
  colourCount: [1, 2],
  scale: garmentSizes,
  price: [79, 249],
  details: () => ({ sleeve: 'long', occasion: 'everyday' }),
};
