import { brandsOf, type DemoBrand } from './brand.ts';

/** Brands of furniture and home textiles. */
export const HOME_BRANDS: readonly DemoBrand[] = [
  ...brandsOf(
    ['furniture'],
    [
      {
        name: 'Huislijn',
        level: 1,
        country: 'NL',
        character: [
          'Huislijn verpakt plat en denkt aan wie alleen op de derde verdieping woont.',
          'Huislijn verpackt flach und denkt an alle, die allein im dritten Stock wohnen.',
          'Huislijn emballe à plat et pense à qui vit seul au troisième étage.',
        ],
      },
      {
        name: 'Wohnwerk',
        level: 1,
        country: 'DE',
        character: [
          'Wohnwerk bouwt meubels die een verhuizing overleven.',
          'Wohnwerk baut Möbel, die einen Umzug überstehen.',
          'Wohnwerk construit des meubles qui survivent à un déménagement.',
        ],
      },
      {
        name: 'Casa Simple',
        level: 1,
        country: 'ES',
        character: [
          'Casa Simple laat weg wat niemand mist.',
          'Casa Simple lässt weg, was niemand vermisst.',
          'Casa Simple retire ce dont personne n’a besoin.',
        ],
      },
      {
        name: 'Eikenhof',
        level: 2,
        country: 'NL',
        character: [
          'Eikenhof droogt zijn hout langzaam, zodat het later niet werkt.',
          'Eikenhof trocknet sein Holz langsam, damit es später nicht arbeitet.',
          'Eikenhof sèche son bois lentement pour qu’il ne travaille plus.',
        ],
        kinds: ['table', 'coffee-table', 'chair', 'bed', 'sideboard', 'desk', 'mirror', 'wardrobe'],
      },
      {
        name: 'Nordholm',
        level: 2,
        country: 'DK',
        character: [
          'Nordholm maakt Deens design met rondingen waar je je niet aan stoot.',
          'Nordholm macht dänisches Design mit Rundungen, an denen man sich nicht stößt.',
          'Nordholm fait du design danois tout en rondeurs, sans angle où se cogner.',
        ],
      },
      {
        name: 'Lichthaus',
        level: 2,
        country: 'AT',
        character: [
          'Lichthaus denkt vanuit het licht: eerst de schaduw, dan de lamp.',
          'Lichthaus denkt vom Licht her: erst der Schatten, dann die Leuchte.',
          'Lichthaus part de la lumière : l’ombre d’abord, la lampe ensuite.',
        ],
        kinds: ['lamp', 'mirror'],
      },
      {
        name: 'Maison Brume',
        level: 2,
        country: 'FR',
        character: [
          'Maison Brume werkt met kleuren die je ’s ochtends boven de Loire ziet.',
          'Maison Brume arbeitet mit Farben, wie man sie morgens über der Loire sieht.',
          'Maison Brume travaille les couleurs que l’on voit le matin sur la Loire.',
        ],
        kinds: ['sofa', 'armchair', 'rug', 'curtain', 'bed-linen', 'mirror', 'lamp', 'bed'],
      },
      {
        name: 'Tapijtgoed',
        level: 2,
        country: 'NL',
        character: [
          'Tapijtgoed weeft en knoopt sinds 1954 vloerkleden.',
          'Tapijtgoed webt und knüpft seit 1954 Teppiche.',
          'Tapijtgoed tisse et noue des tapis depuis 1954.',
        ],
        kinds: ['rug'],
      },
      {
        name: 'Linnenkast',
        level: 2,
        country: 'BE',
        character: [
          'Linnenkast weeft in Kortrijk, waar het vlas achter de fabriek groeit.',
          'Linnenkast webt in Kortrijk, wo der Flachs hinter der Fabrik wächst.',
          'Linnenkast tisse à Courtrai, où le lin pousse derrière l’usine.',
        ],
        kinds: ['bed-linen', 'curtain'],
      },
      {
        name: 'Slaapwijk',
        level: 1,
        country: 'NL',
        character: [
          'Slaapwijk maakt alles voor de nacht en niets voor de dag.',
          'Slaapwijk macht alles für die Nacht und nichts für den Tag.',
          'Slaapwijk fait tout pour la nuit et rien pour le jour.',
        ],
        kinds: ['mattress', 'bed-linen', 'bed'],
      },
      {
        name: 'Traumholt',
        level: 3,
        country: 'DE',
        character: [
          'Traumholt laat elk nieuw model eerst een jaar lang beslapen.',
          'Traumholt lässt jedes neue Modell zuerst ein Jahr lang beschlafen.',
          'Traumholt fait dormir des testeurs un an sur chaque nouveau modèle.',
        ],
        kinds: ['mattress', 'bed'],
      },
      {
        name: 'Kontorhof',
        level: 2,
        country: 'DE',
        character: [
          'Kontorhof richt werkplekken in, in kantoren en aan keukentafels.',
          'Kontorhof richtet Arbeitsplätze ein, in Büros und an Küchentischen.',
          'Kontorhof aménage des espaces de travail, au bureau comme à la maison.',
        ],
        kinds: ['desk', 'office-chair', 'sideboard', 'lamp'],
      },
      {
        name: 'Bosrand',
        level: 2,
        country: 'NL',
        character: [
          'Bosrand maakt meubels waar je de jaarringen van het hout in terugziet.',
          'Bosrand macht Möbel, an denen man die Jahresringe des Holzes noch sieht.',
          'Bosrand fait des meubles où l’on voit encore les cernes du bois.',
        ],
        kinds: ['table', 'coffee-table', 'chair', 'bed', 'sideboard', 'desk', 'wardrobe', 'mirror'],
      },
      {
        name: 'Studio Vermeulen',
        level: 3,
        country: 'NL',
        character: [
          'Studio Vermeulen tekent een meubel net zo lang tot er niets meer af kan.',
          'Studio Vermeulen zeichnet ein Möbel so lange, bis nichts mehr wegzulassen ist.',
          'Studio Vermeulen redessine un meuble jusqu’à ne plus rien pouvoir enlever.',
        ],
      },
      {
        name: 'Möbelhaus Arnsberg',
        level: 3,
        country: 'DE',
        character: [
          'Möbelhaus Arnsberg stoffeert in het Sauerland, met de hand en met geduld.',
          'Das Möbelhaus Arnsberg polstert im Sauerland, von Hand und mit Geduld.',
          'Möbelhaus Arnsberg garnit ses sièges dans le Sauerland, à la main et avec patience.',
        ],
        kinds: ['sofa', 'corner-sofa', 'armchair', 'chair', 'bed', 'office-chair'],
      },
      {
        name: 'Ligne Douce',
        level: 3,
        country: 'FR',
        character: [
          'Ligne Douce heeft een hekel aan rechte hoeken en een zwak voor mooie stoffen.',
          'Ligne Douce mag keine rechten Winkel, dafür umso mehr schöne Stoffe.',
          'Ligne Douce n’aime pas les angles droits, mais adore les belles étoffes.',
        ],
        kinds: ['sofa', 'corner-sofa', 'armchair', 'chair', 'coffee-table', 'lamp', 'mirror', 'sideboard'],
      },
    ],
  ),
];
