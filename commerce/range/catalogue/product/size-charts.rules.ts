/** Column heads of a chart; texts name them: product.size.column.{key}. */
export type SizeColumn =
  | 'size'
  | 'de'
  | 'fr'
  | 'uk'
  | 'chest'
  | 'waist'
  | 'hip'
  | 'height'
  | 'inseam'
  | 'foot'
  | 'band';

/** Body measures in centimetres by size; the first column is the article's own name of the size. */
export type SizeChart = {
  readonly key: string;
  readonly columns: readonly SizeColumn[];
  readonly rows: readonly (readonly string[])[];
};

/** Written as in the table: cells apart by spaces. */
const parseRows = (table: string) =>
  table
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/));

/** Women's outerwear (after the German measuring series of 2008; UK and French sizes as retailers convert them). */
const WOMEN: SizeChart = {
  key: 'women',
  columns: ['size', 'fr', 'uk', 'chest', 'waist', 'hip'],
  rows: parseRows(`
    32 34 4 74–77 60–62 84–87
    34 36 6 78–81 63–66 88–91
    36 38 8 82–85 67–69 92–95
    38 40 10 86–89 70–73 96–98
    40 42 12 90–93 74–77 99–101
    42 44 14 94–97 78–81 102–104
    44 46 16 98–101 82–85 105–107
    46 48 18 102–106 86–90 108–111
    48 50 20 107–112 91–97 112–116
    50 52 22 113–118 98–103 117–121
    52 54 24 119–124 104–109 122–126
  `),
};

const WOMEN_LETTERS: SizeChart = {
  key: 'women-letters',
  columns: ['size', 'de', 'chest', 'waist', 'hip'],
  rows: parseRows(`
    XXS 30 70–73 57–59 80–83
    XS 32/34 74–81 60–66 84–91
    S 36/38 82–89 67–73 92–98
    M 40/42 90–97 74–81 99–104
    L 44/46 98–106 82–90 105–111
    XL 48/50 107–118 91–103 112–121
    XXL 52/54 119–130 104–115 122–131
    3XL 56/58 131–142 116–127 132–141
  `),
};

const MEN_LETTERS: SizeChart = {
  key: 'men-letters',
  columns: ['size', 'de', 'chest', 'waist', 'hip'],
  rows: parseRows(`
    XS 40/42 78–85 66–73 84–89
    S 44/46 86–93 74–81 90–95
    M 48/50 94–101 82–89 96–101
    L 52/54 102–109 90–98 102–107
    XL 56/58 110–118 99–108 108–113
    XXL 60/62 119–129 109–119 114–120
    3XL 64/66 130–140 120–130 121–127
  `),
};

/** Waist and leg of jeans in inches, and the measures in centimetres. */
const INCHES: SizeChart = {
  key: 'inches',
  columns: ['size', 'de', 'waist', 'inseam'],
  rows: parseRows(`
    28/32 44 71–73 81
    29/32 44 74–75 81
    30/32 46 76–78 81
    31/32 46 79–80 81
    32/32 48 81–83 81
    33/32 48 84–86 81
    34/32 50 87–89 81
    36/32 52 91–95 81
    38/34 54 96–100 86
    40/34 56 101–106 86
  `),
};

/** Children: the size is the height of the body. */
const CHILDREN: SizeChart = {
  key: 'children',
  columns: ['size', 'height', 'chest', 'waist', 'hip'],
  rows: parseRows(`
    92 87–92 53 51 55
    98 93–98 55 53 57
    104 99–104 57 54 59
    110 105–110 58 55 62
    116 111–116 60 56 64
    122 117–122 62 57 67
    128 123–128 64 59 69
    134 129–134 67 61 72
    140 135–140 69 62 74
    146 141–146 73 64 78
    152 147–152 76 66 81
    158 153–158 80 68 84
    164 159–164 83 70 88
    170 165–170 86 72 91
    176 171–176 89 74 94
  `),
};

/** Foot length after EN ISO 9407: two thirds of a centimetre a European size, less the room for the toes. */
const SHOES: SizeChart = {
  key: 'shoes',
  columns: ['size', 'uk', 'foot'],
  rows: parseRows(`
    35 2.5 21.8
    36 3.5 22.5
    37 4 23.2
    38 5 23.8
    39 6 24.5
    40 6.5 25.2
    41 7.5 25.8
    42 8 26.5
    43 9 27.2
    44 9.5 27.8
    45 10.5 28.5
    46 11 29.2
    47 12 29.8
    48 13 30.5
  `),
};

const SHOES_CHILDREN: SizeChart = {
  key: 'shoes-children',
  columns: ['size', 'uk', 'foot'],
  rows: parseRows(`
    24 7.5 14.5
    25 8 15.2
    26 9 15.8
    27 9.5 16.5
    28 10 17.2
    29 11 17.8
    30 11.5 18.5
    31 12.5 19.2
    32 13 19.8
    33 1 20.5
    34 1.5 21.2
    35 2.5 21.8
    36 3.5 22.5
    37 4 23.2
    38 5 23.8
    39 6 24.5
  `),
};

/** Band sizes of bras (EN 13402): the underbust, and the sizes of other systems. */
const BRAS: SizeChart = {
  key: 'bras',
  columns: ['size', 'band', 'fr', 'uk'],
  rows: parseRows(`
    65 63–67 80 30
    70 68–72 85 32
    75 73–77 90 34
    80 78–82 95 36
    85 83–87 100 38
    90 88–92 105 40
    95 93–97 110 42
    100 98–102 115 44
  `),
};

/** Cells are numbers with a decimal point, ranges, or names of sizes. */
export const SIZE_CHARTS = {
  women: WOMEN,
  womenLetters: WOMEN_LETTERS,
  menLetters: MEN_LETTERS,
  inches: INCHES,
  children: CHILDREN,
  shoes: SHOES,
  childrenShoes: SHOES_CHILDREN,
  bras: BRAS,
} as const;
