import { type LanguageWords, list, parseSet } from './word-lists.rules.ts';

export const dutch: LanguageWords = {
  stop: parseSet(
    `de het een en of van voor met in op aan te bij naar uit om door over dat die dit deze is zijn als ook er
     je jij jouw u uw we wij ons onze ze zij hij hem haar hun ik mijn me niet geen maar want dan dus nog al`,
  ),
  idle: parseSet(
    `kopen koop bestellen bestel online goedkoop goedkope goedkoopste voordelig voordelige betaalbaar betaalbare goede beste mooi mooie leuk leuke nieuw nieuwe
     webshop winkel aanbevolen zoek zoeken graag cadeau heb nodig hebben wil hoe waar welke wat`,
  ),
  audiences: {
    women: list('dames dame vrouw vrouwen moeder mama oma vriendin'),
    men: list('heren heer man mannen vader papa opa'),
    girls: list('meisjes meisje'),
    boys: list('jongens jongen'),
    children: list('kinderen kinder kind kids peuter kleuter'),
  },
  colours: {
    black: list('zwart zwarte'),
    white: list('wit witte'),
    grey: list('grijs grijze'),
    beige: list('beige'),
    brown: list('bruin bruine'),
    red: list('rood rode'),
    pink: list('roze'),
    orange: list('oranje'),
    yellow: list('geel gele'),
    green: list('groen groene'),
    blue: list('blauw blauwe'),
    purple: list('paars paarse'),
    gold: list('goud gouden goudkleurig goudkleurige'),
    silver: list('zilver zilveren zilverkleurig zilverkleurige'),
    multi: list('veelkleurig veelkleurige meerkleurig meerkleurige multicolor bont bonte'),
  },
  shades: list(
    `donker licht fel diep pastel wijn bordeaux steen baby kobalt marine denim konings hemel jeans mint leger
     flessen mos olijf gras limoen poeder oud zacht oker ijs petrol room gebroken zilver goud saffier`,
  ),
  headFirst: false,
  behindHead: parseSet('met voor van in op uit zonder bij tot incl inclusief per en of'),
  purpose: parseSet('voor for'),
  fitting: parseSet('geschikt passend bedoeld compatibel'),
  genericHeads: parseSet('pc computer apparaat toestel'),
  sets: parseSet('set kit pakket bundel pack verpakking systeem'),
  belonging: parseSet('accessoire accessoires'),
  links: list('s n en e es er'),
  bound: parseSet(
    'hoek slaap eet woon schrijf hang sta zit loop bij voor was koel wikkel vouw klap over onder',
  ),
  falseHeads: parseSet(
    `handschoen handschoenen ovenwant tandenborstel kunstleer kunstleren lederlook imitatieleer eierdop
     strijkijzer broekzak jaszak tafellaken bedlinnen spiegelreflexcamera broekrok luchtbed
     badjas badjassen kamerjas kamerjassen`,
  ),
  sizeMarkers: parseSet('maat maten mt size'),
  energyMarkers: parseSet('energielabel energieklasse label klasse energie'),
  reducedMarkers: parseSet('sale aanbieding aanbiedingen korting afgeprijsd afgeprijsde uitverkoop actie'),
  articleMarkers: parseSet('artikel artikelnummer art nr nummer artikelnr bestelnummer'),
  forSoMany: '',
  numerals: {
    een: 1,
    twee: 2,
    drie: 3,
    vier: 4,
    vijf: 5,
    zes: 6,
    zeven: 7,
    acht: 8,
    negen: 9,
    tien: 10,
    twaalf: 12,
  },
  half: ['en[ -]een[ -]hal(?:f|ve)', '[eë]n(?:een)?hal(?:f|ve)'],
  oneAndAHalf: ['een[ -]en[ -]een[ -]hal(?:f|ve)', 'anderhal(?:f|ve)'],
  times: ['bij'],
  ages: parseSet('jaar jr maand maanden mnd'),
  price: {
    below: list('onder tot max maximaal').concat(
      'minder dan',
      'goedkoper dan',
      'lager dan',
      'niet duurder dan',
      'hoogstens',
    ),
    above: list('boven vanaf min minimaal').concat('meer dan', 'duurder dan', 'hoger dan'),
    between: list('tussen van'),
    and: list('en tot'),
  },
  lacking: { before: list('zonder'), endings: list('loos loze vrij vrije') },
  synonyms: [],
  narrower: [],
  dimensions: [
    list('breed brede breedte'),
    list('lang lange lengte'),
    list('hoog hoge hoogte'),
    list('diep diepe diepte'),
  ],
};
