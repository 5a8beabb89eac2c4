import type { CategoryNode } from '../category-tree.ts';
import { grouped, leafOf } from './parts.ts';

const appliance = leafOf('appliances');

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
          'dishwashers',
          ['dishwasher'],
          ['Vaatwassers', 'Geschirrspüler', 'Lave-vaisselle'],
          [
            'Vrijstaand, onderbouw of volledig geïntegreerd, 60 of 45 cm breed.',
            'Freistehend, als Unterbau oder vollintegriert, 60 oder 45 cm breit.',
            'Pose libre, intégrable ou tout intégrable, en 60 ou 45 cm de large.',
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
          'cooker-hoods',
          ['cooker-hood'],
          ['Afzuigkappen', 'Dunstabzugshauben', 'Hottes'],
          [
            'Reken op tien keer de inhoud van de keuken per uur: 30 m³ vraagt 300 m³/h.',
            'Rechnen Sie mit dem Zehnfachen des Küchenvolumens pro Stunde: 30 m³ brauchen 300 m³/h.',
            'Comptez dix fois le volume de la cuisine par heure : 300 m³/h pour 30 m³.',
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
          'microwaves',
          ['microwave'],
          ['Magnetrons', 'Mikrowellen', 'Micro-ondes'],
          [
            'Solo om op te warmen, met grill voor een korst, combi om te bakken.',
            'Solo zum Aufwärmen, mit Grill für die Kruste, kombiniert zum Backen.',
            'Solo pour réchauffer, gril pour dorer, combiné pour cuire.',
          ],
        ),
        appliance(
          'kettles',
          ['kettle'],
          ['Waterkokers', 'Wasserkocher', 'Bouilloires'],
          [
            'Met temperatuurkeuze voor groene thee, met zwanenhals voor filterkoffie.',
            'Mit Temperaturwahl für grünen Tee, mit Schwanenhals für Filterkaffee.',
            'À température réglable pour le thé vert, à col de cygne pour le café filtre.',
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
