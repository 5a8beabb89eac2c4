import type { CategoryNode } from '../category-tree.ts';
import { grouped, leafOf } from './parts.ts';

const furniture = leafOf('furniture');

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
            'Twee- en driezitters en slaapbanken. Een zithoogte van 45 cm is voor de meeste mensen prettig.',
            'Zwei- und Dreisitzer und Schlafsofas. Eine Sitzhöhe von 45 cm ist für die meisten angenehm.',
            'Deux et trois places, et convertibles. Une hauteur d’assise de 45 cm convient à la plupart.',
          ],
        ),
        furniture(
          'corner-sofas',
          ['corner-sofa'],
          ['Hoekbanken', 'Ecksofas', 'Canapés d’angle'],
          [
            'Links of rechts telt als je ervoor staat. Laat rondom de salontafel 40 cm loopruimte.',
            'Links oder rechts gilt, wenn man davorsteht. Lassen Sie um den Couchtisch 40 cm Platz.',
            'Gauche ou droite s’entend face au canapé. Laissez 40 cm autour de la table basse.',
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
          'sideboards',
          ['sideboard'],
          ['Dressoirs & tv-meubels', 'Sideboards & TV-Möbel', 'Buffets et meubles TV'],
          [
            'Dressoirs, ladekasten en tv-meubels. Een kantelbeveiliging zit er altijd bij.',
            'Sideboards, Kommoden und TV-Möbel. Eine Kippsicherung liegt immer bei.',
            'Buffets, commodes et meubles TV. La fixation anti-basculement est toujours fournie.',
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
      'living-sleep',
      ['Slapen', 'Schlafen', 'Sommeil'],
      [
        'Wat er tussen jou en het bed ligt.',
        'Was zwischen Ihnen und dem Bett liegt.',
        'Ce qu’il y a entre vous et le lit.',
      ],
      [
        furniture(
          'mattresses',
          ['mattress'],
          ['Matrassen', 'Matratzen', 'Matelas'],
          [
            'Zijslapers liggen goed op medium, rugslapers op stevig. Na acht tot tien jaar is een matras op.',
            'Seitenschläfer liegen gut auf mittelfest, Rückenschläfer auf fest. Nach acht bis zehn Jahren hat eine Matratze ausgedient.',
            'Sur le côté, préférez le mi-ferme ; sur le dos, le ferme. Un matelas dure huit à dix ans.',
          ],
        ),
        furniture(
          'bed-linen',
          ['bed-linen'],
          ['Beddengoed', 'Bettwäsche', 'Linge de lit'],
          [
            'Perkal en linnen voor koele slapers, flanel voor wie koude voeten heeft.',
            'Perkal und Leinen für alle, die es kühl mögen, Biber für kalte Füße.',
            'Percale et lin si vous avez chaud, flanelle si vous avez les pieds froids.',
          ],
        ),
      ],
    ],
    [
      'living-office',
      ['Werkkamer', 'Arbeitszimmer', 'Bureau'],
      [
        'Een goede stoel eerst, dan het bureau, dan de rest.',
        'Erst ein guter Stuhl, dann der Schreibtisch, dann der Rest.',
        'D’abord un bon siège, puis la table, puis le reste.',
      ],
      [
        furniture(
          'desks',
          ['desk'],
          ['Bureaus', 'Schreibtische', 'Bureaux'],
          [
            'Voor één scherm is 120 cm breed genoeg, voor twee 140 cm.',
            'Für einen Bildschirm genügen 120 cm Breite, für zwei 140 cm.',
            '120 cm de large suffisent pour un écran, 140 cm pour deux.',
          ],
        ),
        furniture(
          'office-chairs',
          ['office-chair'],
          ['Bureaustoelen', 'Bürostühle', 'Chaises de bureau'],
          [
            'Goed ingesteld staan je voeten plat en liggen je onderarmen op tafelhoogte.',
            'Richtig eingestellt stehen die Füße flach und die Unterarme liegen auf Tischhöhe.',
            'Bien réglée, elle laisse les pieds à plat et les avant-bras à hauteur de table.',
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
        furniture(
          'curtains',
          ['curtain'],
          ['Gordijnen', 'Vorhänge & Gardinen', 'Rideaux et voilages'],
          [
            'Verduisterend, lichtdoorlatend of vitrage. Meet van de roede tot een centimeter boven de vloer.',
            'Verdunkelnd, halbtransparent oder Gardine. Gemessen wird von der Stange bis einen Zentimeter über dem Boden.',
            'Occultants, tamisants ou voilages. Mesurez de la tringle à un centimètre du sol.',
          ],
        ),
      ],
    ],
    [
      'living-accessories',
      ['Woonaccessoires', 'Wohnaccessoires', 'Décoration'],
      [
        'Kleine ingrepen, groot verschil.',
        'Kleine Eingriffe, große Wirkung.',
        'De petites touches qui changent tout.',
      ],
      [
        furniture(
          'mirrors',
          ['mirror'],
          ['Spiegels', 'Spiegel', 'Miroirs'],
          [
            'Hang het midden van de spiegel op ooghoogte, ongeveer 155 cm boven de vloer.',
            'Die Mitte des Spiegels gehört auf Augenhöhe, etwa 155 cm über dem Boden.',
            'Placez le centre du miroir à hauteur des yeux, environ 155 cm du sol.',
          ],
        ),
      ],
    ],
  ]),
};
