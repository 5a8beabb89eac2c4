import { isFailedChange } from '#app/form/failed-change.ts';
import type { FormState } from '#app/form/form-state.ts';
import { isOffline } from '#app/session/is-offline.ts';
import { useText } from '#app/texts/texts.tsx';

/** Beside a control that is sent when it changes: the choice was not saved, and the control shows the old one. */
export function ChangeFailed({ state }: { state: FormState | undefined }) {
  const t = useText();
  return (
    <p role="alert" className="basis-full text-sm text-error empty:hidden">
      {isFailedChange(state) && t(isOffline() ? 'shell.offline' : 'form.error.failed')}
    </p>
  );
}
