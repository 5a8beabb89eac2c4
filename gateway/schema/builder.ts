import SchemaBuilder from '@pothos/core';
import type { GatewayContext } from '#gateway/context/context.ts';

/**
 * The one schema builder. Files in gateway/schema add their types to it; gateway/build-schema.ts imports them all.
 * Fields are not null unless they say `nullable: true`; arguments and input fields are required unless
 * `required: false`.
 */
export const builder = new SchemaBuilder<{
  Context: GatewayContext;
  DefaultFieldNullability: false;
  DefaultInputFieldRequiredness: true;
  Scalars: {
    /** ISO date, YYYY-MM-DD */
    Date: { Input: string; Output: string };
    DateTime: { Input: Date; Output: Date };
    /** a file of a multipart request */
    Upload: { Input: File; Output: never };
    ID: { Input: string; Output: string | number };
  };
}>({ defaultFieldNullability: false, defaultInputFieldRequiredness: true });

builder.queryType({});
builder.mutationType({});
