import type { CategoryNode } from '../category-tree.ts';
import type { Text } from '../kind.ts';
import { grouped } from './parts.ts';

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
