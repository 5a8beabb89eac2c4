import { data, Form, Link, type MetaFunction, redirect, useActionData, useLoaderData } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/form/field.tsx';
import { Alert } from '#app/ui/layer/alert.tsx';
import { useDeskFormats } from '#desk/app/frame/formats.ts';
import { RefusalNote } from '#desk/app/frame/refusal-note.tsx';
import { ScreenHeading } from '#desk/app/frame/screen-heading.tsx';
import { useFrame } from '#desk/app/frame/use-frame.ts';
import { attempt, readCommandKey, readText } from '#desk/app/request/form-input.ts';
import { graphql } from '#desk/app/request/graphql.ts';
import { loadScreen } from '#desk/app/request/screen-loader.ts';
import { buildTitle } from '#desk/app/request/title.ts';
import { useDeskText } from '#desk/app/texts/desk-text.ts';
import { GrantFields } from './grant-fields.tsx';
import { MemberState } from './member-state.tsx';
import { readGrants } from './read-grants.ts';

const MemberQuery = graphql(`
  query DeskMember($memberId: ID!) {
    member(memberId: $memberId) {
      memberId
      name
      email
      state
      hasSecondFactor
      createdAt
      grants {
        role
        tenantScope
      }
      sessions {
        createdAt
        lastSeenAt
        device
      }
    }
  }
`);
const ChangeGrants = graphql(`
  mutation ChangeGrants($memberId: ID!, $grants: [GrantInput!]!, $key: String!, $seen: Json) {
    changeGrants(memberId: $memberId, grants: $grants, idempotencyKey: $key, seen: $seen) {
      memberId
    }
  }
`);
const BlockMember = graphql(`
  mutation BlockMember($memberId: ID!, $key: String!, $reason: String) {
    blockMember(memberId: $memberId, idempotencyKey: $key, reason: $reason) {
      memberId
    }
  }
`);
const InviteAgain = graphql(`
  mutation InviteAgain($memberId: ID!, $key: String!, $reason: String) {
    inviteAgain(memberId: $memberId, idempotencyKey: $key, reason: $reason) {
      url
    }
  }
`);
const SignOutMember = graphql(`
  mutation SignOutMember($memberId: ID!, $key: String!, $reason: String) {
    signOutMember(memberId: $memberId, idempotencyKey: $key, reason: $reason) {
      memberId
    }
  }
`);

type Member = Awaited<ReturnType<typeof loader>>['member'];

export const loader = loadScreen('staff.manage', async ({ desk, params }) => {
  const { member } = await desk.execute(MemberQuery, { memberId: params.memberId ?? '' });
  if (!member) throw data(null, { status: 404 });
  return { member, key: crypto.randomUUID(), language: desk.language };
});

export const action = loadScreen('staff.manage', async ({ desk, request, params }) => {
  const form = await request.formData();
  const command = { memberId: params.memberId ?? '', key: readCommandKey(form) };
  const reasoned = { ...command, reason: readText(form, 'reason') || null };
  const done = await attempt(async () => {
    switch (form.get('do')) {
      case 'grants':
        await desk.execute(ChangeGrants, { ...command, grants: readGrants(form), seen: readSeen(form) });
        return null;
      case 'block':
        await desk.execute(BlockMember, reasoned);
        return null;
      case 'signOut':
        await desk.execute(SignOutMember, reasoned);
        return null;
      case 'inviteAgain':
        return (await desk.execute(InviteAgain, reasoned)).inviteAgain.url;
      default:
        throw data(null, { status: 400 });
    }
  });
  if (!done.ok) return data({ reason: done.reason, url: null }, { status: 422 });
  if (done.value !== null) return data({ reason: undefined, url: done.value });
  throw redirect(`/staff/${command.memberId}`);
});

/** The roles as the form was made with: the change is refused if somebody has changed them meanwhile. */
function readSeen(form: FormData): { grants: string[] } {
  return { grants: form.getAll('seen').map(String) };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  buildTitle(loaderData?.language, 'staff.title', loaderData?.member.name);

export default function StaffMember() {
  const t = useDeskText();
  const { formatDay } = useDeskFormats();
  const { member, key } = useLoaderData<typeof loader>();
  const frame = useFrame();
  const answer = useActionData<typeof action>();
  const isSelf = frame.member.staffMemberId === member.memberId;
  return (
    <div className="max-w-text">
      <ScreenHeading
        title={member.name}
        back={{ to: '/staff', label: t('staff.title') }}
        actions={<MemberState {...member} />}
      />
      <p className="mb-4 text-muted">
        {member.email} · {t('staff.since', { day: formatDay(member.createdAt) })}
      </p>
      <RefusalNote reason={answer?.reason} />
      {answer?.url && (
        <div className="mb-4">
          <Alert kind="success" title={t('staff.invited', { name: member.name })}>
            <p>{t('staff.invitedHint')}</p>
            <code className="desk-secret mt-2 block">{answer.url}</code>
          </Alert>
        </div>
      )}
      <RolesForm member={member} commandKey={key} />
      <Sessions member={member} commandKey={key} />
      {frame.member.rightsEverywhere.includes('audit.read') && (
        <p className="my-6">
          <Link to={`/audit?subjectKind=staffMember&subjectId=${member.memberId}`} className="link">
            {t('audit.history')}
          </Link>
        </p>
      )}
      {!isSelf && <Access member={member} commandKey={key} />}
    </div>
  );
}

function RolesForm({ member: { grants }, commandKey }: { member: Member; commandKey: string }) {
  const t = useDeskText();
  const seen = grants.map(({ role, tenantScope }) => `${role.toLowerCase()} ${tenantScope}`);
  return (
    <Form method="post" key={seen.join()} className="desk-panel">
      <input type="hidden" name="do" value="grants" />
      <input type="hidden" name="key" value={`${commandKey}-grants`} />
      {seen.map((grant) => (
        <input key={grant} type="hidden" name="seen" value={grant} />
      ))}
      <GrantFields grants={grants} />
      <Button variant="secondary" size="m" className="mt-3">
        {t('staff.saveRoles')}
      </Button>
    </Form>
  );
}

function Sessions({ member: { sessions }, commandKey }: { member: Member; commandKey: string }) {
  const t = useDeskText();
  const { formatTime } = useDeskFormats();
  return (
    <section className="desk-panel">
      <h2 className="mb-1 font-medium">{t('staff.sessions')}</h2>
      {sessions.length === 0 ? (
        <p className="text-muted">{t('staff.noSession')}</p>
      ) : (
        <>
          <ul className="mb-3">
            {sessions.map(({ createdAt, lastSeenAt, device }) => (
              <li
                key={createdAt}
                className="flex flex-wrap justify-between gap-x-4 border-b border-line py-1.5"
              >
                <span>{device || t('sessions.unknown')}</span>
                <span className="text-muted">{t('sessions.seen', { time: formatTime(lastSeenAt) })}</span>
              </li>
            ))}
          </ul>
          <Form method="post">
            <input type="hidden" name="do" value="signOut" />
            <input type="hidden" name="key" value={`${commandKey}-out`} />
            <Button variant="secondary" size="m">
              {t('staff.signOutAll')}
            </Button>
          </Form>
        </>
      )}
    </section>
  );
}

/** Changes that end or renew a member's access; each says what it does before it can be pressed. */
function Access({ member: { state, name }, commandKey }: { member: Member; commandKey: string }) {
  const t = useDeskText();
  const acts = state === 'blocked' ? (['inviteAgain'] as const) : (['inviteAgain', 'block'] as const);
  return (
    <section className="desk-panel">
      <h2 className="mb-1 font-medium">{t('staff.access')}</h2>
      {acts.map((act) => (
        <details key={act} className="border-t border-line py-2">
          <summary className="link w-fit">{t(`staff.${act}`)}</summary>
          <Form method="post" className="mt-2 space-y-3">
            <p className="text-muted">{t(`staff.${act}Hint`, { name })}</p>
            <input type="hidden" name="do" value={act} />
            <input type="hidden" name="key" value={`${commandKey}-${act}`} />
            <TextField
              id={`reason-${act}`}
              name="reason"
              label={t('staff.reason')}
              optional
              maxLength={500}
            />
            <Button variant="secondary" size="m">
              {t(`staff.${act}`)}
            </Button>
          </Form>
        </details>
      ))}
    </section>
  );
}
