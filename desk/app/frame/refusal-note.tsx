import { Alert } from '#app/ui/layer/alert.tsx';
import { type DeskTextKey, useDeskText } from '#desk/app/texts/desk-text.ts';

const KNOWN = [
  'MemberExists',
  'LastAdministrator',
  'OwnAccount',
  'EmailUnreadable',
  'NameUnreadable',
  'StateChanged',
  'KeyReused',
  'NoRole',
  'NoRight',
  'ExpiryRefused',
] as const;

/** Says in words why a change was refused. */
export function RefusalNote({ reason }: { reason: string | undefined }) {
  const t = useDeskText();
  if (!reason) return null;
  const known = KNOWN.find((each) => each === reason);
  const text = t((known ? `refused.${known}` : 'refused.other') as DeskTextKey, { reason });
  return (
    <div className="mb-4">
      <Alert kind="error">{text}</Alert>
    </div>
  );
}
