import { printSchema } from 'graphql';
import { schema } from './build-schema.ts';

/** The schema as SDL, in the order of its types' names; the same text for the same schema. */
export function printGatewaySchema(): string {
  return `# Printed by npm run generate from gateway/schema; change that instead.\n\n${printSchema(schema)}\n`;
}
