import {
  data,
  Form,
  Link,
  type MetaFunction,
  useActionData,
  useLoaderData,
  useNavigation,
} from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { SelectField, TextField } from '#app/ui/form/field.tsx';
import { Alert } from '#app/ui/layer/alert.tsx';
import { RefusalNote } from '#desk/app/frame/refusal-note.tsx';
import { ScreenHeading } from '#desk/app/frame/screen-heading.tsx';
import { attempt, readCommandKey, readText } from '#desk/app/request/form-input.ts';
import { graphql } from '#desk/app/request/graphql.ts';
import { loadScreen } from '#desk/app/request/screen-loader.ts';
import { buildTitle } from '#desk/app/request/title.ts';
import { DESK_LANGUAGES, isDeskLanguage } from '#desk/app/texts/desk-language.ts';
import { useDeskText } from '#desk/app/texts/desk-text.ts';
import { GrantFields } from './grant-fields.tsx';
import { readGrants } from './read-grants.ts';

const InviteMember = graphql(`
  mutation InviteMember(
    $email: String!
    $name: String!
    $language: DeskLanguage!
    $grants: [GrantInput!]!
    $key: String!
  ) {
    inviteMember(email: $email, name: $name, language: $language, grants: $grants, idempotencyKey: $key) {
      memberId
      url
    }
  }
`);

export const loader = loadScreen('staff.manage', async ({ desk }) => ({
  key: crypto.randomUUID(),
  language: desk.language,
}));

export const action = loadScreen('staff.manage', async ({ desk, request }) => {
  const form = await request.formData();
  const [name, email] = [readText(form, 'name', 100), readText(form, 'email', 254)];
  const language = form.get('language');
  const grants = readGrants(form);
  const typed = { name, email, grants };
  if (grants.length === 0) return data({ reason: 'NoRole', typed, invited: null }, { status: 422 });
  const done = await attempt(() =>
    desk.execute(InviteMember, {
      ...typed,
      language: isDeskLanguage(language) ? language : 'en',
      key: readCommandKey(form),
    }),
  );
  if (!done.ok) return data({ reason: done.reason, typed, invited: null }, { status: 422 });
  return data({ reason: undefined, typed, invited: done.value.inviteMember });
});

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  buildTitle(loaderData?.language, 'staff.invite');

export default function StaffInvite() {
  const t = useDeskText();
  const { key, language } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const busy = useNavigation().state === 'submitting';
  const back = { to: '/staff', label: t('staff.title') };
  if (answer?.invited) return <Invited name={answer.typed.name} {...answer.invited} />;
  return (
    <div className="max-w-text">
      <ScreenHeading title={t('staff.invite')} back={back} />
      <p className="mb-4 text-muted">{t('staff.inviteHint')}</p>
      <RefusalNote reason={answer?.reason} />
      <Form method="post" className="space-y-4">
        <input type="hidden" name="key" value={key} />
        <TextField
          label={t('staff.name')}
          name="name"
          maxLength={100}
          marked={false}
          autoComplete="off"
          defaultValue={answer?.typed.name}
        />
        <TextField
          label={t('staff.email')}
          name="email"
          type="email"
          maxLength={254}
          marked={false}
          autoComplete="off"
          defaultValue={answer?.typed.email}
        />
        <SelectField
          label={t('staff.language')}
          name="language"
          marked={false}
          defaultValue={language}
          options={DESK_LANGUAGES.map((value) => ({ value, label: t(`language.${value}`) }))}
        />
        <GrantFields grants={answer?.typed.grants ?? []} />
        <Button busy={busy} size="m">
          {t('staff.send')}
        </Button>
      </Form>
    </div>
  );
}

function Invited({ name, memberId, url }: { name: string; memberId: string; url: string | null }) {
  const t = useDeskText();
  return (
    <div className="max-w-text">
      <ScreenHeading title={t('staff.invite')} back={{ to: '/staff', label: t('staff.title') }} />
      <Alert kind="success" title={t('staff.invited', { name })}>
        <p>{t('staff.invitedHint')}</p>
        {url && <code className="desk-secret mt-2 block">{url}</code>}
      </Alert>
      <p className="mt-4 flex gap-4">
        <Link to={`/staff/${memberId}`} className="link">
          {t('staff.open', { name })}
        </Link>
        <Link to="/staff/new" reloadDocument className="link">
          {t('staff.another')}
        </Link>
      </p>
    </div>
  );
}
