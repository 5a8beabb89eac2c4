import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { minifyIntrospection, outputIntrospectionFile } from '@gql.tada/internal';
import { buildSchema, introspectionFromSchema } from 'graphql';
import { embeddedExtensions, fromEmbedded } from '#commerce/ground/database/connection.ts';
import { migrate } from '#commerce/ground/database/migrate.ts';
import { printGatewaySchema } from '#gateway/print-schema.ts';
import { cacheTypes } from './cache-types.ts';
import { databaseSchemaSource } from './database-schema.ts';
import { persistedDocuments } from './persisted-documents.ts';

const ROOT = join(import.meta.dirname, '../..');

export type GeneratedFile = { readonly name: string; readonly path: string; readonly text: string };

/** The text that every generated file has to hold now. Takes seconds: it migrates an empty database in memory. */
export async function generatedFiles(): Promise<GeneratedFile[]> {
  const gatewaySchema = printGatewaySchema();
  return [
    generated('commerce/ground/database/schema.ts', await databaseSchema()),
    generated('gateway/schema.graphql', gatewaySchema),
    generated('gateway/persisted-documents.json', await persistedDocuments(ROOT)),
    generated('storefront/app/graphql/graphql-env.d.ts', gatewayTypes(gatewaySchema)),
    generated('storefront/app/session/cache-types.ts', cacheTypes(gatewaySchema)),
  ];
}

function generated(name: string, text: string): GeneratedFile {
  return { name, path: join(ROOT, name), text };
}

async function databaseSchema(): Promise<string> {
  const pglite = await PGlite.create({ extensions: embeddedExtensions });
  const database = fromEmbedded(pglite);
  try {
    await migrate(database);
    return await databaseSchemaSource(database.pool);
  } finally {
    await database.close();
  }
}

/** The file that gql.tada reads to type an operation, without a language server having to write it. */
function gatewayTypes(sdl: string): string {
  const introspection = introspectionFromSchema(buildSchema(sdl), { descriptions: false });
  return outputIntrospectionFile(minifyIntrospection(introspection), {
    fileType: '.d.ts',
    shouldPreprocess: true,
  });
}
