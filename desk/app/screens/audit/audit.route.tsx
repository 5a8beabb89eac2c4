import { Link, type MetaFunction, useLoaderData, useLocation } from 'react-router';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { useDeskFormats } from '#desk/app/frame/formats.ts';
import { ScreenHeading } from '#desk/app/frame/screen-heading.tsx';
import { useFrame } from '#desk/app/frame/use-frame.ts';
import { type DeskColumn, DeskList } from '#desk/app/list/desk-list.tsx';
import { FilterBar, SelectFilter, TextFilter } from '#desk/app/list/filter-bar.tsx';
import { readListState } from '#desk/app/list/list-address.ts';
import { loadScreen } from '#desk/app/request/screen-loader.ts';
import { buildTitle } from '#desk/app/request/title.ts';
import { useDeskText } from '#desk/app/texts/desk-text.ts';
import { AUDIT_FILTERS, type AuditEntry, queryAudit } from './audit.query.ts';

const PAGE = 50;

const COLUMNS: readonly DeskColumn<AuditEntry>[] = [
  {
    key: 'number',
    title: 'audit.number',
    hidden: true,
    figures: true,
    cell: ({ entryNumber }) => entryNumber,
  },
  { key: 'time', title: 'audit.time', cell: ({ happenedAt }) => <Time at={happenedAt} /> },
  { key: 'actor', title: 'audit.actor', cell: (entry) => <Actor entry={entry} /> },
  { key: 'action', title: 'audit.action', cell: ({ action }) => <FilterLink name="action" value={action} /> },
  { key: 'subject', title: 'audit.subject', cell: (entry) => <Subject entry={entry} /> },
  { key: 'changes', title: 'audit.changes', cell: ({ changes }) => <Changes changes={changes} /> },
  { key: 'reason', title: 'audit.reason', cell: ({ reason }) => reason },
  { key: 'tenant', title: 'audit.tenant', cell: ({ tenantId }) => <TenantName tenantId={tenantId} /> },
  { key: 'request', title: 'audit.request', hidden: true, cell: ({ requestId }) => requestId },
];
const LIST = { columns: COLUMNS, sort: { key: 'time', descending: true }, filters: AUDIT_FILTERS };

export const loader = loadScreen('audit.read', async ({ desk, url }) => {
  const state = readListState(url.searchParams, LIST);
  const before = Number(state.after ?? Number.NaN);
  const page = await queryAudit(desk, state.filters, {
    first: PAGE,
    before: Number.isSafeInteger(before) ? before : null,
  });
  return { ...page, state, language: desk.language };
});

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  buildTitle(loaderData?.language, 'audit.title');

export default function Audit() {
  const t = useDeskText();
  const { entries, next, state } = useLoaderData<typeof loader>();
  const { member } = useFrame();
  const { search } = useLocation();
  return (
    <>
      <ScreenHeading title={t('audit.title')} />
      <p className="text-muted">{t('audit.hint')}</p>
      <FilterBar>
        <TextFilter name="action" label={t('audit.action')} first />
        <SelectFilter
          name="tenantId"
          label={t('audit.tenant')}
          all={t('list.all')}
          options={member.tenants.map(({ tenantId, name }) => ({ value: tenantId, label: name }))}
        />
        <TextFilter name="from" label={t('audit.from')} type="date" />
        <TextFilter name="to" label={t('audit.to')} type="date" />
        {(['actorId', 'subjectKind', 'subjectId'] as const).map(
          (name) => state.filters[name] && <TextFilter key={name} name={name} label={t(`audit.${name}`)} />,
        )}
      </FilterBar>
      <DeskList
        caption={t('audit.title')}
        columns={COLUMNS}
        state={state}
        rows={entries}
        getKey={({ entryNumber }) => String(entryNumber)}
        next={next === null ? null : String(next)}
        empty={<EmptyState level={2} icon="history" title={t('audit.none')} />}
        actions={
          <a href={`/audit.csv${search}`} className="button button-secondary button-s" download>
            {t('audit.export')}
          </a>
        }
      />
    </>
  );
}

function Time({ at }: { at: string }) {
  const { formatTime } = useDeskFormats();
  return (
    <time dateTime={at} className="whitespace-nowrap">
      {formatTime(at)}
    </time>
  );
}

function Actor({ entry: { actorId, actorName, actorKind } }: { entry: AuditEntry }) {
  const t = useDeskText();
  return (
    <>
      <Link to={`/audit?actorId=${encodeURIComponent(actorId)}`}>{actorName}</Link>
      {actorKind !== 'member' && (
        <span className="text-muted">
          {' · '}
          {actorKind === 'key' ? t('audit.byKey') : t('audit.byCommand')}
        </span>
      )}
    </>
  );
}

function FilterLink({ name, value }: { name: string; value: string }) {
  return <Link to={`/audit?${name}=${encodeURIComponent(value)}`}>{value}</Link>;
}

function Subject({ entry: { subjectKind, subjectId } }: { entry: AuditEntry }) {
  const address = `/audit?${new URLSearchParams({ subjectKind, subjectId })}`;
  return (
    <Link to={address} className="wrap-anywhere">
      {subjectKind} {subjectId}
    </Link>
  );
}

function TenantName({ tenantId }: { tenantId: string | null }) {
  const t = useDeskText();
  const { member } = useFrame();
  if (tenantId === null) return t('staff.everywhere');
  return member.tenants.find((tenant) => tenant.tenantId === tenantId)?.name ?? tenantId;
}

/** Fields before and after, one a line. */
function Changes({ changes }: { changes: AuditEntry['changes'] }) {
  const t = useDeskText();
  return (
    <ul>
      {changes.map(({ field, before, after }) => (
        <li key={field} className="wrap-anywhere">
          <span className="text-muted">{field}: </span>
          {before !== null && (
            <>
              <del className="text-error">
                <span className="sr-only">{t('audit.before')} </span>
                {writeValue(before)}
              </del>{' '}
            </>
          )}
          {after !== null && (
            <ins className="text-success no-underline">
              <span className="sr-only">{t('audit.after')} </span>
              {writeValue(after)}
            </ins>
          )}
        </li>
      ))}
    </ul>
  );
}

function writeValue(value: unknown): string {
  if (Array.isArray(value)) return value.map(writeValue).join(', ');
  return typeof value === 'string' ? value : JSON.stringify(value);
}
