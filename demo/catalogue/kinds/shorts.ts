import type { Kind } from '../kind.ts';
import { fabrics } from './fabrics.ts';
import { onlyWith, option } from './option.ts';
import { garmentSizes } from './scales.ts';
import { softFabrics } from './soft-fabrics.ts';

export const shorts: Kind = {
  kind: 'shorts',
  picture: 'shorts',
  department: 'fashion',
  share: 5,
  audiences: { women: 3, men: 4, girls: 1, boys: 1.6 },
  axes: [
    [
      option('chino', ['Chinoshort', 'Chinoshorts', 'Short chino'], null, {
        attributes: { closure: 'zip', fit: 'regular', length: 'knee' },
      }),
      option(
        'bermuda',
        ['Bermuda', 'Bermudashorts', 'Bermuda'],
        [
          'De pijpen eindigen net boven de knie.',
          'Die Beine enden knapp über dem Knie.',
          'Les jambes s’arrêtent juste au-dessus du genou.',
        ],
        { attributes: { closure: 'zip', fit: 'straight', length: 'knee' }, price: 1.05 },
      ),
      option('jogger', ['Sweatshort', 'Sweatshorts', 'Short en molleton'], null, {
        attributes: { closure: 'drawstring', fit: 'relaxed', length: 'short' },
        price: 0.82,
      }),
      option(
        'cargo',
        ['Cargoshort', 'Cargoshorts', 'Short cargo'],
        [
          'De opgezette zakken hebben een klep met drukknoop.',
          'Die aufgesetzten Taschen haben eine Patte mit Druckknopf.',
          'Les poches plaquées se ferment par un rabat à pression.',
        ],
        {
          attributes: { closure: 'zip', fit: 'relaxed', length: 'knee', pockets: true },
          audiences: ['men', 'boys', 'girls'],
          price: 1.1,
        },
      ),
      option(
        'paperbag',
        ['Paperbagshort', 'Paperbag-Shorts', 'Short paperbag'],
        [
          'De hoge band valt in plooien en laat zich aantrekken met een ceintuur.',
          'Der hohe Bund legt sich in Falten und wird mit einem Gürtel gerafft.',
          'La taille haute froncée se resserre d’un lien.',
        ],
        {
          attributes: { closure: 'zip', fit: 'relaxed', length: 'short', rise: 'high' },
          audiences: ['women'],
          price: 1.05,
        },
      ),
    ],
    [
      option('pockets', ['steekzakken', 'Eingrifftaschen', 'à poches en biais'], null, {
        attributes: { pattern: 'plain' },
      }),
      option(
        'turn-up',
        ['omgeslagen zoom', 'Umschlag', 'à revers'],
        [
          'De omslag is vastgezet en krult niet op.',
          'Der Umschlag ist fixiert und rollt sich nicht auf.',
          'Le revers, fixé, ne se déroule pas.',
        ],
        { attributes: { pattern: 'plain' } },
      ),
      option('stripes', ['strepen', 'Streifen', 'à rayures'], null, { attributes: { pattern: 'striped' } }),
      option('checks', ['ruitje', 'Karomuster', 'à petits carreaux'], null, {
        attributes: { pattern: 'checked' },
      }),
      option(
        'elastic',
        ['elastische band', 'elastischem Bund', 'à taille élastique'],
        [
          'De band is rondom elastisch en heeft binnenin een koordje.',
          'Der Bund ist rundum elastisch und hat innen eine Kordel.',
          'La ceinture est élastique tout autour, avec un cordon intérieur.',
        ],
        { attributes: { pattern: 'plain' } },
      ),
    ],
    [
      ...onlyWith(
        ['chino', 'bermuda', 'cargo', 'paperbag'],
        fabrics('cotton', 'cotton-stretch', 'linen', 'linen-blend'),
      ),
      ...onlyWith(['bermuda', 'cargo', 'paperbag'], fabrics('denim')),
      ...onlyWith(['jogger'], softFabrics('sweat', 'french-terry')),
    ],
  ],
  names: [
    ['{0} met {1}', '{0} mit {1}', '{0} {1}'],
    ['{0} van {2} met {1}', '{0} aus {2} mit {1}', '{0} en {2} {1}'],
    ['{0} van {2} met {1}', '{0} aus {2} mit {1}', '{0} en {2} {1}'],
  ],
  openings: [
    ['Korte pijpen, lange dagen.', 'Kurze Beine, lange Tage.', 'Jambes courtes, longues journées.'],
    [
      'Voor het strand, de stad en de tuinslang.',
      'Für Strand, Stadt und Gartenschlauch.',
      'Pour la plage, la ville et le tuyau d’arrosage.',
    ],
    [
      'Een short die er op het terras verzorgd uitziet.',
      'Shorts, die auch auf der Terrasse gepflegt aussehen.',
      'Un short qui reste soigné en terrasse.',
    ],
  ],
  closings: [
    [
      'Neem hem mee in je handbagage: opgerold is hij niet groter dan een handdoekje.',
      'Passt ins Handgepäck: Gerollt ist die Hose kaum größer als ein Gästehandtuch.',
      'À glisser dans le bagage cabine : roulé, il ne prend pas plus de place qu’une petite serviette.',
    ],
    [
      'De achterzak heeft een knoop, zodat je portemonnee blijft zitten.',
      'Die Gesäßtasche hat einen Knopf, damit die Geldbörse bleibt, wo sie ist.',
      'La poche arrière boutonnée garde le portefeuille en place.',
    ],
    [
      'Met een overhemd erboven kan het ook op kantoor.',
      'Mit einem Hemd darüber geht es auch ins Büro.',
      'Avec une chemise, il passe aussi au bureau.',
    ],
  ],
  highlights: [
    ['Diepe zakken', 'Tiefe Taschen', 'Poches profondes'],
    ['Droogt snel', 'Trocknet schnell', 'Sèche vite'],
    ['Verstelbaar in de taille', 'In der Taille verstellbar', 'Taille réglable'],
  ],
  keywords: ['korte broek short bermuda', 'kurze hose shorts bermuda', 'short bermuda pantalon court'],
  colours: ['sand', 'navy', 'olive', 'black', 'off-white', 'denim-blue', 'rust', 'sage', 'light-blue'],
  colourCount: [2, 4],
  scale: garmentSizes,
  price: [19, 59],
  details: (draw) => ({ occasion: draw.pick(['leisure', 'everyday', 'travel']) }),
};
