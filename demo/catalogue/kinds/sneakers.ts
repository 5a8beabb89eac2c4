import type { Kind } from '../kind.ts';
import { shoeSizes } from './scales.ts';
import { SHOE_MATERIALS, SHOE_NAMES } from './shoe-parts.ts';

export const sneaker: Kind = {
  kind: 'sneaker',
  picture: 'sneaker',
  department: 'shoes',
  share: 40,
  audiences: { women: 4, men: 4, girls: 1, boys: 1 },
  axes: [
    [
      { key: 'low', name: ['Lage sneaker', 'Sneaker Low', 'Baskets basses'] },
      {
        key: 'high',
        name: ['Hoge sneaker', 'High-Top-Sneaker', 'Baskets montantes'],
        price: 1.1,
      },
      {
        key: 'retro',
        name: ['Retro-sneaker', 'Retro-Sneaker', 'Baskets rétro'],
        attributes: { style: 'retro' },
        price: 1.05,
      },
      {
        key: 'platform',
        name: ['Plateausneaker', 'Plateau-Sneaker', 'Baskets à plateforme'],
        audiences: ['women', 'girls'],
        price: 1.08,
      },
      { key: 'runner', name: ['Sportieve sneaker', 'Sportlicher Sneaker', 'Baskets de sport'], price: 1.1 },
    ],
    [
      {
        key: 'contrast-heel',
        name: ['contrasterende hiel', 'kontrastfarbener Ferse', 'à talon contrasté'],
        sentence: [
          'De hiel in een tweede kleur geeft een rustig model net dat beetje extra.',
          'Die Ferse in einer zweiten Farbe gibt dem schlichten Modell das gewisse Etwas.',
          'Le talon d’une autre couleur donne au modèle sobre ce petit plus.',
        ],
      },
      {
        key: 'side-stripe',
        name: ['streep opzij', 'Seitenstreifen', 'à bande latérale'],
        sentence: [
          'De streep opzij is opgestikt en laat dus niet los.',
          'Der Seitenstreifen ist aufgenäht und löst sich deshalb nicht.',
          'La bande latérale est cousue et ne se décolle donc pas.',
        ],
      },
      {
        key: 'perforation',
        name: ['perforaties', 'Perforation', 'à perforations'],
        sentence: [
          'De perforaties houden de voet ook op warme dagen fris.',
          'Die Perforation hält den Fuß auch an warmen Tagen frisch.',
          'Les perforations gardent le pied au frais, même par temps chaud.',
        ],
      },
      {
        key: 'thick-sole',
        name: ['dikke zool', 'dicker Sohle', 'à semelle épaisse'],
        sentence: [
          'De dikke zool dempt elke stap en weegt verrassend weinig.',
          'Die dicke Sohle dämpft jeden Schritt und ist erstaunlich leicht.',
          'La semelle épaisse amortit chaque pas et reste étonnamment légère.',
        ],
      },
      {
        key: 'memory-foam',
        name: ['traagschuimen binnenzool', 'Memory-Foam-Sohle', 'à semelle à mémoire de forme'],
        sentence: [
          'De binnenzool vormt zich naar de voet en is uitneembaar.',
          'Die herausnehmbare Innensohle passt sich dem Fuß an.',
          'La semelle intérieure amovible épouse la forme du pied.',
        ],
      },
      {
        key: 'padded-collar',
        name: ['gevoerde kraag', 'gepolstertem Schaft', 'à col rembourré'],
        sentence: [
          'De zachte kraag rond de enkel voorkomt schuren.',
          'Der weich gepolsterte Schaft verhindert, dass etwas scheuert.',
          'Le col rembourré évite les frottements à la cheville.',
        ],
      },
    ],
    SHOE_MATERIALS,
  ],
  names: SHOE_NAMES,
  openings: [
    [
      'Deze sneaker draag je de hele dag zonder erbij na te denken.',
      'Diesen Sneaker tragen Sie den ganzen Tag, ohne an Ihre Füße zu denken.',
      'Des baskets que l’on porte toute la journée sans y penser.',
    ],
    [
      'Een sneaker met een rustig ontwerp dat bij bijna alles past.',
      'Ein Sneaker mit ruhigem Design, das zu fast allem passt.',
      'Des baskets au dessin sobre, qui vont avec presque tout.',
    ],
    [
      'Gemaakt voor drukke dagen: licht, veerkrachtig en stevig.',
      'Gemacht für volle Tage: leicht, federnd und stabil.',
      'Conçues pour les journées bien remplies : légères, souples et solides.',
    ],
  ],
  closings: [
    [
      'De rubberen zool geeft grip, ook op natte stoepen.',
      'Die Gummisohle gibt auch auf nassen Wegen Halt.',
      'La semelle en caoutchouc accroche même sur sol mouillé.',
    ],
    [
      'Valt normaal; neem je vaste maat.',
      'Fällt normal aus; bestellen Sie Ihre gewohnte Größe.',
      'Elles taillent normalement : choisissez votre pointure habituelle.',
    ],
    [
      'Staat goed onder jeans, een jurk of een nette broek.',
      'Passt zu Jeans, zum Kleid und zur Stoffhose.',
      'Elles vont aussi bien avec un jean qu’avec une robe ou un pantalon habillé.',
    ],
  ],
  highlights: [
    ['Uitneembare binnenzool', 'Herausnehmbare Innensohle', 'Semelle intérieure amovible'],
    ['Zool met goede grip', 'Rutschhemmende Sohle', 'Semelle antidérapante'],
    ['Vetersluiting', 'Schnürung', 'Fermeture par lacets'],
  ],
  keywords: [
    'sneakers gympen sportschoenen',
    'turnschuhe sneakers freizeitschuhe',
    'baskets tennis sneakers chaussures',
  ],
  colours: [
    'white',
    'black',
    'navy',
    'beige',
    'light-grey',
    'bottle-green',
    'powder-pink',
    'cognac',
    'off-white',
  ],
  colourCount: [1, 3],
  scale: shoeSizes,
  price: [35, 139],
  details: () => ({ closure: 'laces', sole: 'rubber' }),
};
