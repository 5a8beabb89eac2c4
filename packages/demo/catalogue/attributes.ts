import { z } from 'zod';
import type { Text } from './kind.ts';
import { readData } from './read-data.ts';
import { text } from './schemas.ts';

const attribute = z
  .strictObject({
    key: z.string(),
    type: z.enum(['number', 'option', 'options', 'boolean', 'composition', 'measures']),
    unit: z.string().nullable(),
    group: z.enum(['material', 'fit', 'features', 'dimensions', 'energy', 'technical', 'sheet']),
    label: text,
    options: z.record(z.string(), text),
  })
  .readonly();

export type DemoAttribute = {
  readonly key: string;
  readonly type: 'number' | 'option' | 'options' | 'boolean' | 'composition' | 'measures';
  readonly unit: string | null;
  /** text key of the heading; `sheet`: said by the product information sheet alone */
  readonly group: 'material' | 'fit' | 'features' | 'dimensions' | 'energy' | 'technical' | 'sheet';
  readonly label: Text;
  /** label by option key, for option, options and composition (its fibres and its parts) and measures */
  readonly options: Readonly<Record<string, Text>>;
};

/** Every attribute of the demo, in the order in which a product page shows them. */
export const ATTRIBUTES: readonly DemoAttribute[] = readData('attributes', z.array(attribute));
