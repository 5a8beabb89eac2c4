import { type ActionFunctionArgs, redirect, redirectDocument } from 'react-router';
import { readDeskRequest } from '#desk/app/request/desk-request.ts';

export async function action({ context }: ActionFunctionArgs) {
  await readDeskRequest(context).sessions.signOut();
  throw redirectDocument('/sign-in');
}

/** The address itself shows nothing. */
export function loader() {
  throw redirect('/');
}
