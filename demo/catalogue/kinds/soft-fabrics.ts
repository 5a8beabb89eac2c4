import type { Option } from '../kind.ts';
import { fabric } from './fabrics.ts';

/** Soft and elastic cloths for leisure, night and underneath. Names follow "van", "aus" and "en". */
const SOFT_FABRICS = {
  sweat: fabric(
    'sweat',
    ['sweatstof', 'Sweatstoff', 'molleton'],
    [
      ['cotton', 80],
      ['polyester', 20],
    ],
    [
      'De sweatstof is van binnen geruwd en voelt meteen vertrouwd.',
      'Der Sweatstoff ist innen angeraut und fühlt sich sofort vertraut an.',
      'Le molleton, gratté à l’intérieur, a tout de suite quelque chose de familier.',
    ],
  ),
  'french-terry': fabric(
    'french-terry',
    ['french terry', 'French Terry', 'molleton bouclette'],
    [
      ['cotton', 95],
      ['elastane', 5],
    ],
    [
      'Het lusjeskatoen is lichter dan gewone sweatstof en fijn in elk seizoen.',
      'Der French Terry ist leichter als üblicher Sweatstoff und das ganze Jahr angenehm.',
      'La bouclette, plus légère qu’un molleton classique, se porte toute l’année.',
    ],
    { price: 1.1 },
  ),
  fleece: fabric(
    'fleece',
    ['fleece', 'Fleece', 'polaire'],
    [['polyester', 100]],
    [
      'De fleece droogt snel en weegt bijna niets.',
      'Der Fleece trocknet schnell und wiegt fast nichts.',
      'La polaire sèche vite et ne pèse presque rien.',
    ],
    { price: 0.9, care: ['wash-30', 'no-tumble-dry'] },
  ),
  pique: fabric(
    'pique',
    ['piqué', 'Piqué', 'piqué'],
    [['cotton', 100]],
    [
      'Het piqué heeft een fijne structuur en plakt niet op warme dagen.',
      'Der Piqué hat eine feine Struktur und klebt an warmen Tagen nicht.',
      'Le piqué, finement texturé, ne colle pas à la peau par temps chaud.',
    ],
    { care: ['wash-40', 'no-tumble-dry', 'iron-low'] },
  ),
  'pique-stretch': fabric(
    'pique-stretch',
    ['stretchpiqué', 'Stretch-Piqué', 'piqué stretch'],
    [
      ['cotton', 95],
      ['elastane', 5],
    ],
    [
      'Een beetje rek in het piqué houdt de vorm en laat je bewegen.',
      'Etwas Stretch im Piqué hält die Form und lässt Bewegung zu.',
      'Une pointe d’élasticité garde la forme du piqué et libère les gestes.',
    ],
    { price: 1.1 },
  ),
  flannel: fabric(
    'flannel',
    ['flanel', 'Flanell', 'flanelle'],
    [['cotton', 100]],
    [
      'Het geruwde flanel is warm zodra je het aantrekt.',
      'Der angeraute Flanell wärmt, sobald man hineinschlüpft.',
      'La flanelle grattée tient chaud dès qu’on l’enfile.',
    ],
    { price: 1.1, care: ['wash-40', 'no-tumble-dry'] },
  ),
  satin: fabric(
    'satin',
    ['satijn', 'Satin', 'satin'],
    [
      ['polyester', 97],
      ['elastane', 3],
    ],
    [
      'Het satijn glijdt koel over de huid en glanst ingetogen.',
      'Der Satin gleitet kühl über die Haut und glänzt dezent.',
      'Le satin glisse sur la peau avec fraîcheur et brille discrètement.',
    ],
    { price: 1.2, care: ['gentle-wash', 'no-tumble-dry'] },
  ),
  modal: fabric(
    'modal',
    ['modal', 'Modal', 'modal'],
    [
      ['modal', 94],
      ['elastane', 6],
    ],
    [
      'Modal blijft ook na veel wasbeurten zacht en pilt nauwelijks.',
      'Modal bleibt auch nach vielen Wäschen weich und pillt kaum.',
      'Le modal reste doux au fil des lavages et bouloche à peine.',
    ],
    { price: 1.1 },
  ),
  microfibre: fabric(
    'microfibre',
    ['microvezel', 'Mikrofaser', 'microfibre'],
    [
      ['polyamide', 76],
      ['elastane', 24],
    ],
    [
      'De gladde microvezel tekent niet af onder dunne stof.',
      'Die glatte Mikrofaser zeichnet sich unter dünnem Stoff nicht ab.',
      'La microfibre lisse reste invisible sous une étoffe fine.',
    ],
    { care: ['hand-wash', 'no-tumble-dry'] },
  ),
  lace: fabric(
    'lace',
    ['kant', 'Spitze', 'dentelle'],
    [
      ['polyamide', 84],
      ['elastane', 16],
    ],
    [
      'Het kant is zacht en rekbaar: het siert zonder te kriebelen.',
      'Die Spitze ist weich und dehnbar: Sie schmückt, ohne zu kratzen.',
      'La dentelle, douce et extensible, orne sans gratter.',
    ],
    { price: 1.25, care: ['hand-wash', 'no-tumble-dry'] },
  ),
  'soft-cotton': fabric(
    'soft-cotton',
    ['zacht katoen', 'weicher Baumwolle', 'coton doux'],
    [
      ['cotton', 95],
      ['elastane', 5],
    ],
    [
      'Het zachte katoen ademt en is ook voor een gevoelige huid prettig.',
      'Die weiche Baumwolle ist atmungsaktiv und auch für empfindliche Haut angenehm.',
      'Le coton doux laisse respirer et convient aussi aux peaux sensibles.',
    ],
    { care: ['wash-60', 'no-tumble-dry'] },
  ),
} as const satisfies Record<string, Option>;

/** The named cloths, in this order. */
export function softFabrics(...keys: (keyof typeof SOFT_FABRICS)[]): Option[] {
  return keys.map((key) => SOFT_FABRICS[key]);
}
