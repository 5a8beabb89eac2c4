import { redirect } from 'react-router';
import type { PageRequest } from '#app/page/page-request.ts';
import { OpenMailLinkMutation } from './sign-in.mutations.ts';

/**
 * Removes the secret of a mailed link from the address before anything else loads: it is moved to a cookie that no
 * script reads, and the page is requested again without it (OWASP ASVS 5.0, 14.2.1). This does not use the link up.
 * @throws Response 303
 */
export async function takeLinkFromAddress(page: PageRequest): Promise<void> {
  const token = page.url.searchParams.get('token');
  if (token === null) return;
  await page.query(OpenMailLinkMutation, { token: token.slice(0, 100) });
  throw redirect(page.url.pathname, 303);
}
