import type { CategoryNode } from '../category-tree.ts';
import type { Audience, Text } from '../kind.ts';
import { leaf } from './parts.ts';

/** The shoes of some people: those leaves of all shoes that `kinds` names. */
export const shoeGroup = (
  key: string,
  audiences: readonly Audience[],
  kinds: readonly string[],
  name: Text,
  description: Text,
): CategoryNode => ({
  key,
  name,
  description,
  teaser: 'shoes',
  children: SHOE_LEAVES.filter((one) => kinds.includes(one.key)).map((one) =>
    leaf(`${key}-${one.key}`, one.kinds, audiences, one.name, one.description, 'shoes'),
  ),
});

const SHOE_LEAVES: readonly { key: string; kinds: readonly string[]; name: Text; description: Text }[] = [
  {
    key: 'sneakers',
    kinds: ['sneaker'],
    name: ['Sneakers', 'Sneaker', 'Baskets'],
    description: [
      'Licht, veerkrachtig en in alle kleuren: sneakers voor elke dag.',
      'Leicht, federnd und in allen Farben: Sneaker für jeden Tag.',
      'Légères, souples et de toutes les couleurs : des baskets pour tous les jours.',
    ],
  },
  {
    key: 'boots',
    kinds: ['boot', 'ankle-boot'],
    name: ['Laarzen', 'Stiefel', 'Bottes et bottines'],
    description: [
      'Van enkellaars tot hoge laars, met profiel voor natte dagen. Leer blijft mooi als je het twee keer per seizoen invet.',
      'Von der Stiefelette bis zum hohen Stiefel, mit Profil für nasse Tage. Leder bleibt schön, wenn Sie es zweimal pro Saison einfetten.',
      'De la bottine à la botte haute, avec une semelle crantée pour les jours de pluie. Le cuir reste beau si on le nourrit deux fois par saison.',
    ],
  },
  {
    key: 'pumps',
    kinds: ['pump'],
    name: ['Pumps', 'Pumps', 'Escarpins'],
    description: [
      'Met een hak van drie tot negen centimeter; de hoogte staat bij elk model.',
      'Mit drei bis neun Zentimetern Absatz; die Höhe steht bei jedem Modell.',
      'Des talons de trois à neuf centimètres ; la hauteur est indiquée pour chaque modèle.',
    ],
  },
  {
    key: 'sandals',
    kinds: ['sandal'],
    name: ['Sandalen', 'Sandalen', 'Sandales'],
    description: [
      'Open schoenen met een voetbed waar je een stadswandeling op volhoudt.',
      'Offene Schuhe mit einem Fußbett, das auch einen Stadtbummel mitmacht.',
      'Des chaussures ouvertes dont la semelle supporte une journée de balade en ville.',
    ],
  },
  {
    key: 'slippers',
    kinds: ['slipper'],
    name: ['Pantoffels', 'Hausschuhe', 'Chaussons'],
    description: [
      'Van wolvilt, suède of lamsvacht: voor koude vloeren en lange avonden.',
      'Aus Wollfilz, Veloursleder oder Lammfell: für kalte Böden und lange Abende.',
      'En feutre de laine, cuir velours ou peau de mouton : pour les sols froids et les longues soirées.',
    ],
  },
];

export const shoes: CategoryNode = {
  key: 'shoes',
  name: ['Schoenen', 'Schuhe', 'Chaussures'],
  description: [
    'Alle schoenen bij elkaar, voor dames, heren en kinderen. Bij elk model staat waar bovenwerk, voering en zool van gemaakt zijn.',
    'Alle Schuhe auf einen Blick, für Damen, Herren und Kinder. Bei jedem Modell steht, woraus Obermaterial, Futter und Sohle bestehen.',
    'Toutes les chaussures réunies, pour femme, homme et enfant. Matière de la tige, de la doublure et de la semelle sont indiquées pour chaque modèle.',
  ],
  teaser: 'shoes',
  children: SHOE_LEAVES.map((one) => ({
    key: `shoes-${one.key}`,
    kinds: one.kinds,
    name: one.name,
    description: one.description,
    teaser: 'shoes' as const,
  })),
};
