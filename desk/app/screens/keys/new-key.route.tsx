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
import { isRight } from '#commerce/staff/access/rights.rules.ts';
import { RefusalNote } from '#desk/app/frame/refusal-note.tsx';
import { ScreenHeading } from '#desk/app/frame/screen-heading.tsx';
import { useFrame } from '#desk/app/frame/use-frame.ts';
import { attempt, readCommandKey, readText } from '#desk/app/request/form-input.ts';
import { graphql } from '#desk/app/request/graphql.ts';
import { loadScreen } from '#desk/app/request/screen-loader.ts';
import { buildTitle } from '#desk/app/request/title.ts';
import { type DeskTextKey, useDeskText } from '#desk/app/texts/desk-text.ts';
import { writeSchemaRight } from './schema-right.ts';

const CreateKey = graphql(`
  mutation CreateKey(
    $name: String!
    $rights: [Right!]!
    $tenantScope: String!
    $expiresAt: DateTime!
    $key: String!
  ) {
    createApiKey(
      name: $name
      rights: $rights
      tenantScope: $tenantScope
      expiresAt: $expiresAt
      idempotencyKey: $key
    ) {
      secret
    }
  }
`);

const DAY_MS = 86_400_000;
const USUAL_DAYS = 365;
const LONGEST_DAYS = 730;

export const loader = loadScreen('keys.manage', async ({ desk }) => ({
  key: crypto.randomUUID(),
  expires: writeDay(USUAL_DAYS),
  latest: writeDay(LONGEST_DAYS - 1),
  earliest: writeDay(1),
  language: desk.language,
}));

export const action = loadScreen('keys.manage', async ({ desk, request }) => {
  const form = await request.formData();
  const name = readText(form, 'name', 100);
  const tenantScope = readText(form, 'tenantScope', 100);
  const rights = form.getAll('right').map(String).filter(isRight);
  const day = readText(form, 'expires', 10);
  const typed = { name, tenantScope, rights, day };
  const refuse = (reason: string) => data({ reason, typed, secret: null }, { status: 422 });
  if (rights.length === 0) return refuse('NoRight');
  const end = Date.parse(`${day}T23:59:59Z`);
  if (Number.isNaN(end)) return refuse('ExpiryRefused');
  const done = await attempt(() =>
    desk.execute(CreateKey, {
      ...{ name, tenantScope, rights: rights.map(writeSchemaRight), key: readCommandKey(form) },
      expiresAt: new Date(end).toISOString(),
    }),
  );
  if (!done.ok) return refuse(done.reason);
  const { secret } = done.value.createApiKey;
  return secret === null ? refuse('KeyReused') : data({ reason: undefined, typed, secret });
});

/** @param ahead days from now @returns YYYY-MM-DD */
function writeDay(ahead: number): string {
  return new Date(Date.now() + ahead * DAY_MS).toISOString().slice(0, 10);
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  buildTitle(loaderData?.language, 'keys.new');

export default function NewKey() {
  const t = useDeskText();
  const { key, expires, earliest, latest } = useLoaderData<typeof loader>();
  const { member } = useFrame();
  const answer = useActionData<typeof action>();
  const busy = useNavigation().state === 'submitting';
  if (answer?.secret) return <Secret secret={answer.secret} name={answer.typed.name} />;
  const typed = answer?.typed;
  return (
    <div className="max-w-text">
      <ScreenHeading title={t('keys.new')} back={{ to: '/keys', label: t('keys.title') }} />
      <p className="mb-4 text-muted">{t('keys.newHint')}</p>
      <RefusalNote reason={answer?.reason} />
      <Form method="post" className="space-y-4">
        <input type="hidden" name="key" value={key} />
        <TextField
          label={t('keys.name')}
          hint={t('keys.nameHint')}
          name="name"
          maxLength={100}
          marked={false}
          autoComplete="off"
          defaultValue={typed?.name}
        />
        <SelectField
          label={t('keys.scope')}
          name="tenantScope"
          marked={false}
          defaultValue={typed?.tenantScope ?? '*'}
          options={[
            { value: '*', label: t('staff.everywhere') },
            ...member.tenants.map(({ tenantId, name }) => ({ value: tenantId, label: name })),
          ]}
        />
        <fieldset>
          <legend className="mb-1 font-medium">{t('keys.rights')}</legend>
          <div className="grid gap-x-4 sm:grid-cols-2">
            {member.rightsEverywhere.map((right) => (
              <label key={right} className="flex items-center gap-2 py-1">
                <input
                  type="checkbox"
                  name="right"
                  value={right}
                  defaultChecked={typed?.rights.some((each) => each === right)}
                  className="choice"
                />
                {t(`right.${right}` as DeskTextKey)}
              </label>
            ))}
          </div>
        </fieldset>
        <TextField
          label={t('keys.expires')}
          name="expires"
          type="date"
          marked={false}
          min={earliest}
          max={latest}
          defaultValue={typed?.day ?? expires}
        />
        <Button busy={busy} size="m">
          {t('keys.create')}
        </Button>
      </Form>
    </div>
  );
}

/** The one time that the secret is shown. */
function Secret({ secret, name }: { secret: string; name: string }) {
  const t = useDeskText();
  return (
    <div className="max-w-text">
      <ScreenHeading title={t('keys.new')} back={{ to: '/keys', label: t('keys.title') }} />
      <Alert kind="success" title={t('keys.made', { name })}>
        <p>{t('keys.madeHint')}</p>
        <code className="desk-secret mt-2 block text-base">{secret}</code>
      </Alert>
      <p className="mt-4">
        <Link to="/keys" className="link">
          {t('keys.done')}
        </Link>
      </p>
    </div>
  );
}
