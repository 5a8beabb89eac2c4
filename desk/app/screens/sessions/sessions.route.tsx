import { Form, type MetaFunction, redirectDocument, useLoaderData } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { useDeskFormats } from '#desk/app/frame/formats.ts';
import { ScreenHeading } from '#desk/app/frame/screen-heading.tsx';
import { loadScreen } from '#desk/app/request/screen-loader.ts';
import { buildTitle } from '#desk/app/request/title.ts';
import { useDeskText } from '#desk/app/texts/desk-text.ts';

export const loader = loadScreen(null, async ({ desk }) => ({
  sessions: await desk.sessions.list(),
  language: desk.language,
}));

export const action = loadScreen(null, async ({ desk }) => {
  await desk.sessions.signOutEverywhere();
  throw redirectDocument('/sign-in');
});

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  buildTitle(loaderData?.language, 'sessions.title');

export default function Sessions() {
  const t = useDeskText();
  const { formatTime } = useDeskFormats();
  const { sessions } = useLoaderData<typeof loader>();
  return (
    <div className="max-w-text">
      <ScreenHeading title={t('sessions.title')} />
      <p className="mb-4 text-muted">{t('sessions.hint')}</p>
      <ul className="desk-panel">
        {sessions.map(({ createdAt, lastSeenAt, device, isThis }) => (
          <li key={createdAt} className="flex flex-wrap justify-between gap-x-4 py-1.5">
            <span>
              {device || t('sessions.unknown')}{' '}
              {isThis && (
                <span className="desk-pill" data-tone="good">
                  {t('sessions.this')}
                </span>
              )}
            </span>
            <span className="text-muted">{t('sessions.seen', { time: formatTime(lastSeenAt) })}</span>
          </li>
        ))}
      </ul>
      <Form method="post">
        <Button variant="secondary" size="m" icon="log-out">
          {t('sessions.endAll')}
        </Button>
      </Form>
    </div>
  );
}
