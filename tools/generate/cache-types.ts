import { buildSchema, isAbstractType, isObjectType } from 'graphql';

const ROOTS = ['Query', 'Mutation', 'Subscription'];

/** The names of the gateway's types and the members of unions and interfaces, which the browser's cache must know. */
export function cacheTypes(sdl: string): string {
  const schema = buildSchema(sdl);
  const own = Object.values(schema.getTypeMap()).filter(({ name }) => !name.startsWith('__'));
  const objects = own.filter((type) => isObjectType(type) && !ROOTS.includes(type.name)).map(String);
  const members = own
    .filter(isAbstractType)
    .map((type) => [type.name, schema.getPossibleTypes(type).map(String).sort()] as const);
  return [
    '/** Written by `npm run generate` from gateway/schema.graphql. */',
    'export const OBJECT_TYPES =',
    `  '${objects.sort().join(' ')}'.split(' ');`,
    '',
    '/** The members of unions and interfaces: without them the cache would guess which fragment fits. */',
    'export const possibleTypes: Readonly<Record<string, string[]>> = {',
    ...members.sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, of]) => `  ${name}: ${list(of)},`),
    '};',
    '',
  ].join('\n');
}

function list(names: readonly string[]): string {
  return `[${names.map((name) => `'${name}'`).join(', ')}]`;
}
