import { type ActionFunctionArgs, redirect } from 'react-router';
import { readDeskRequest } from '#desk/app/request/desk-request.ts';
import { readReturnAddress } from '#desk/app/request/screen-loader.ts';
import { isDeskLanguage } from '#desk/app/texts/desk-language.ts';

/** Takes what a member chooses in the frame: language, light or dark, the tenant. Leads back to where she was. */
export async function action({ request, context }: ActionFunctionArgs) {
  const desk = readDeskRequest(context);
  const form = await request.formData();
  const to = readReturnAddress(String(form.get('to') ?? ''));
  const language = form.get('language');
  if (isDeskLanguage(language)) {
    desk.remember('desk_language', language);
    if (desk.member) await desk.sessions.chooseLanguage(language);
  }
  const mode = form.get('mode');
  if (mode === 'light' || mode === 'dark' || mode === 'system') desk.remember('desk_mode', mode);
  const tenantId = form.get('tenant');
  const isKnown = desk.member?.tenants.some((tenant) => tenant.tenantId === tenantId) === true;
  if (typeof tenantId !== 'string' || !isKnown) throw redirect(to);
  desk.remember('desk_tenant', tenantId);
  const shown = desk.member?.tenants.find((tenant) => to.startsWith(`/${tenant.tenantId}/`));
  throw redirect(shown ? `/${tenantId}${to.slice(shown.tenantId.length + 1)}` : to);
}

/** The address itself shows nothing. */
export function loader() {
  throw redirect('/');
}
