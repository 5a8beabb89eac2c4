import {
  type ActionFunctionArgs,
  data,
  Form,
  Link,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirectDocument,
  useActionData,
  useLoaderData,
  useNavigation,
} from 'react-router';
import { encode } from 'uqr';
import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/form/field.tsx';
import { PasswordField } from '#app/ui/form/password-field.tsx';
import { Alert } from '#app/ui/layer/alert.tsx';
import { type DeskSessions, readDeskRequest } from '#desk/app/request/desk-request.ts';
import { buildTitle } from '#desk/app/request/title.ts';
import { useDeskText } from '#desk/app/texts/desk-text.ts';
import { PlainPage } from '../sign-in/plain-page.tsx';

const LONGEST = 200;
/** base32, as authenticators read it */
const SECRET = /^[A-Z2-7]{16,64}$/;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { sessions, language } = readDeskRequest(context);
  const token = new URL(request.url).searchParams.get('token') ?? '';
  return { language, token, invitation: await readInvitation(sessions, token, null) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { sessions } = readDeskRequest(context);
  const form = await request.formData();
  const read = (name: string) => String(form.get(name) ?? '').slice(0, LONGEST);
  const [token, totpSecret] = [read('token'), read('secret')];
  if (!SECRET.test(totpSecret)) throw data(null, { status: 400 });
  const given = { password: read('password'), totpSecret, code: read('code') };
  const outcome = await sessions.acceptInvitation(token, given);
  if (outcome === 'done') throw redirectDocument('/');
  // the same secret again: it is in the authenticator already
  const invitation = await readInvitation(sessions, token, totpSecret);
  return data({ fault: outcome, invitation }, { status: 422 });
}

async function readInvitation(sessions: DeskSessions, token: string, secret: string | null) {
  const invitation = await sessions.readInvitation(token, secret);
  return invitation && { ...invitation, code: drawCode(invitation.totp.uri) };
}

/** A QR code as the path of an SVG: a style or picture of its own would need a wider policy. */
function drawCode(text: string): { size: number; path: string } {
  const { data: rows, size } = encode(text, { ecc: 'M', border: 2 });
  const path = rows
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return { size, path };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  buildTitle(loaderData?.language, 'invitation.title');

export default function InvitationPage() {
  const t = useDeskText();
  const { language, token, ...loaded } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const fault = answer?.fault;
  const invitation = answer ? answer.invitation : loaded.invitation;
  if (!invitation || fault === 'ended')
    return (
      <PlainPage title={t('invitation.ended.title')} language={language}>
        <p className="mb-4">{t('invitation.ended.text')}</p>
        <Link to="/sign-in" className="link">
          {t('signIn.title')}
        </Link>
      </PlainPage>
    );
  const { name, email, totp, code } = invitation;
  return (
    <PlainPage title={t('invitation.title')} language={language}>
      <p className="mb-4">{t('invitation.welcome', { name })}</p>
      {fault && (
        <div className="mb-4">
          <Alert kind="error">{t(`invitation.${fault}`)}</Alert>
        </div>
      )}
      <AcceptForm {...{ email, token, totp, code }} />
    </PlainPage>
  );
}

function AcceptForm({
  email,
  token,
  totp,
  code,
}: {
  email: string;
  token: string;
  totp: { secret: string; uri: string };
  code: { size: number; path: string };
}) {
  const t = useDeskText();
  const busy = useNavigation().state === 'submitting';
  return (
    <Form method="post" className="space-y-4">
      <input type="hidden" name="token" value={token} />
      <input type="hidden" name="secret" value={totp.secret} />
      <input type="hidden" autoComplete="username" value={email} readOnly />
      <PasswordField
        label={t('invitation.password')}
        hint={t('invitation.passwordHint')}
        name="password"
        marked={false}
        autoComplete="new-password"
        minLength={12}
        maxLength={128}
      />
      <div>
        <p className="mb-1 font-medium">{t('invitation.scan')}</p>
        <p className="mb-2 text-muted">{t('invitation.scanHint')}</p>
        <svg
          viewBox={`0 0 ${code.size} ${code.size}`}
          role="img"
          aria-label={t('invitation.code')}
          className="desk-code"
          shapeRendering="crispEdges"
        >
          <path d={code.path} />
        </svg>
        <p className="mt-2 text-xs">
          {t('invitation.secret')}{' '}
          <code className="desk-secret">{totp.secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
        </p>
      </div>
      <TextField
        label={t('invitation.first')}
        name="code"
        marked={false}
        inputMode="numeric"
        autoComplete="one-time-code"
        pattern="[0-9 ]{6,8}"
        maxLength={8}
      />
      <Button busy={busy} className="w-full">
        {t('invitation.accept')}
      </Button>
    </Form>
  );
}
