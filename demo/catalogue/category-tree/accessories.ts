import type { CategoryNode } from '../category-tree.ts';
import type { Text } from '../kind.ts';
import { leaf } from './parts.ts';

const LEAVES: readonly { key: string; kinds: readonly string[]; name: Text; description: Text }[] = [
  {
    key: 'luggage',
    kinds: ['backpack', 'suitcase'],
    name: ['Rugzakken & koffers', 'Rucksäcke & Koffer', 'Sacs à dos et valises'],
    description: [
      'Van laptoprugzak tot reiskoffer. Handbagage mag bij de meeste maatschappijen 55 × 40 × 20 cm zijn.',
      'Vom Laptop-Rucksack bis zum Reisekoffer. Handgepäck darf bei den meisten Fluggesellschaften 55 × 40 × 20 cm messen.',
      'Du sac à dos pour ordinateur à la valise. En cabine, la plupart des compagnies admettent 55 × 40 × 20 cm.',
    ],
  },
  {
    key: 'scarves',
    kinds: ['scarf', 'beanie'],
    name: ['Sjaals & mutsen', 'Schals & Mützen', 'Écharpes et bonnets'],
    description: [
      'Wol voor de vorst, katoen en zijde voor de rest van het jaar.',
      'Wolle für den Frost, Baumwolle und Seide für den Rest des Jahres.',
      'De la laine pour le gel, du coton et de la soie pour le reste de l’année.',
    ],
  },
  {
    key: 'watches',
    kinds: ['watch'],
    name: ['Horloges', 'Uhren', 'Montres'],
    description: [
      'Kwarts, automaat of solar. De diameter staat erbij: tot 36 mm oogt fijn, vanaf 40 mm sportief.',
      'Quarz, Automatik oder Solar. Der Durchmesser steht dabei: bis 36 mm wirkt er fein, ab 40 mm sportlich.',
      'Quartz, automatique ou solaire. Le diamètre est indiqué : fin jusqu’à 36 mm, sportif dès 40 mm.',
    ],
  },
  {
    key: 'socks',
    kinds: ['socks'],
    name: ['Sokken', 'Socken & Strümpfe', 'Chaussettes'],
    description: [
      'Per paar of in sets, van sneakersok tot wandelsok.',
      'Einzeln oder im Set, von der Sneakersocke bis zur Wandersocke.',
      'À la paire ou en lot, de la socquette à la chaussette de randonnée.',
    ],
  },
];

/** What women and men carry and wear besides clothes and shoes. */
export function accessoriesOf(audience: 'women' | 'men'): CategoryNode[] {
  return LEAVES.map((one) =>
    leaf(`${audience}-${one.key}`, one.kinds, [audience], one.name, one.description),
  );
}
