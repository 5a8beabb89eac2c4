import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { minifyIntrospection, outputIntrospectionFile } from '@gql.tada/internal';
import { buildSchema, introspectionFromSchema } from 'graphql';
import { embeddedExtensions, wrapEmbedded } from '#commerce/ground/database/connection.ts';
import { migrate } from '#commerce/ground/database/migrate.ts';
import { printDeskSchema } from '#desk/api/build-desk-schema.ts';
import { printGatewaySchema } from '#gateway/print-schema.ts';
import { describeInterface } from '../release/describe-interface.ts';
import { cacheTypes } from './cache-types.ts';
import { generateDatabaseSchema } from './database-schema.ts';
import { generateDependencyNotices } from './dependency-notices.ts';
import { generatePersistedDocuments } from './persisted-documents.ts';
import { generateSlotList, readSlots, replaceSlotTable } from './slot-list.ts';

const ROOT = join(import.meta.dirname, '../..');

export type GeneratedFile = { readonly name: string; readonly path: string; readonly text: string };

/** The text that every generated file has to hold now. Takes seconds: it migrates an empty database in memory. */
export async function generateFiles(): Promise<GeneratedFile[]> {
  const gatewaySchema = printGatewaySchema();
  const deskSchema = printDeskSchema();
  const slots = readSlots(join(ROOT, 'storefront/app/extension/slot-props.ts'));
  const extending = readFileSync(join(ROOT, 'docs/extending.md'), 'utf8');
  return [
    createGeneratedFile('commerce/ground/database/schema.ts', await generateDatabaseTypes()),
    createGeneratedFile('gateway/schema.graphql', gatewaySchema),
    createGeneratedFile('desk/api/schema.graphql', deskSchema),
    createGeneratedFile('desk/app/request/graphql-env.d.ts', generateOperationTypes(deskSchema)),
    createGeneratedFile('gateway/persisted-documents.json', await generatePersistedDocuments(ROOT)),
    createGeneratedFile('storefront/app/graphql/graphql-env.d.ts', generateOperationTypes(gatewaySchema)),
    createGeneratedFile('storefront/app/session/client/cache-types.ts', cacheTypes(gatewaySchema)),
    createGeneratedFile('retailer/interface.md', generateInterfaceReport()),
    createGeneratedFile('storefront/app/extension/slot-list.ts', generateSlotList(slots)),
    createGeneratedFile('docs/extending.md', replaceSlotTable(extending, slots)),
    createGeneratedFile('THIRD-PARTY.md', generateDependencyNotices(ROOT)),
  ];
}

function createGeneratedFile(name: string, text: string): GeneratedFile {
  return { name, path: join(ROOT, name), text };
}

/** What `exports` of package.json lets a retailer import, but for the helpers of tests. */
function generateInterfaceReport(): string {
  return `# What a retailer's folder may import\n\n${describeInterface(ROOT, {
    'tavelo-shop': 'shop.ts',
    'tavelo-shop/storefront': 'shop-storefront.ts',
  })}`;
}

async function generateDatabaseTypes(): Promise<string> {
  const pglite = await PGlite.create({ extensions: embeddedExtensions });
  const database = wrapEmbedded(pglite);
  try {
    await migrate(database);
    return await generateDatabaseSchema(database.pool);
  } finally {
    await database.close();
  }
}

/** The file that gql.tada reads to type an operation, without a language server having to write it. */
function generateOperationTypes(sdl: string): string {
  const introspection = introspectionFromSchema(buildSchema(sdl), { descriptions: false });
  return outputIntrospectionFile(minifyIntrospection(introspection), {
    fileType: '.d.ts',
    shouldPreprocess: true,
  });
}
