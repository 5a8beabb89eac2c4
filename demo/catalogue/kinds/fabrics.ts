import type { Attributes, Composition, Option, Text } from '../kind.ts';

type Fibre = readonly [option: string, percent: number];

/** One part made of fibres; percentages sum to 100, largest first. */
export function made(part: string, ...fibres: Fibre[]): Composition {
  return [{ part, fibres: fibres.map(([option, percent]) => ({ option, percent })) }];
}

const WASH = ['wash-30', 'no-tumble-dry', 'iron-low'];

/** A cloth to choose: what it is called, what it is made of, and what is said of it. */
export const fabric = (
  key: string,
  name: Text,
  fibres: Fibre[],
  sentence: Text,
  more: { care?: readonly string[]; price?: number; lining?: Fibre[] } = {},
): Option => {
  const material = more.lining
    ? [...made('outer', ...fibres), ...made('lining', ...more.lining)]
    : made('outer', ...fibres);
  const attributes: Attributes = { material, care: more.care ?? WASH };
  return { key, name, sentence, attributes, price: more.price ?? 1 };
};

/** Fabrics by key. Names follow "van", "aus" and "en"; sentences stand for garments of any gender. */
export const FABRICS = {
  cotton: fabric(
    'cotton',
    ['katoen', 'Baumwolle', 'coton'],
    [['cotton', 100]],
    [
      'Het zuivere katoen voelt zacht aan en laat de huid ademen.',
      'Die reine Baumwolle fühlt sich weich an und ist angenehm atmungsaktiv.',
      'Le pur coton est doux au toucher et laisse respirer la peau.',
    ],
    { care: ['wash-40', 'no-tumble-dry', 'iron-low'] },
  ),
  'cotton-stretch': fabric(
    'cotton-stretch',
    ['stretchkatoen', 'Stretch-Baumwolle', 'coton stretch'],
    [
      ['cotton', 97],
      ['elastane', 3],
    ],
    [
      'Een klein beetje elastaan geeft het katoen bewegingsvrijheid.',
      'Ein kleiner Anteil Elasthan macht die Baumwolle angenehm beweglich.',
      'Une pointe d’élasthanne donne au coton une agréable souplesse.',
    ],
  ),
  'organic-blend': fabric(
    'organic-blend',
    ['een katoenmix', 'Baumwollmischung', 'coton mélangé'],
    [
      ['cotton', 60],
      ['polyester', 40],
    ],
    [
      'De katoenmix houdt zijn vorm en droogt snel.',
      'Die Baumwollmischung bleibt in Form und trocknet schnell.',
      'Le coton mélangé garde sa forme et sèche vite.',
    ],
    { price: 0.9 },
  ),
  linen: fabric(
    'linen',
    ['linnen', 'Leinen', 'lin'],
    [['linen', 100]],
    [
      'Linnen draagt koel op warme dagen en wordt met elke wasbeurt zachter.',
      'Leinen trägt sich an warmen Tagen angenehm kühl und wird mit jeder Wäsche weicher.',
      'Le lin reste frais par temps chaud et s’adoucit à chaque lavage.',
    ],
    { price: 1.2, care: ['gentle-wash', 'no-tumble-dry', 'iron-low'] },
  ),
  'linen-blend': fabric(
    'linen-blend',
    ['een linnenmix', 'Leinenmischung', 'lin mélangé'],
    [
      ['linen', 55],
      ['viscose', 45],
    ],
    [
      'De mix van linnen en viscose kreukt minder dan puur linnen en valt soepel.',
      'Die Mischung aus Leinen und Viskose knittert weniger als reines Leinen und fällt fließend.',
      'Le mélange de lin et de viscose se froisse moins que le lin pur et tombe avec souplesse.',
    ],
    { price: 1.1 },
  ),
  viscose: fabric(
    'viscose',
    ['viscose', 'Viskose', 'viscose'],
    [['viscose', 100]],
    [
      'De soepele viscose valt mooi en blijft koel op de huid.',
      'Die fließende Viskose fällt schön und liegt kühl auf der Haut.',
      'La viscose fluide tombe joliment et reste fraîche sur la peau.',
    ],
    { care: ['gentle-wash', 'no-tumble-dry', 'iron-low'] },
  ),
  lyocell: fabric(
    'lyocell',
    ['lyocell', 'Lyocell', 'lyocell'],
    [['lyocell', 100]],
    [
      'Lyocell heeft een zijdezachte greep en een licht glanzend oppervlak.',
      'Lyocell hat einen seidig weichen Griff und eine leicht schimmernde Oberfläche.',
      'Le lyocell offre un toucher soyeux et un léger éclat.',
    ],
    { price: 1.15, care: ['gentle-wash', 'no-tumble-dry', 'iron-low'] },
  ),
  jersey: fabric(
    'jersey',
    ['jersey', 'Jersey', 'jersey'],
    [
      ['viscose', 95],
      ['elastane', 5],
    ],
    [
      'De elastische jersey beweegt mee en hoeft nauwelijks gestreken te worden.',
      'Der elastische Jersey macht jede Bewegung mit und muss kaum gebügelt werden.',
      'Le jersey extensible suit chaque mouvement et se passe presque de repassage.',
    ],
    { price: 0.95 },
  ),
  crepe: fabric(
    'crepe',
    ['crêpe', 'Crêpe', 'crêpe'],
    [
      ['polyester', 96],
      ['elastane', 4],
    ],
    [
      'De crêpe is kreukarm, dus ook na een lange dag zit alles nog goed.',
      'Der Crêpe knittert kaum, sodass auch nach einem langen Tag alles gut sitzt.',
      'Le crêpe se froisse peu : l’allure reste impeccable même après une longue journée.',
    ],
  ),
  silk: fabric(
    'silk',
    ['zijde', 'Seide', 'soie'],
    [['silk', 100]],
    [
      'De zijde glanst ingetogen en voelt bij elke temperatuur aangenaam aan.',
      'Die Seide schimmert dezent und ist bei jeder Temperatur angenehm.',
      'La soie a un éclat discret et reste agréable par toutes les températures.',
    ],
    { price: 1.9, care: ['hand-wash', 'no-tumble-dry', 'iron-low'] },
  ),
  wool: fabric(
    'wool',
    ['wol', 'Wolle', 'laine'],
    [['wool', 100]],
    [
      'Zuivere wol houdt warm zonder dik te zijn en neemt nauwelijks geurtjes op.',
      'Reine Wolle wärmt, ohne aufzutragen, und nimmt kaum Gerüche an.',
      'La pure laine tient chaud sans épaisseur et ne retient guère les odeurs.',
    ],
    { price: 1.4, care: ['hand-wash', 'no-tumble-dry'] },
  ),
  'wool-blend': fabric(
    'wool-blend',
    ['een wolmix', 'Wollmischung', 'laine mélangée'],
    [
      ['wool', 60],
      ['polyamide', 40],
    ],
    [
      'De wolmix is warm, slijtvast en minder gevoelig voor pillen.',
      'Die Wollmischung ist warm, strapazierfähig und neigt wenig zum Pillen.',
      'La laine mélangée est chaude, résistante et peluche peu.',
    ],
    { price: 1.15, care: ['hand-wash', 'no-tumble-dry'] },
  ),
  cashmere: fabric(
    'cashmere',
    ['kasjmier', 'Kaschmir', 'cachemire'],
    [['cashmere', 100]],
    [
      'Het kasjmier is opvallend licht en zacht, en gaat bij goede verzorging jaren mee.',
      'Der Kaschmir ist auffallend leicht und weich und hält bei guter Pflege viele Jahre.',
      'Le cachemire, étonnamment léger et doux, se garde des années s’il est bien entretenu.',
    ],
    { price: 2.4, care: ['hand-wash', 'no-tumble-dry'] },
  ),
  acrylic: fabric(
    'acrylic',
    ['fijnbrei', 'Feinstrick', 'maille fine'],
    [
      ['acrylic', 55],
      ['cotton', 45],
    ],
    [
      'De fijngebreide stof is licht en mag gewoon in de wasmachine.',
      'Der leichte Feinstrick darf ganz einfach in die Waschmaschine.',
      'La maille fine, légère, passe sans souci à la machine.',
    ],
    { price: 0.85 },
  ),
  denim: fabric(
    'denim',
    ['denim', 'Denim', 'denim'],
    [
      ['cotton', 99],
      ['elastane', 1],
    ],
    [
      'De stevige denim krijgt met de tijd een eigen karakter.',
      'Der robuste Denim bekommt mit der Zeit seinen ganz eigenen Charakter.',
      'Le denim robuste se patine avec le temps.',
    ],
    { care: ['wash-40', 'no-tumble-dry'] },
  ),
  'stretch-denim': fabric(
    'stretch-denim',
    ['stretchdenim', 'Stretch-Denim', 'denim stretch'],
    [
      ['cotton', 92],
      ['polyester', 6],
      ['elastane', 2],
    ],
    [
      'De stretchdenim geeft bij elke beweging mee en lubbert niet uit.',
      'Der Stretch-Denim macht jede Bewegung mit und leiert nicht aus.',
      'Le denim stretch suit chaque mouvement sans se détendre.',
    ],
    { care: ['wash-40', 'no-tumble-dry'] },
  ),
  shell: fabric(
    'shell',
    ['polyester', 'Polyester', 'polyester'],
    [['polyester', 100]],
    [
      'De dicht geweven buitenstof houdt wind en lichte regen tegen.',
      'Der dicht gewebte Oberstoff hält Wind und leichten Regen ab.',
      'Le tissu extérieur serré arrête le vent et la pluie fine.',
    ],
    { lining: [['polyester', 100]] },
  ),
  nylon: fabric(
    'nylon',
    ['polyamide', 'Polyamid', 'polyamide'],
    [['polyamide', 100]],
    [
      'De lichte buitenstof is klein op te vouwen en droogt in een mum van tijd.',
      'Der leichte Oberstoff lässt sich klein zusammenfalten und trocknet im Nu.',
      'Le tissu léger se replie en un rien de place et sèche en un clin d’œil.',
    ],
    { lining: [['polyester', 100]], price: 1.1 },
  ),
  'wool-coating': fabric(
    'wool-coating',
    ['wolmix', 'Wollmischung', 'laine mélangée'],
    [
      ['wool', 70],
      ['polyester', 30],
    ],
    [
      'De dichte wolmix houdt de warmte goed vast en valt mooi recht.',
      'Die dichte Wollmischung hält die Wärme gut und fällt schön gerade.',
      'La laine mélangée, bien dense, garde la chaleur et tombe bien droit.',
    ],
    { lining: [['viscose', 100]], care: ['dry-clean'], price: 1.3 },
  ),
} as const satisfies Record<string, Option>;

/** The named fabrics, in this order. */
export function fabrics(...keys: (keyof typeof FABRICS)[]): Option[] {
  return keys.map((key) => FABRICS[key]);
}
