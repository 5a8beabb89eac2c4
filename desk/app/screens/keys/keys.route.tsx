import { data, Form, type MetaFunction, redirect, useActionData, useLoaderData } from 'react-router';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { useDeskFormats } from '#desk/app/frame/formats.ts';
import { RefusalNote } from '#desk/app/frame/refusal-note.tsx';
import { ScreenHeading } from '#desk/app/frame/screen-heading.tsx';
import { useFrame } from '#desk/app/frame/use-frame.ts';
import { type DeskColumn, DeskList } from '#desk/app/list/desk-list.tsx';
import { FilterBar, SelectFilter, TextFilter } from '#desk/app/list/filter-bar.tsx';
import { readListState } from '#desk/app/list/list-address.ts';
import { attempt, readCommandKey, readText } from '#desk/app/request/form-input.ts';
import { graphql } from '#desk/app/request/graphql.ts';
import { loadScreen } from '#desk/app/request/screen-loader.ts';
import { buildTitle } from '#desk/app/request/title.ts';
import { useDeskText } from '#desk/app/texts/desk-text.ts';
import { readSchemaRight } from './schema-right.ts';

const KeysQuery = graphql(`
  query DeskKeys {
    apiKeys {
      apiKeyId
      name
      rights
      tenantScope
      createdAt
      expiresAt
      revokedAt
      lastUsedAt
    }
  }
`);
const RevokeKey = graphql(`
  mutation RevokeKey($apiKeyId: ID!, $key: String!, $reason: String) {
    revokeApiKey(apiKeyId: $apiKeyId, idempotencyKey: $key, reason: $reason)
  }
`);

type KeyRow = Awaited<ReturnType<typeof loader>>['rows'][number];

const STATES = ['valid', 'expired', 'revoked'] as const;
const TONES = { valid: 'good', expired: 'warn', revoked: 'bad' } as const;
const COLUMNS: readonly DeskColumn<KeyRow>[] = [
  { key: 'name', title: 'keys.name', cell: ({ name }) => name },
  { key: 'state', title: 'keys.state', cell: (row) => <KeyState state={row.state} /> },
  { key: 'scope', title: 'keys.scope', cell: ({ tenantScope }) => <Scope tenantScope={tenantScope} /> },
  { key: 'rights', title: 'keys.rights', cell: ({ rights }) => <Rights rights={rights} /> },
  { key: 'expiresAt', title: 'keys.expires', cell: ({ expiresAt }) => <Day at={expiresAt} /> },
  { key: 'lastUsedAt', title: 'keys.used', cell: ({ lastUsedAt }) => <Day at={lastUsedAt} /> },
  { key: 'createdAt', title: 'keys.created', hidden: true, cell: ({ createdAt }) => <Day at={createdAt} /> },
  { key: 'revoke', title: 'keys.revoke', cell: (row) => <Revoke row={row} /> },
];
const LIST = { columns: COLUMNS, sort: { key: 'createdAt', descending: true }, filters: ['q', 'state'] };

export const loader = loadScreen('keys.manage', async ({ desk, url }) => {
  const { apiKeys } = await desk.execute(KeysQuery, {});
  const state = readListState(url.searchParams, LIST);
  const now = Date.now();
  const rows = apiKeys
    .map((key) => ({
      ...key,
      command: crypto.randomUUID(),
      state: key.revokedAt ? STATES[2] : Date.parse(key.expiresAt) < now ? STATES[1] : STATES[0],
    }))
    .filter((key) => !state.filters.state || key.state === state.filters.state)
    .filter(({ name }) => name.toLowerCase().includes((state.filters.q ?? '').toLowerCase()));
  return { rows, state, language: desk.language };
});

export const action = loadScreen('keys.manage', async ({ desk, request }) => {
  const form = await request.formData();
  const done = await attempt(() =>
    desk.execute(RevokeKey, {
      apiKeyId: readText(form, 'apiKeyId'),
      key: readCommandKey(form),
      reason: readText(form, 'reason') || null,
    }),
  );
  if (!done.ok) return data({ reason: done.reason }, { status: 422 });
  throw redirect('/keys');
});

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  buildTitle(loaderData?.language, 'keys.title');

export default function Keys() {
  const t = useDeskText();
  const { rows, state } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <>
      <ScreenHeading
        title={t('keys.title')}
        actions={
          <ButtonLink to="/keys/new" size="m" icon="plus">
            {t('keys.new')}
          </ButtonLink>
        }
      />
      <RefusalNote reason={answer?.reason} />
      <FilterBar>
        <TextFilter name="q" label={t('keys.find')} first />
        <SelectFilter
          name="state"
          label={t('keys.state')}
          all={t('list.all')}
          options={STATES.map((value) => ({ value, label: t(`keys.state.${value}`) }))}
        />
      </FilterBar>
      <DeskList
        caption={t('keys.title')}
        columns={COLUMNS}
        state={state}
        rows={rows}
        getKey={({ apiKeyId }) => apiKeyId}
        empty={
          <EmptyState level={2} icon="lock" title={t('keys.none')}>
            {t('keys.noneHint')}
          </EmptyState>
        }
      />
    </>
  );
}

function KeyState({ state }: { state: keyof typeof TONES }) {
  const t = useDeskText();
  return (
    <span className="desk-pill" data-tone={TONES[state]}>
      {t(`keys.state.${state}`)}
    </span>
  );
}

function Scope({ tenantScope }: { tenantScope: string }) {
  const t = useDeskText();
  const { member } = useFrame();
  if (tenantScope === '*') return t('staff.everywhere');
  return member.tenants.find(({ tenantId }) => tenantId === tenantScope)?.name ?? tenantScope;
}

function Rights({ rights }: { rights: readonly string[] }) {
  const t = useDeskText();
  return rights.map((right) => t(`right.${readSchemaRight(right)}`)).join(', ');
}

function Day({ at }: { at: string | null }) {
  const t = useDeskText();
  const { formatDay } = useDeskFormats();
  return at ? <time dateTime={at}>{formatDay(at)}</time> : t('keys.never');
}

function Revoke({ row: { apiKeyId, command, state, name } }: { row: KeyRow }) {
  const t = useDeskText();
  if (state !== 'valid') return null;
  return (
    <details>
      <summary className="link w-fit">{t('keys.revoke')}</summary>
      <Form method="post" className="mt-1 space-y-2">
        <p className="text-muted">{t('keys.revokeHint', { name })}</p>
        <input type="hidden" name="apiKeyId" value={apiKeyId} />
        <input type="hidden" name="key" value={command} />
        <Button variant="secondary" size="s">
          {t('keys.revokeNow')}
        </Button>
      </Form>
    </details>
  );
}
