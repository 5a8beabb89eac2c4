import {
  type ActionFunctionArgs,
  data,
  Form,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
  redirectDocument,
  useActionData,
  useLoaderData,
  useNavigation,
} from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/form/field.tsx';
import { PasswordField } from '#app/ui/form/password-field.tsx';
import { Alert } from '#app/ui/layer/alert.tsx';
import { readDeskRequest } from '#desk/app/request/desk-request.ts';
import { readReturnAddress } from '#desk/app/request/screen-loader.ts';
import { buildTitle } from '#desk/app/request/title.ts';
import { useDeskText } from '#desk/app/texts/desk-text.ts';
import { PlainPage } from './plain-page.tsx';

const LONGEST = 200;

export function loader({ request, context }: LoaderFunctionArgs) {
  const { member, language } = readDeskRequest(context);
  const to = readReturnAddress(new URL(request.url).searchParams.get('to'));
  if (member) throw redirect(to);
  return { language, to };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { sessions } = readDeskRequest(context);
  const form = await request.formData();
  const read = (name: string) => String(form.get(name) ?? '').slice(0, LONGEST);
  const email = read('email');
  const outcome = await sessions.signIn({ email, password: read('password'), code: read('code') });
  if (outcome !== 'done') return data({ fault: outcome, email }, { status: outcome === 'wrong' ? 422 : 429 });
  // a whole document: the member may read another language than the browser did
  throw redirectDocument(readReturnAddress(read('to')));
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  buildTitle(loaderData?.language, 'signIn.title');

export default function SignIn() {
  const t = useDeskText();
  const { language, to } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const busy = useNavigation().state === 'submitting';
  return (
    <PlainPage title={t('signIn.title')} language={language}>
      {refused && (
        <div className="mb-4">
          <Alert kind="error">{t(`signIn.${refused.fault}`)}</Alert>
        </div>
      )}
      <Form method="post" className="space-y-3">
        <input type="hidden" name="to" value={to} />
        <TextField
          label={t('signIn.email')}
          name="email"
          type="email"
          marked={false}
          autoComplete="username"
          maxLength={LONGEST}
          defaultValue={refused?.email}
        />
        <PasswordField
          label={t('signIn.password')}
          name="password"
          marked={false}
          autoComplete="current-password"
          maxLength={LONGEST}
        />
        <TextField
          label={t('signIn.code')}
          hint={t('signIn.codeHint')}
          name="code"
          optional
          marked={false}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={10}
        />
        <Button busy={busy} className="w-full">
          {t('signIn.submit')}
        </Button>
      </Form>
    </PlainPage>
  );
}
