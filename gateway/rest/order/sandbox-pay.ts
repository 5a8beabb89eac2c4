import { escapeHtml } from '#commerce/ground/mail/mail-html.rules.ts';
import { SANDBOX_ANSWERS, type SandboxAnswer } from '#commerce/money/payment/sandbox/sandbox.rules.ts';
import type { Sandbox, SandboxPayment } from '#commerce/money/payment/sandbox/sandbox-provider.ts';
import { sendProblem } from '#http/calls/problem.ts';
import { readWithin } from '#http/calls/request-body.ts';
import type { RestRoute } from '../call.ts';
import { renderSandboxPage, sendSandboxPage } from './sandbox-page.ts';
import { answerWalletPage } from './sandbox-wallet.ts';

/** The effect of each button, for developers: in English like all development pages. */
const BUTTONS: Readonly<Record<SandboxAnswer, readonly [label: string, explanation: string]>> = {
  pay: ['Pay', 'Paid at once; the webhook comes a moment after the browser.'],
  authorize: ['Authorize', 'The money is held; it is taken at dispatch.'],
  refuse: ['Refuse', 'The bank says no.'],
  cancel: ['Cancel', 'The customer gives up.'],
  expire: ['Expire', 'The time to pay is over.'],
  late: ['Pay, answer late', 'The browser returns at once, the money is there 8 seconds later.'],
  twice: ['Pay, answer twice', 'Two webhooks at the same moment.'],
  before: ['Pay, answer before the browser returns', 'The webhook is over before the browser is sent back.'],
  never: ['Never answer', 'The browser returns; nobody ever says anything.'],
};

const LONGEST_BODY = 1024;

/**
 * The pages of the sandbox provider, below `/sandbox-pay/`. Everybody can pay everything here: for development only.
 */
export function createSandboxPayRoute(sandbox: Sandbox): RestRoute {
  return {
    path: '/sandbox-pay/*',
    methods: ['GET', 'HEAD', 'POST'],
    async handle(req, res, { pathname }) {
      if (pathname.startsWith('/sandbox-pay/sw_')) return answerWalletPage(sandbox, req, res, pathname);
      const reference = /^\/sandbox-pay\/(sb_[0-9a-f]{18})$/.exec(pathname)?.[1];
      const payment = reference === undefined ? null : await sandbox.show(reference);
      if (!payment) return sendProblem(res, { status: 404, title: 'There is no such payment' });
      if (req.method !== 'POST') return sendSandboxPage(res, renderPaymentPage(payment));
      const body = await readWithin(req, res, LONGEST_BODY);
      if (!body) return;
      const told = new URLSearchParams(body.toString('utf8'));
      const answer = SANDBOX_ANSWERS.find((one) => one === told.get('answer'));
      if (!answer) return sendProblem(res, { status: 400, title: 'There is no such answer' });
      const location = await sandbox.answer(payment.reference, answer);
      res.writeHead(303, { location: location ?? '/', 'cache-control': 'no-store' }).end();
    },
  };
}

function renderPaymentPage({
  description,
  amountMinor,
  currency,
  method,
  state,
  redirectUrl,
  captureLater,
}: SandboxPayment): string {
  const amount = `${(amountMinor / 100).toFixed(2)} ${currency}`;
  const choices = SANDBOX_ANSWERS.filter((answer) => captureLater || answer !== 'authorize').map((answer) => {
    const [label, explanation] = BUTTONS[answer];
    return `<li><button name="answer" value="${answer}">${label}</button><p>${explanation}</p></li>`;
  });
  const content =
    state === 'open'
      ? `<form method="post"><ul>${choices.join('\n')}</ul></form>`
      : `<p>This payment is ${state}.</p><p><a href="${escapeHtml(redirectUrl)}">Back to the shop</a></p>`;
  const facts = `<dl><dt>For</dt><dd>${escapeHtml(description)}</dd><dt>Amount</dt><dd>${amount}</dd><dt>Method</dt><dd>${escapeHtml(method)}</dd></dl>`;
  return renderSandboxPage(
    'Sandbox payment',
    `<p>No money moves here. Choose what the provider does.</p>\n${facts}\n${content}`,
  );
}
