import { defaultFieldResolver, type GraphQLObjectType, type GraphQLSchema, printSchema } from 'graphql';
import { hasRight } from '#commerce/staff/access/rights.rules.ts';
import { DESK_OPERATIONS } from './access-matrix.ts';
import type { DeskContext } from './desk-context.ts';
import { createRefusalError } from './refusal.ts';
import { builder } from './schema/builder.ts';
import './schema/api-key.ts';
import './schema/audit.ts';
import './schema/credit.ts';
import './schema/customer.ts';
import './schema/me.ts';
import './schema/member.ts';
import './schema/order.ts';
import './schema/order-change.ts';
import './schema/refund.ts';

/** The desk's schema with all its resolvers, each guarded by its row of the access matrix. */
export const deskSchema = guard(builder.toSchema());

/** The schema as SDL, in the order of its types' names. */
export function printDeskSchema(): string {
  return `# Printed by npm run generate from desk/api/schema; change that instead.\n\n${printSchema(deskSchema)}\n`;
}

function guard(schema: GraphQLSchema): GraphQLSchema {
  for (const root of [schema.getQueryType(), schema.getMutationType()]) if (root) guardFields(root);
  return schema;
}

/** @throws Error for a field without a row in the matrix */
function guardFields(root: GraphQLObjectType): void {
  for (const [name, field] of Object.entries(root.getFields())) {
    const access = DESK_OPERATIONS[name];
    if (!access) throw new Error(`${root.name}.${name} has no row in desk/api/access-matrix.ts`);
    const resolve = field.resolve ?? defaultFieldResolver;
    field.resolve = (source, args, context: DeskContext, info) => {
      const { actor } = context;
      if (!actor) throw createRefusalError({ code: 'StaffSignInRequired' });
      const tenantId = readTenantId(args);
      if (access !== 'signed-in' && !hasRight(actor.grants, access, tenantId)) {
        const forbidden = { code: 'Forbidden', right: access, tenantId };
        throw createRefusalError(forbidden);
      }
      return resolve(source, args, context, info);
    };
  }
}

/** The tenant of an operation: its argument, or that of its input. */
function readTenantId(args: Readonly<Record<string, unknown>>): string | null {
  const input = args.input as { readonly tenantId?: unknown } | undefined;
  const tenantId = args.tenantId ?? input?.tenantId;
  return typeof tenantId === 'string' ? tenantId : null;
}
