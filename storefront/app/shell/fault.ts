import { isRouteErrorResponse } from 'react-router';
import type { TextKey } from '#texts/keys.ts';

type Fault = { title: TextKey; text: TextKey; retry: boolean };

const SERVER: Fault = { title: 'shell.error.title', text: 'shell.error.text', retry: true };
const REQUEST: Fault = { title: 'shell.error.request.title', text: 'shell.error.request.text', retry: false };
const OFFLINE: Fault = { title: 'shell.error.offline.title', text: 'shell.error.offline.text', retry: true };
/** The browser reports a connection, but there is no answer. */
const UNREACHABLE: Fault = {
  title: 'shell.error.offline.title',
  text: 'shell.error.unreachable.text',
  retry: true,
};
/** A request or a module that never arrived, in the words of Chromium, Firefox and Safari. */
const NEVER_ARRIVED = /failed to fetch|networkerror|load failed|importing a module|dynamically imported/i;
const BY_STATUS: Readonly<Record<number, Fault>> = {
  404: { title: 'shell.error.notFound.title', text: 'shell.error.notFound.text', retry: false },
  410: { title: 'shell.error.gone.title', text: 'shell.error.gone.text', retry: false },
  429: { title: 'shell.error.busy.title', text: 'shell.error.busy.text', retry: true },
};

/** The message for an error that a route threw. `online`: the browser's report; true on the server. */
export function classifyFault(error: unknown, online: boolean): Fault {
  if (!isRouteErrorResponse(error)) {
    if (!online) return OFFLINE;
    return error instanceof TypeError && NEVER_ARRIVED.test(error.message) ? UNREACHABLE : SERVER;
  }
  return BY_STATUS[error.status] ?? (error.status < 500 ? REQUEST : SERVER);
}
