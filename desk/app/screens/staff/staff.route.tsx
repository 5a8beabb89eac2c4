import { Link, type MetaFunction, useLoaderData } from 'react-router';
import { ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { ScreenHeading } from '#desk/app/frame/screen-heading.tsx';
import { type DeskColumn, DeskList } from '#desk/app/list/desk-list.tsx';
import { FilterBar, SelectFilter, TextFilter } from '#desk/app/list/filter-bar.tsx';
import { readListState } from '#desk/app/list/list-address.ts';
import { graphql } from '#desk/app/request/graphql.ts';
import { loadScreen } from '#desk/app/request/screen-loader.ts';
import { buildTitle } from '#desk/app/request/title.ts';
import { useDeskText } from '#desk/app/texts/desk-text.ts';
import { GrantList } from './grant-list.tsx';
import { MemberState } from './member-state.tsx';

const MembersQuery = graphql(`
  query DeskMembers {
    members {
      memberId
      name
      email
      state
      language
      hasSecondFactor
      createdAt
      grants {
        role
        tenantScope
      }
    }
  }
`);

type MemberRow = Awaited<ReturnType<typeof loader>>['rows'][number];

const COLUMNS: readonly DeskColumn<MemberRow>[] = [
  {
    key: 'name',
    title: 'staff.name',
    sortable: true,
    cell: ({ memberId, name }) => <Link to={`/staff/${memberId}`}>{name}</Link>,
  },
  { key: 'email', title: 'staff.email', sortable: true, cell: ({ email }) => email },
  { key: 'roles', title: 'staff.roles', cell: ({ grants }) => <GrantList grants={grants} /> },
  { key: 'state', title: 'staff.state', sortable: true, cell: (member) => <MemberState {...member} /> },
  { key: 'language', title: 'staff.language', hidden: true, cell: ({ language }) => language },
];
const STATES = ['active', 'invited', 'blocked'] as const;
const LIST = { columns: COLUMNS, sort: { key: 'name', descending: false }, filters: ['q', 'state'] };

export const loader = loadScreen('staff.manage', async ({ desk, url }) => {
  const { members } = await desk.execute(MembersQuery, {});
  const state = readListState(url.searchParams, LIST);
  const { q = '', state: wanted } = state.filters;
  const { key, descending } = state.sort;
  const compare = new Intl.Collator(desk.language).compare;
  const read = (member: (typeof members)[number]) =>
    key === 'email' ? member.email : key === 'state' ? member.state : member.name;
  const rows = members
    .filter((member) => !wanted || member.state === wanted)
    .filter(({ name, email }) => `${name} ${email}`.toLowerCase().includes(q.toLowerCase()))
    .sort((one, other) => compare(read(one), read(other)) * (descending ? -1 : 1));
  return { rows, state, language: desk.language };
});

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  buildTitle(loaderData?.language, 'staff.title');

export default function Staff() {
  const t = useDeskText();
  const { rows, state } = useLoaderData<typeof loader>();
  return (
    <>
      <ScreenHeading
        title={t('staff.title')}
        actions={
          <ButtonLink to="/staff/new" size="m" icon="plus">
            {t('staff.invite')}
          </ButtonLink>
        }
      />
      <FilterBar>
        <TextFilter name="q" label={t('staff.find')} first />
        <SelectFilter
          name="state"
          label={t('staff.state')}
          all={t('list.all')}
          options={STATES.map((value) => ({ value, label: t(`staff.state.${value}`) }))}
        />
      </FilterBar>
      <DeskList
        caption={t('staff.title')}
        columns={COLUMNS}
        state={state}
        rows={rows}
        getKey={({ memberId }) => memberId}
        empty={<EmptyState level={2} icon="account" title={t('staff.none')} />}
      />
    </>
  );
}
