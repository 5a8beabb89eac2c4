import type { Text } from './kind.ts';

/** A colour of the demo; `family` is what shoppers filter by, names stand without an article, invariable. */
export type DemoColour = {
  readonly key: string;
  readonly family: string;
  /** #rrggbb, lower case */
  readonly hex: string;
  readonly name: Text;
};

const colour = (
  key: string,
  family: string,
  hex: string,
  nl: string,
  de: string,
  fr: string,
): DemoColour => ({
  key,
  family,
  hex,
  name: [nl, de, fr],
});

export const COLOURS: readonly DemoColour[] = [
  colour('black', 'black', '#1d1d1f', 'zwart', 'schwarz', 'noir'),
  colour('anthracite', 'grey', '#3a3d42', 'antraciet', 'anthrazit', 'anthracite'),
  colour('grey', 'grey', '#8d9196', 'grijs', 'grau', 'gris'),
  colour('light-grey', 'grey', '#c9ccd0', 'lichtgrijs', 'hellgrau', 'gris clair'),
  colour('white', 'white', '#f7f7f5', 'wit', 'weiß', 'blanc'),
  colour('off-white', 'white', '#efe9dc', 'gebroken wit', 'wollweiß', 'blanc cassé'),
  colour('sand', 'beige', '#d8c6a6', 'zand', 'sand', 'sable'),
  colour('beige', 'beige', '#cdb594', 'beige', 'beige', 'beige'),
  colour('camel', 'brown', '#b5854f', 'camel', 'camel', 'camel'),
  colour('taupe', 'brown', '#8b7d70', 'taupe', 'taupe', 'taupe'),
  colour('cognac', 'brown', '#9a5b2d', 'cognac', 'cognac', 'cognac'),
  colour('dark-brown', 'brown', '#4b3426', 'donkerbruin', 'dunkelbraun', 'marron foncé'),
  colour('red', 'red', '#b8232f', 'rood', 'rot', 'rouge'),
  colour('wine-red', 'red', '#6e1f2f', 'wijnrood', 'weinrot', 'bordeaux'),
  colour('coral', 'orange', '#e8735a', 'koraal', 'koralle', 'corail'),
  colour('rust', 'orange', '#a94f2b', 'roest', 'rost', 'rouille'),
  colour('pink', 'pink', '#d9708e', 'roze', 'pink', 'rose'),
  colour('powder-pink', 'pink', '#e6c1bd', 'poederroze', 'puderrosa', 'rose poudré'),
  colour('mustard', 'yellow', '#c9982e', 'mosterd', 'senf', 'moutarde'),
  colour('light-yellow', 'yellow', '#efdd8c', 'lichtgeel', 'hellgelb', 'jaune clair'),
  colour('olive', 'green', '#6c6a3f', 'olijf', 'oliv', 'olive'),
  colour('sage', 'green', '#9fae97', 'saliegroen', 'salbei', 'vert sauge'),
  colour('bottle-green', 'green', '#24493b', 'flessengroen', 'flaschengrün', 'vert bouteille'),
  colour('light-blue', 'blue', '#a3c1da', 'lichtblauw', 'hellblau', 'bleu clair'),
  colour('denim-blue', 'blue', '#4a6a8c', 'denimblauw', 'jeansblau', 'bleu denim'),
  colour('cobalt', 'blue', '#2450a4', 'kobaltblauw', 'kobaltblau', 'bleu cobalt'),
  colour('navy', 'blue', '#1f2a44', 'marineblauw', 'marine', 'bleu marine'),
  colour('lilac', 'purple', '#b6a3cc', 'lila', 'flieder', 'lilas'),
  colour('aubergine', 'purple', '#4d2c4c', 'aubergine', 'aubergine', 'aubergine'),
  colour('gold', 'gold', '#c2a15a', 'goudkleurig', 'goldfarben', 'doré'),
  colour('silver', 'silver', '#bfc3c7', 'zilverkleurig', 'silberfarben', 'argenté'),
  colour('steel', 'silver', '#9da2a6', 'roestvrij staal', 'Edelstahl', 'inox'),
  colour('oak', 'beige', '#c7a06d', 'eiken', 'Eiche', 'chêne'),
  colour('walnut', 'brown', '#6d4a30', 'noten', 'Nussbaum', 'noyer'),
];

const byKey = new Map(COLOURS.map((one) => [one.key, one]));

/** @throws RangeError for a key that no colour has */
export function colourOf(key: string): DemoColour {
  const found = byKey.get(key);
  if (!found) throw new RangeError(`no colour ${key}`);
  return found;
}
