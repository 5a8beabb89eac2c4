import type { IncomingMessage, ServerResponse } from 'node:http';
import { escapeHtml } from '#commerce/ground/mail/mail-html.rules.ts';
import type { WalletContact } from '#commerce/money/payment/payment-provider.types.ts';
import type {
  SandboxWalletPages,
  SandboxWalletVisit,
} from '#commerce/money/payment/sandbox/sandbox-wallet.ts';
import { sendProblem } from '#http/calls/problem.ts';
import { readWithin } from '#http/calls/request-body.ts';
import { renderSandboxPage, sendSandboxPage } from './sandbox-page.ts';

const LONGEST_BODY = 4096;
const LONGEST_FIELD = 100;

/** The home address of the sandbox's wallet in a market; demo data that can be changed in the form. */
const HOMES: Readonly<Record<string, readonly [addressLine: string, postalCode: string, city: string]>> = {
  NL: ['Voorbeeldstraat 12', '5038 EA', 'Tilburg'],
  DE: ['Musterstraße 12', '20095', 'Hamburg'],
  AT: ['Mustergasse 12', '1010', 'Wien'],
  CH: ['Musterstrasse 12', '8001', 'Zürich'],
};

const FIELDS: readonly (readonly [name: Exclude<keyof WalletContact, 'country'>, label: string])[] = [
  ['email', 'E-mail'],
  ['givenName', 'First name'],
  ['familyName', 'Last name'],
  ['addressLine', 'Street and number'],
  ['postalCode', 'Postal code'],
  ['city', 'City'],
];

/** The sandbox's wallet, at `/sandbox-pay/sw_…`: gives contact and address to the shop, or refuses. */
export async function answerWalletPage(
  sandbox: SandboxWalletPages,
  req: IncomingMessage,
  res: ServerResponse,
  pathname: string,
): Promise<void> {
  const reference = /^\/sandbox-pay\/(sw_[0-9a-f]{18})$/.exec(pathname)?.[1];
  const visit = reference === undefined ? null : await sandbox.showWallet(reference);
  if (!visit) return sendProblem(res, { status: 404, title: 'There is no such visit' });
  if (req.method !== 'POST') return sendSandboxPage(res, renderWalletPage(visit));
  const body = await readWithin(req, res, LONGEST_BODY);
  if (!body) return;
  const told = new URLSearchParams(body.toString('utf8'));
  const contact = told.get('answer') === 'give' ? readContact(told, visit) : null;
  const location = await sandbox.answerWallet(visit.reference, contact);
  res.writeHead(303, { location: location ?? '/', 'cache-control': 'no-store' }).end();
}

function readContact(told: URLSearchParams, { country }: SandboxWalletVisit): WalletContact {
  const readField = (name: string) => (told.get(name) ?? '').slice(0, LONGEST_FIELD);
  return {
    email: readField('email'),
    givenName: readField('givenName'),
    familyName: readField('familyName'),
    addressLine: readField('addressLine'),
    postalCode: readField('postalCode'),
    city: readField('city'),
    country,
  };
}

function renderWalletPage({
  state,
  method,
  description,
  amountMinor,
  currency,
  country,
  redirectUrl,
}: SandboxWalletVisit) {
  const title = 'Sandbox wallet';
  if (state !== 'open') {
    const back = `<a href="${escapeHtml(redirectUrl)}">Back to the shop</a>`;
    return renderSandboxPage(title, `<p>This visit is ${state}.</p><p>${back}</p>`);
  }
  const [addressLine = '', postalCode = '', city = ''] = HOMES[country] ?? [];
  const known = { email: 'wallet@example.com', givenName: 'Robin', familyName: 'Muster' };
  const values: Record<string, string> = { ...known, addressLine, postalCode, city };
  const inputs = FIELDS.map(
    ([name, label]) =>
      `<label>${label}<input name="${name}" value="${escapeHtml(values[name] ?? '')}"></label>`,
  );
  const amount = `${(amountMinor / 100).toFixed(2)} ${currency}`;
  return renderSandboxPage(
    title,
    `<p>No money moves here. The wallet gives the shop contact and address; the order is placed in the shop.</p>
<dl><dt>For</dt><dd>${escapeHtml(description)}</dd><dt>So far</dt><dd>${amount}</dd><dt>Wallet</dt><dd>${escapeHtml(method)}</dd></dl>
<form method="post">
${inputs.join('\n')}
<ul><li><button name="answer" value="give">Continue</button></li>
<li><button name="answer" value="cancel">Cancel</button></li></ul>
</form>`,
  );
}
