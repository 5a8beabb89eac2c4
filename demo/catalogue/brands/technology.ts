import { brandsOf, type DemoBrand } from './brand.ts';

/** Brands of electronics, appliances and tyres. */
export const TECHNOLOGY_BRANDS: readonly DemoBrand[] = [
  ...brandsOf(
    ['electronics'],
    [
      {
        name: 'Voltique',
        level: 1,
        country: 'CN',
        character: [
          'Voltique laat weg wat een apparaat duur maakt.',
          'Voltique lässt weg, was ein Gerät teuer macht.',
          'Voltique laisse de côté ce qui fait grimper le prix.',
        ],
      },
      {
        name: 'Pixora',
        level: 1,
        country: 'KR',
        character: [
          'Pixora doet veel met weinig: eenvoudige menu’s en eerlijke specificaties.',
          'Pixora macht viel mit wenig: einfache Menüs und ehrliche Daten.',
          'Pixora fait beaucoup avec peu : des menus simples et des chiffres honnêtes.',
        ],
        kinds: ['laptop', 'tablet', 'camera', 'monitor', 'television'],
      },
      {
        name: 'Teqo',
        level: 1,
        country: 'CN',
        character: [
          'Teqo houdt het klein, licht en betaalbaar.',
          'Teqo hält es klein, leicht und bezahlbar.',
          'Teqo fait petit, léger et abordable.',
        ],
      },
      {
        name: 'Aurivox',
        level: 2,
        country: 'DE',
        character: [
          'Aurivox stemt zijn klank af in een gewone woonkamer, niet in een studio.',
          'Aurivox stimmt den Klang im Wohnzimmer ab, nicht im Studio.',
          'Aurivox règle ses sons dans un salon, pas en studio.',
        ],
        kinds: ['headphones', 'soundbar', 'television'],
      },
      {
        name: 'Nexten',
        level: 2,
        country: 'KR',
        character: [
          'Nexten belooft updates met een datum erbij.',
          'Nexten verspricht Updates mit Datum.',
          'Nexten promet des mises à jour, dates à l’appui.',
        ],
        kinds: ['phone', 'tablet', 'laptop', 'smartwatch', 'monitor'],
      },
      {
        name: 'Halvorsen Audio',
        level: 2,
        country: 'DK',
        character: [
          'Halvorsen Audio bouwt apparaten die je zelf kunt openschroeven.',
          'Halvorsen Audio baut Geräte, die man selbst aufschrauben kann.',
          'Halvorsen Audio construit des appareils que l’on peut ouvrir soi-même.',
        ],
        kinds: ['headphones', 'soundbar'],
      },
      {
        name: 'Lumitron',
        level: 2,
        country: 'NL',
        character: [
          'Lumitron stelt elk scherm in de fabriek af op natuurlijke kleuren.',
          'Lumitron stimmt jeden Bildschirm im Werk auf natürliche Farben ab.',
          'Lumitron étalonne chaque écran en usine pour des couleurs naturelles.',
        ],
        kinds: ['television', 'monitor'],
      },
      {
        name: 'Orbisonic',
        level: 3,
        country: 'US',
        character: [
          'Orbisonic begint waar gewone apparaten ophouden.',
          'Orbisonic fängt dort an, wo gewöhnliche Geräte aufhören.',
          'Orbisonic commence là où les appareils ordinaires s’arrêtent.',
        ],
        kinds: ['headphones', 'soundbar', 'television', 'camera', 'laptop'],
      },
      {
        name: 'Kaleida',
        level: 3,
        country: 'JP',
        character: [
          'Kaleida slijpt zijn lenzen en schermen naar oude optische traditie.',
          'Kaleida fertigt Linsen und Bildschirme in alter optischer Tradition.',
          'Kaleida perpétue une longue tradition d’optique, de l’objectif à l’écran.',
        ],
        kinds: ['camera', 'television', 'monitor', 'tablet', 'phone'],
      },
      {
        name: 'Pulsaar',
        level: 1,
        country: 'NL',
        character: [
          'Pulsaar maakt techniek om de pols, zonder verplicht account.',
          'Pulsaar macht Technik fürs Handgelenk, ohne Pflichtkonto.',
          'Pulsaar fait de la technique au poignet, sans compte obligatoire.',
        ],
        kinds: ['smartwatch'],
      },
    ],
  ),
  ...brandsOf(
    ['appliances'],
    [
      {
        name: 'Hausfix',
        level: 1,
        country: 'TR',
        character: [
          'Hausfix bouwt apparaten met vier knoppen in plaats van veertig.',
          'Hausfix baut Geräte mit vier Knöpfen statt vierzig.',
          'Hausfix construit des appareils à quatre boutons au lieu de quarante.',
        ],
      },
      {
        name: 'Keukenmeester',
        level: 1,
        country: 'NL',
        character: [
          'Keukenmeester denkt aan keukens waar elke centimeter telt.',
          'Keukenmeester denkt an Küchen, in denen jeder Zentimeter zählt.',
          'Keukenmeester pense aux cuisines où chaque centimètre compte.',
        ],
        kinds: ['fridge', 'oven', 'coffee-machine', 'dishwasher', 'cooker-hood', 'microwave', 'kettle'],
      },
      {
        name: 'Klarwerk',
        level: 2,
        country: 'DE',
        character: [
          'Klarwerk noemt in de handleiding ook wat een apparaat niet kan.',
          'Klarwerk schreibt in die Anleitung auch, was ein Gerät nicht kann.',
          'Klarwerk indique aussi, dans ses notices, ce qu’un appareil ne sait pas faire.',
        ],
      },
      {
        name: 'Brandt & Vos',
        level: 2,
        country: 'NL',
        character: [
          'Brandt & Vos houdt onderdelen tien jaar op voorraad.',
          'Brandt & Vos hält Ersatzteile zehn Jahre auf Lager.',
          'Brandt & Vos garde les pièces détachées dix ans en stock.',
        ],
      },
      {
        name: 'Frisolux',
        level: 2,
        country: 'IT',
        character: [
          'Frisolux maakt de keuken mooier en houdt het geluid eruit.',
          'Frisolux macht die Küche schöner und hält den Lärm heraus.',
          'Frisolux embellit la cuisine et en chasse le bruit.',
        ],
        kinds: ['fridge', 'oven', 'dishwasher', 'cooker-hood', 'microwave'],
      },
      {
        name: 'Aromatik',
        level: 2,
        country: 'CH',
        character: [
          'Aromatik komt uit Zug en neemt de eerste kop van de dag serieus.',
          'Aromatik kommt aus Zug und nimmt die erste Tasse des Tages ernst.',
          'Aromatik vient de Zoug et prend au sérieux la première tasse du jour.',
        ],
        kinds: ['coffee-machine', 'kettle'],
      },
      {
        name: 'Wasbeer',
        level: 1,
        country: 'PL',
        character: [
          'Wasbeer maakt schoon, en verder niets, en dat al veertig jaar.',
          'Wasbeer macht sauber, sonst nichts, und das seit vierzig Jahren.',
          'Wasbeer nettoie, rien d’autre, depuis quarante ans.',
        ],
        kinds: ['washing-machine', 'dryer', 'dishwasher', 'vacuum-cleaner'],
      },
      {
        name: 'Steinhoven',
        level: 3,
        country: 'DE',
        character: [
          'Steinhoven test elk apparaat op twintig jaar gebruik.',
          'Steinhoven prüft jedes Gerät auf zwanzig Jahre Nutzung.',
          'Steinhoven teste chaque appareil pour vingt ans d’utilisation.',
        ],
      },
      {
        name: 'Maître Dubreuil',
        level: 3,
        country: 'FR',
        character: [
          'Maître Dubreuil bouwt keukens voor koks en verkoopt ze ook aan liefhebbers.',
          'Maître Dubreuil baut Geräte für Profiköche und verkauft sie auch an Liebhaber.',
          'Maître Dubreuil équipe les chefs, et les amateurs en profitent.',
        ],
        kinds: ['oven', 'fridge', 'coffee-machine', 'cooker-hood', 'microwave', 'kettle'],
      },
      {
        name: 'Ketelhuis',
        level: 2,
        country: 'BE',
        character: [
          'Ketelhuis maakt kleine keukenapparaten die op het aanrecht mogen blijven staan.',
          'Ketelhuis macht kleine Küchengeräte, die auf der Arbeitsplatte stehen bleiben dürfen.',
          'Ketelhuis crée de petits appareils assez beaux pour rester sur le plan de travail.',
        ],
        kinds: ['kettle', 'coffee-machine', 'microwave'],
      },
    ],
  ),
  ...brandsOf(
    ['tyres'],
    [
      {
        name: 'Rolgoed',
        level: 1,
        country: 'NL',
        character: [
          'Rolgoed is er voor auto’s die vooral boodschappen doen.',
          'Rolgoed ist für Autos da, die vor allem einkaufen fahren.',
          'Rolgoed est fait pour les voitures qui vont surtout faire les courses.',
        ],
      },
      {
        name: 'Trakto',
        level: 1,
        country: 'TR',
        character: [
          'Trakto rekent per kilometer, niet per band.',
          'Trakto rechnet pro Kilometer, nicht pro Reifen.',
          'Trakto compte au kilomètre, pas au pneu.',
        ],
      },
      {
        name: 'Gripmark',
        level: 2,
        country: 'DE',
        character: [
          'Gripmark remt op een nat testcircuit tot de meters kloppen.',
          'Gripmark bremst auf nasser Teststrecke, bis die Meter stimmen.',
          'Gripmark freine sur piste mouillée jusqu’à ce que les mètres y soient.',
        ],
      },
      {
        name: 'Nordspur',
        level: 2,
        country: 'FI',
        character: [
          'Nordspur test boven de poolcirkel, waar de weg vier maanden wit is.',
          'Nordspur testet nördlich des Polarkreises, wo die Straße vier Monate weiß ist.',
          'Nordspur teste au-delà du cercle polaire, où la route reste blanche quatre mois.',
        ],
      },
      {
        name: 'Contraventa',
        level: 3,
        country: 'IT',
        character: [
          'Contraventa komt uit de racerij en heeft daar leren luisteren naar de bocht.',
          'Contraventa kommt aus dem Rennsport und hat dort gelernt, auf die Kurve zu hören.',
          'Contraventa vient de la course et y a appris à écouter les virages.',
        ],
      },
      {
        name: 'Pneumara',
        level: 3,
        country: 'FR',
        character: [
          'Pneumara ontwikkelt in Clermont banden die minder wegen en stiller rollen.',
          'Pneumara entwickelt in Clermont Reifen, die weniger wiegen und leiser rollen.',
          'Pneumara développe à Clermont des pneus plus légers et plus discrets.',
        ],
      },
    ],
  ),
];
