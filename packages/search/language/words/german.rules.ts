import { type LanguageWords, list, parseSet } from './word-lists.rules.ts';

export const german: LanguageWords = {
  stop: parseSet(
    `der die das den dem des ein eine einen einem einer eines und oder von vom fur mit in im am an auf aus bei
     zu zum zur nach uber unter durch ist sind war als auch es er sie ich wir ihr ihre ihrem ihren mein meine
     nicht kein keine aber denn dann so wie dass sich bis um vor`,
  ),
  idle: parseSet(
    `kaufen kauf bestellen online gunstig gunstige gunstiger gunstiges billig billige preiswert preiswerte gute guter gutes beste bester
     bestes schon schone schones schoner neu neue neuer neues shop suche suchen gesucht geschenk
     guten gutem besten neuen schonen gunstigen billigen preiswerten brauche brauchen mochte habe welcher welche welches wo was`,
  ),
  audiences: {
    women: list('damen dame frau frauen mutter mama oma freundin'),
    men: list('herren herr mann manner vater papa opa'),
    girls: list('madchen'),
    boys: list('jungen junge buben'),
    children: list('kinder kind kids kleinkind'),
  },
  colours: {
    black: list('schwarz schwarze schwarzer schwarzes schwarzen schwarzem'),
    white: list('weiss weisse weisser weisses weissen weissem'),
    grey: list('grau graue grauer graues grauen grauem'),
    beige: list('beige beiger beiges beigen beigefarben'),
    brown: list('braun braune brauner braunes braunen braunem'),
    red: list('rot rote roter rotes roten rotem'),
    pink: list('pink pinke pinker pinkes pinken rosa rosafarben rosafarbene'),
    orange: list('orange orangen oranger oranges orangefarben'),
    yellow: list('gelb gelbe gelber gelbes gelben gelbem'),
    green: list('grun grune gruner grunes grunen grunem'),
    blue: list('blau blaue blauer blaues blauen blauem'),
    purple: list('lila violett violette violetter violettes violetten'),
    gold: list('gold goldene goldener goldenes goldenen goldfarben goldfarbene goldfarbener'),
    silver: list('silber silberne silberner silbernes silbernen silberfarben silberfarbene silberfarbener'),
    multi: list(
      'bunt bunte bunter buntes bunten mehrfarbig mehrfarbige mehrfarbiger mehrfarbiges multicolor',
    ),
  },
  shades: list(
    `dunkel hell tief pastell wein bordeaux stein baby kobalt marine jeans denim konigs himmel mint flaschen
     moos oliv gras limetten puder alt zart ocker eis petrol woll creme rauch saphir knall leuchtend`,
  ),
  headFirst: false,
  behindHead: parseSet('mit fur aus von vom in im am auf ohne bei bis inkl zum zur und oder'),
  purpose: parseSet('fur for'),
  fitting: parseSet('geeignet passend gemacht kompatibel'),
  genericHeads: parseSet('pc computer gerat'),
  sets: parseSet('set kit paket bundle pack packung system'),
  belonging: parseSet('zubehor ersatzteil'),
  links: list('s n en e es er'),
  bound: parseSet(
    'eck schlaf hoch wohn ess schreib wasch steh hang sitz lauf reise dreh kuhl unter uber vor wickel falt klapp',
  ),
  falseHeads: parseSet(
    `handschuh handschuhe handschuhen lederimitat kunstleder spiegelreflexkamera hosenrock luftbett
     taschentuch taschentucher strickjacke strickjacken hausjacke
     bademantel bademantels bademanteln morgenmantel morgenmantels hausmantel`,
  ),
  sizeMarkers: parseSet('grosse grossen gr size groesse'),
  energyMarkers: parseSet('energielabel energieklasse energieeffizienzklasse effizienzklasse klasse energie'),
  reducedMarkers: parseSet(
    'sale angebot angebote rabatt reduziert reduzierte reduzierter reduziertes ausverkauf aktion',
  ),
  articleMarkers: parseSet('artikel artikelnummer art nr nummer artikelnr bestellnummer'),
  forSoMany: 'er',
  numerals: {
    ein: 1,
    zwei: 2,
    drei: 3,
    vier: 4,
    funf: 5,
    sechs: 6,
    sieben: 7,
    acht: 8,
    neun: 9,
    zehn: 10,
    zwolf: 12,
  },
  half: ['und[ -]ein[ -]halb(?:e[mnrs]?)?', 'ein[ -]?halb(?:e[mnrs]?)?'],
  oneAndAHalf: ['eineinhalb', 'ein[ -]und[ -]ein[ -]halb(?:e[mnrs]?)?', 'anderthalb'],
  times: ['mal', 'auf'],
  ages: parseSet('jahre jahr jahren monate monat monaten'),
  price: {
    below: list('unter bis max maximal hochstens').concat(
      'weniger als',
      'billiger als',
      'gunstiger als',
      'nicht teurer als',
    ),
    above: list('uber ab min mindestens').concat('mehr als', 'teurer als'),
    between: list('zwischen von'),
    and: list('und bis'),
  },
  lacking: { before: list('ohne'), endings: list('los lose loser loses losen frei freie') },
  synonyms: [],
  narrower: [],
  dimensions: [
    list('breit breite breiter breites breiten'),
    list('lang lange langer langes langen'),
    list('hoch hohe hoher hohes hohen'),
    list('tief tiefe tiefer tiefes tiefen'),
  ],
};
