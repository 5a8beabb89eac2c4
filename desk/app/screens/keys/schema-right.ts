import { RIGHTS, type Right } from '#commerce/staff/access/rights.rules.ts';

/** The name that the interface gives to a right: GraphQL allows no dot in it. */
export type SchemaRight = Right extends infer Each
  ? Each extends `${infer Thing}.${infer Act}`
    ? `${Uppercase<Thing>}_${Uppercase<Act>}`
    : never
  : never;

/** `ORDERS_READ` is `orders.read`. */
export function readSchemaRight(name: string): Right {
  const right = RIGHTS.find((each) => writeSchemaRight(each) === name);
  if (!right) throw new Error(`there is no right ${name}`);
  return right;
}

export function writeSchemaRight(right: Right): SchemaRight {
  return right.toUpperCase().replace('.', '_') as SchemaRight;
}
