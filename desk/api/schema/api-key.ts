import { EVERY_TENANT } from '#commerce/staff/access/rights.rules.ts';
import { type ApiKey, listApiKeys } from '#commerce/staff/api-key/api-key.queries.ts';
import { createApiKey, revokeApiKey } from '#commerce/staff/api-key/api-key.service.ts';
import { createRefusalError, unwrap } from '../refusal.ts';
import { builder } from './builder.ts';
import { Right } from './me.ts';

const Key = builder.objectRef<ApiKey>('ApiKey').implement({
  description: 'The key of a program, without its secret.',
  fields: (t) => ({
    apiKeyId: t.exposeID('apiKeyId'),
    name: t.exposeString('name'),
    rights: t.field({ type: [Right], resolve: ({ rights }) => [...rights] }),
    tenantScope: t.exposeString('tenantScope', { description: 'a tenant’s id, or `*` for all' }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime' }),
    revokedAt: t.expose('revokedAt', { type: 'DateTime', nullable: true }),
    lastUsedAt: t.expose('lastUsedAt', { type: 'DateTime', nullable: true, description: 'to the minute' }),
  }),
});

const NewApiKey = builder
  .objectRef<{ readonly apiKeyId: string; readonly secret: string | null }>('NewApiKey')
  .implement({
    fields: (t) => ({
      apiKeyId: t.exposeID('apiKeyId'),
      secret: t.exposeString('secret', {
        nullable: true,
        description: 'shown this once; null when the command is repeated',
      }),
    }),
  });

builder.queryFields((t) => ({
  apiKeys: t.field({
    description: 'All keys, the newest first.',
    type: [Key],
    resolve: (_, __, { db }) => listApiKeys(db),
  }),
}));

builder.mutationFields((t) => ({
  createApiKey: t.field({
    description: 'Makes a key with rights that its maker has, for at most two years.',
    type: NewApiKey,
    args: {
      name: t.arg.string(),
      rights: t.arg({ type: [Right] }),
      tenantScope: t.arg.string(),
      expiresAt: t.arg({ type: 'DateTime' }),
      idempotencyKey: t.arg.string(),
    },
    async resolve(_, { name, tenantScope, ...args }, context) {
      const { length } = name.trim();
      if (length === 0 || length > 100) throw createRefusalError({ code: 'NameUnreadable' });
      if (tenantScope !== EVERY_TENANT && !context.tenants.some(({ id }) => id === tenantScope))
        throw createRefusalError({ code: 'TenantNotFound' });
      return unwrap(await createApiKey(context, { ...args, name: name.trim(), tenantScope }));
    },
  }),
  revokeApiKey: t.field({
    description: 'Ends a key at once.',
    type: 'Boolean',
    args: {
      apiKeyId: t.arg.id(),
      idempotencyKey: t.arg.string(),
      reason: t.arg.string({ required: false }),
    },
    async resolve(_, { apiKeyId, idempotencyKey, reason }, context) {
      unwrap(await revokeApiKey(context, { apiKeyId, idempotencyKey, reason: reason ?? null }));
      return true;
    },
  }),
}));
