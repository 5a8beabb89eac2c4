import type { CategoryNode } from './category-tree.ts';
import type { Department, Text } from './kind.ts';

type Group = readonly [key: string, name: Text, description: Text, leaves: readonly CategoryNode[]];

const leafOf =
  (teaser: Department) =>
  (key: string, kinds: readonly string[], name: Text, description: Text): CategoryNode => ({
    key,
    kinds,
    name,
    description,
    teaser,
  });

const grouped = (teaser: Department, groups: readonly Group[]): CategoryNode[] =>
  groups.map(([key, name, description, leaves]) => ({ key, name, description, teaser, children: leaves }));

const furniture = leafOf('furniture');
const electronic = leafOf('electronics');
const appliance = leafOf('appliances');

export const living: CategoryNode = {
  key: 'living',
  name: ['Wonen', 'Wohnen', 'Maison'],
  description: [
    'Meubels, lampen en vloerkleden waarmee een kamer af is. Grote meubels bezorgen we met twee personen tot in de kamer.',
    'Möbel, Leuchten und Teppiche, mit denen ein Raum fertig wird. Große Möbel liefern wir zu zweit bis ins Zimmer.',
    'Meubles, luminaires et tapis pour achever une pièce. Les grands meubles sont livrés à deux, jusque dans la pièce.',
  ],
  teaser: 'furniture',
  children: grouped('furniture', [
    [
      'living-furniture',
      ['Meubels', 'Möbel', 'Meubles'],
      [
        'Meet eerst de deur, dan de kamer: de maten staan bij elk meubel.',
        'Erst die Tür messen, dann das Zimmer: Die Maße stehen bei jedem Möbel.',
        'Mesurez d’abord la porte, puis la pièce : les dimensions sont indiquées pour chaque meuble.',
      ],
      [
        furniture(
          'sofas',
          ['sofa'],
          ['Banken', 'Sofas', 'Canapés'],
          [
            'Tweezitters, hoekbanken en slaapbanken. Een zithoogte van 45 cm is voor de meeste mensen prettig.',
            'Zweisitzer, Ecksofas und Schlafsofas. Eine Sitzhöhe von 45 cm ist für die meisten angenehm.',
            'Deux places, canapés d’angle et convertibles. Une hauteur d’assise de 45 cm convient à la plupart.',
          ],
        ),
        furniture(
          'armchairs',
          ['armchair'],
          ['Fauteuils', 'Sessel', 'Fauteuils'],
          [
            'Leesfauteuils, draaifauteuils en relaxstoelen voor jouw plek in huis.',
            'Lesesessel, Drehsessel und Relaxsessel für Ihren Platz im Haus.',
            'Fauteuils de lecture, pivotants ou de relaxation pour votre coin à vous.',
          ],
        ),
        furniture(
          'tables',
          ['table', 'coffee-table'],
          ['Tafels', 'Tische', 'Tables'],
          [
            'Reken aan de eettafel 60 cm per persoon; een salontafel hoort iets lager dan de zitting.',
            'Am Esstisch rechnet man 60 cm pro Person; der Couchtisch sollte etwas niedriger als der Sitz sein.',
            'Comptez 60 cm par convive ; une table basse se choisit un peu plus basse que l’assise.',
          ],
        ),
        furniture(
          'chairs',
          ['chair'],
          ['Stoelen', 'Stühle', 'Chaises'],
          [
            'Eetkamerstoelen van hout, metaal en stof, los of per set te combineren.',
            'Esszimmerstühle aus Holz, Metall und Stoff, einzeln oder gemischt.',
            'Chaises de salle à manger en bois, métal ou tissu, à combiner à votre guise.',
          ],
        ),
        furniture(
          'beds',
          ['bed'],
          ['Bedden', 'Betten', 'Lits'],
          [
            'Bedden van 90 × 200 tot 180 × 200 cm, met en zonder opbergruimte.',
            'Betten von 90 × 200 bis 180 × 200 cm, mit und ohne Stauraum.',
            'Des lits de 90 × 200 à 180 × 200 cm, avec ou sans rangement.',
          ],
        ),
        furniture(
          'wardrobes',
          ['wardrobe'],
          ['Kasten', 'Schränke', 'Armoires'],
          [
            'Kledingkasten met draai- of schuifdeuren. Schuifdeuren besparen 60 cm loopruimte.',
            'Kleiderschränke mit Dreh- oder Schwebetüren. Schwebetüren sparen 60 cm Platz davor.',
            'Armoires à portes battantes ou coulissantes. Les coulissantes épargnent 60 cm de passage.',
          ],
        ),
      ],
    ],
    [
      'living-lighting',
      ['Verlichting', 'Beleuchtung', 'Éclairage'],
      [
        'Drie lichtpunten per kamer maken het gezellig: één om te zien, één om te lezen, één voor de sfeer.',
        'Drei Lichtquellen machen ein Zimmer wohnlich: eine zum Sehen, eine zum Lesen, eine für die Stimmung.',
        'Trois sources de lumière par pièce : une pour voir, une pour lire, une pour l’ambiance.',
      ],
      [
        furniture(
          'lamps',
          ['lamp'],
          ['Lampen', 'Lampen', 'Lampes'],
          [
            'Vloerlampen, tafellampen en hanglampen, met de fitting erbij vermeld.',
            'Stehlampen, Tischlampen und Pendelleuchten, immer mit Angabe der Fassung.',
            'Lampadaires, lampes à poser et suspensions, avec l’indication du culot.',
          ],
        ),
      ],
    ],
    [
      'living-textiles',
      ['Woontextiel', 'Heimtextilien', 'Textiles'],
      [
        'Wat de kamer zachter maakt, onder de voeten en voor het oor.',
        'Was den Raum weicher macht, unter den Füßen und fürs Ohr.',
        'Ce qui adoucit la pièce, sous les pieds comme à l’oreille.',
      ],
      [
        furniture(
          'rugs',
          ['rug'],
          ['Vloerkleden', 'Teppiche', 'Tapis'],
          [
            'Laat het kleed minstens 30 cm onder de bank doorlopen, dan wordt de zithoek één geheel.',
            'Lassen Sie den Teppich mindestens 30 cm unter das Sofa reichen, dann wirkt die Sitzecke wie aus einem Guss.',
            'Glissez le tapis d’au moins 30 cm sous le canapé : le coin salon formera un tout.',
          ],
        ),
      ],
    ],
  ]),
};

export const electronics: CategoryNode = {
  key: 'electronics',
  name: ['Elektronica', 'Elektronik', 'Électronique'],
  description: [
    'Beeld, geluid en computers, met de cijfers die ertoe doen: energieklasse, opslag, gewicht.',
    'Bild, Ton und Computer, mit den Zahlen, auf die es ankommt: Energieklasse, Speicher, Gewicht.',
    'Image, son et informatique, avec les chiffres qui comptent : classe énergétique, stockage, poids.',
  ],
  teaser: 'electronics',
  children: grouped('electronics', [
    [
      'electronics-tv-audio',
      ['Tv & audio', 'TV & Audio', 'TV et audio'],
      [
        'Voor de film van vanavond en de muziek van morgen.',
        'Für den Film heute Abend und die Musik von morgen.',
        'Pour le film de ce soir et la musique de demain.',
      ],
      [
        electronic(
          'televisions',
          ['television'],
          ['Televisies', 'Fernseher', 'Téléviseurs'],
          [
            'Zit je op 2,5 meter, dan is 55 inch een goede maat. OLED wint in het donker, QLED bij daglicht.',
            'Bei 2,5 Metern Abstand sind 55 Zoll ein gutes Maß. OLED gewinnt im Dunkeln, QLED bei Tageslicht.',
            'À 2,5 mètres de distance, 55 pouces conviennent bien. L’OLED brille dans le noir, le QLED en plein jour.',
          ],
        ),
        electronic(
          'headphones',
          ['headphones'],
          ['Koptelefoons', 'Kopfhörer', 'Casques et écouteurs'],
          [
            'Met ruisonderdrukking voor de trein, open voor thuis.',
            'Mit Geräuschunterdrückung für die Bahn, offen für zu Hause.',
            'À réduction de bruit pour le train, ouverts pour la maison.',
          ],
        ),
      ],
    ],
    [
      'electronics-computers',
      ['Computers & telefoons', 'Computer & Telefone', 'Ordinateurs et téléphones'],
      [
        'Opslag kies je ruim: foto’s groeien sneller dan je denkt.',
        'Beim Speicher lieber großzügig wählen: Fotos werden schneller mehr, als man denkt.',
        'Prévoyez large pour le stockage : les photos s’accumulent plus vite qu’on ne croit.',
      ],
      [
        electronic(
          'laptops',
          ['laptop'],
          ['Laptops', 'Laptops', 'Ordinateurs portables'],
          [
            'Van 13 inch voor onderweg tot 17 inch voor op het bureau.',
            'Von 13 Zoll für unterwegs bis 17 Zoll für den Schreibtisch.',
            'Du 13 pouces nomade au 17 pouces de bureau.',
          ],
        ),
        electronic(
          'tablets',
          ['tablet'],
          ['Tablets', 'Tablets', 'Tablettes'],
          [
            'Om te lezen, te tekenen en te kijken, met of zonder 5G.',
            'Zum Lesen, Zeichnen und Schauen, mit oder ohne 5G.',
            'Pour lire, dessiner et regarder, avec ou sans 5G.',
          ],
        ),
        electronic(
          'phones',
          ['phone'],
          ['Smartphones', 'Smartphones', 'Smartphones'],
          [
            'Simlockvrij en met minstens vijf jaar beveiligingsupdates.',
            'Ohne SIM-Lock und mit mindestens fünf Jahren Sicherheitsupdates.',
            'Débloqués et suivis par au moins cinq ans de mises à jour de sécurité.',
          ],
        ),
      ],
    ],
    [
      'electronics-photo',
      ['Foto', 'Foto', 'Photo'],
      [
        'Voor wie meer wil dan een telefoon kan.',
        'Für alle, denen das Telefon nicht genügt.',
        'Pour ceux à qui le téléphone ne suffit plus.',
      ],
      [
        electronic(
          'cameras',
          ['camera'],
          ['Camera’s', 'Kameras', 'Appareils photo'],
          [
            'Systeemcamera’s en compacte reiscamera’s, met het gewicht inclusief accu.',
            'Systemkameras und kompakte Reisekameras, mit Gewichtsangabe samt Akku.',
            'Hybrides et compacts de voyage, poids indiqué avec batterie.',
          ],
        ),
      ],
    ],
  ]),
};

export const household: CategoryNode = {
  key: 'household',
  name: ['Huishouden', 'Haushalt', 'Électroménager'],
  description: [
    'Apparaten die het werk uit handen nemen. De energieklasse staat overal naast de prijs.',
    'Geräte, die Arbeit abnehmen. Die Energieklasse steht überall neben dem Preis.',
    'Des appareils qui allègent le quotidien. La classe énergétique figure partout à côté du prix.',
  ],
  teaser: 'appliances',
  children: grouped('appliances', [
    [
      'household-large',
      ['Groot huishoudelijk', 'Großgeräte', 'Gros électroménager'],
      [
        'We bezorgen tot op de plek, sluiten op verzoek aan en nemen het oude apparaat mee.',
        'Wir liefern bis an den Aufstellort, schließen auf Wunsch an und nehmen das Altgerät mit.',
        'Livraison jusqu’à l’emplacement, raccordement sur demande et reprise de l’ancien appareil.',
      ],
      [
        appliance(
          'washing-machines',
          ['washing-machine'],
          ['Wasmachines', 'Waschmaschinen', 'Lave-linge'],
          [
            'Voor twee personen is 7 kg genoeg, voor een gezin 8 tot 9 kg.',
            'Für zwei Personen genügen 7 kg, für eine Familie 8 bis 9 kg.',
            '7 kg suffisent pour deux personnes, 8 à 9 kg pour une famille.',
          ],
        ),
        appliance(
          'dryers',
          ['dryer'],
          ['Drogers', 'Wäschetrockner', 'Sèche-linge'],
          [
            'Warmtepompdrogers drogen zacht en verbruiken het minst.',
            'Wärmepumpentrockner trocknen schonend und verbrauchen am wenigsten.',
            'Les sèche-linge à pompe à chaleur ménagent le linge et consomment le moins.',
          ],
        ),
        appliance(
          'fridges',
          ['fridge'],
          ['Koelkasten', 'Kühlschränke', 'Réfrigérateurs'],
          [
            'Vrijstaand of onder het werkblad, met en zonder vriesvak. Let op de draairichting van de deur; die is meestal te wisselen.',
            'Freistehend oder unter der Arbeitsplatte, mit und ohne Gefrierfach. Der Türanschlag lässt sich meist wechseln.',
            'Pose libre ou sous plan, avec ou sans congélateur. Le sens d’ouverture de la porte est le plus souvent réversible.',
          ],
        ),
        appliance(
          'ovens',
          ['oven'],
          ['Ovens', 'Backöfen', 'Fours'],
          [
            'Inbouwovens met hetelucht, stoom of pyrolyse.',
            'Einbaubacköfen mit Heißluft, Dampf oder Pyrolyse.',
            'Fours encastrables à chaleur tournante, vapeur ou pyrolyse.',
          ],
        ),
      ],
    ],
    [
      'household-small',
      ['Klein huishoudelijk', 'Kleingeräte', 'Petit électroménager'],
      [
        'Klein van formaat, elke dag in gebruik.',
        'Klein im Format, täglich im Einsatz.',
        'Petits par la taille, utiles chaque jour.',
      ],
      [
        appliance(
          'vacuum-cleaners',
          ['vacuum-cleaner'],
          ['Stofzuigers', 'Staubsauger', 'Aspirateurs'],
          [
            'Met zak, zonder zak of zonder snoer: het geluidsniveau staat bij elk model.',
            'Mit Beutel, ohne Beutel oder ohne Kabel: Der Geräuschpegel steht bei jedem Modell.',
            'Avec sac, sans sac ou sans fil : le niveau sonore est indiqué pour chaque modèle.',
          ],
        ),
        appliance(
          'coffee-machines',
          ['coffee-machine'],
          ['Koffiemachines', 'Kaffeemaschinen', 'Machines à café'],
          [
            'Volautomaten, espressomachines en filterapparaten voor de eerste kop van de dag.',
            'Vollautomaten, Espressomaschinen und Filtermaschinen für die erste Tasse des Tages.',
            'Machines automatiques, à expresso ou à filtre pour la première tasse du jour.',
          ],
        ),
      ],
    ],
  ]),
};

const seasonTyres = (key: string, season: string, name: Text, description: Text): CategoryNode => ({
  key,
  kinds: ['tyre'],
  season,
  name,
  description,
  teaser: 'tyres',
});

export const car: CategoryNode = {
  key: 'car',
  name: ['Auto', 'Auto', 'Auto'],
  description: [
    'Banden voor zomer, winter en het hele jaar, met het EU-label naast de prijs.',
    'Reifen für Sommer, Winter und das ganze Jahr, mit dem EU-Label neben dem Preis.',
    'Des pneus pour l’été, l’hiver et toute l’année, avec l’étiquette européenne à côté du prix.',
  ],
  teaser: 'tyres',
  children: grouped('tyres', [
    [
      'tyres',
      ['Banden', 'Reifen', 'Pneus'],
      [
        'De maat staat op de flank van je band en in het kentekenbewijs, bijvoorbeeld 205/55 R16 91V.',
        'Die Größe steht auf der Reifenflanke und im Fahrzeugschein, zum Beispiel 205/55 R16 91V.',
        'La dimension figure sur le flanc du pneu et sur la carte grise, par exemple 205/55 R16 91V.',
      ],
      [
        seasonTyres(
          'tyres-summer',
          'summer',
          ['Zomerbanden', 'Sommerreifen', 'Pneus été'],
          [
            'Van april tot oktober de zuinigste en stilste keuze.',
            'Von April bis Oktober die sparsamste und leiseste Wahl.',
            'D’avril à octobre, le choix le plus sobre et le plus silencieux.',
          ],
        ),
        seasonTyres(
          'tyres-winter',
          'winter',
          ['Winterbanden', 'Winterreifen', 'Pneus hiver'],
          [
            'Verplicht bij winterse wegen in Duitsland en Oostenrijk; herkenbaar aan de sneeuwvlok.',
            'Bei winterlichen Straßen in Deutschland und Österreich Pflicht; zu erkennen an der Schneeflocke.',
            'Obligatoires sur routes hivernales en Allemagne et en Autriche ; reconnaissables au flocon.',
          ],
        ),
        seasonTyres(
          'tyres-all-season',
          'all-season',
          ['All-seasonbanden', 'Ganzjahresreifen', 'Pneus quatre saisons'],
          [
            'Voor wie weinig in de sneeuw rijdt en niet twee keer per jaar wil wisselen.',
            'Für alle, die selten im Schnee fahren und nicht zweimal im Jahr wechseln möchten.',
            'Pour ceux qui roulent peu sur la neige et ne veulent pas changer deux fois par an.',
          ],
        ),
      ],
    ],
  ]),
};

const saleGroup = (department: Department, name: Text): CategoryNode => ({
  key: `sale-${department}`,
  name,
  teaser: department,
  description: [
    'Afgeprijsd ten opzichte van onze laagste prijs van de 30 dagen ervoor, zolang de voorraad strekt.',
    'Reduziert gegenüber unserem niedrigsten Preis der 30 Tage davor, solange der Vorrat reicht.',
    'Prix réduits par rapport à notre prix le plus bas des 30 jours précédents, dans la limite des stocks.',
  ],
});

export const sale: CategoryNode = {
  key: 'sale',
  name: ['Sale', 'Sale', 'Soldes'],
  slug: ['sale', 'sale', 'soldes'],
  description: [
    'Alles wat nu lager geprijsd is, met de prijs van ervoor erbij.',
    'Alles, was jetzt günstiger ist, mit dem Preis davor.',
    'Tout ce qui coûte moins cher en ce moment, avec le prix d’avant.',
  ],
  teaser: 'season',
  children: [
    saleGroup('fashion', ['Mode', 'Mode', 'Mode']),
    saleGroup('shoes', ['Schoenen', 'Schuhe', 'Chaussures']),
    saleGroup('furniture', ['Wonen', 'Wohnen', 'Maison']),
    saleGroup('electronics', ['Elektronica', 'Elektronik', 'Électronique']),
    saleGroup('appliances', ['Huishouden', 'Haushalt', 'Électroménager']),
    saleGroup('tyres', ['Banden', 'Reifen', 'Pneus']),
  ],
};
