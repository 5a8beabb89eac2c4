import type { Text } from './kind.ts';

type Options = Record<string, Text>;

/** Options of what is worn at the wrist, slept in and on, hung up and built in. */
export const HOME_OPTIONS = {
  movement: {
    quartz: ['kwarts', 'Quarz', 'quartz'],
    automatic: ['automatisch', 'Automatik', 'automatique'],
    solar: ['zonne-energie', 'Solar', 'solaire'],
  },
  display: {
    analogue: ['analoog', 'analog', 'analogique'],
    digital: ['digitaal', 'digital', 'numérique'],
  },
  strap: {
    leather: ['leer', 'Leder', 'cuir'],
    'stainless-steel': ['edelstaal', 'Edelstahl', 'acier inoxydable'],
    silicone: ['siliconen', 'Silikon', 'silicone'],
    textile: ['textiel', 'Textil', 'textile'],
  },
  core: {
    'cold-foam': ['koudschuim', 'Kaltschaum', 'mousse haute résilience'],
    'pocket-springs': ['pocketvering', 'Taschenfederkern', 'ressorts ensachés'],
    latex: ['latex', 'Latex', 'latex'],
    'memory-foam': ['traagschuim', 'Viscoschaum', 'mousse à mémoire de forme'],
  },
  firmness: {
    soft: ['zacht', 'weich (H2)', 'souple'],
    medium: ['medium', 'mittelfest (H3)', 'mi-ferme'],
    firm: ['stevig', 'fest (H4)', 'ferme'],
    'extra-firm': ['extra stevig', 'extrafest (H5)', 'très ferme'],
  },
  opacity: {
    sheer: ['transparant', 'transparent', 'transparent'],
    dimming: ['lichtdoorlatend', 'halbtransparent', 'tamisant'],
    blackout: ['verduisterend', 'verdunkelnd', 'occultant'],
  },
  heading: {
    eyelets: ['ringen', 'Ösen', 'œillets'],
    'pleat-tape': ['plooiband', 'Kräuselband', 'ruban fronceur'],
    loops: ['lussen', 'Schlaufen', 'passants'],
    hooks: ['haken', 'Haken', 'crochets'],
  },
  cornerSide: {
    left: ['links', 'links', 'à gauche'],
    right: ['rechts', 'rechts', 'à droite'],
    reversible: ['links of rechts', 'links oder rechts', 'à gauche ou à droite'],
  },
  installation: {
    freestanding: ['vrijstaand', 'freistehend', 'pose libre'],
    'built-in': ['inbouw', 'Einbau', 'encastrable'],
    'under-counter': ['onderbouw', 'Unterbau', 'sous plan'],
    wall: ['wand', 'Wand', 'murale'],
    island: ['kookeiland', 'Kochinsel', 'îlot'],
  },
  channels: {
    '2-0': ['2.0', '2.0', '2.0'],
    '2-1': ['2.1', '2.1', '2.1'],
    '3-1': ['3.1', '3.1', '3.1'],
    '5-1-2': ['5.1.2', '5.1.2', '5.1.2'],
  },
} satisfies Record<string, Options>;
