import type { ServerResponse } from 'node:http';
import { renderPaper } from '#commerce/money/document/render-paper.service.ts';
import { isEntryKind } from '#commerce/money/ledger/ledger.rules.ts';
import { buildMaturityCalendar } from '#commerce/money/ledger/maturity-calendar.service.ts';
import {
  buildStatementCsv,
  buildStatementPaper,
  readStatement,
} from '#commerce/money/ledger/statement.service.ts';
import type { Customer } from '#commerce/people/customer/customer.queries.ts';
import { getCustomer } from '#commerce/people/customer/customer.service.ts';
import { isSignInFresh } from '#commerce/people/session/session.queries.ts';
import { archivePersonalData } from '#commerce/service/personal-data/data-archive.service.ts';
import { isCalendarDay } from '#forms/calendar-day.ts';
import { sendProblem } from '#http/calls/problem.ts';
import type { GatewayContext } from '../../context/context.ts';
import { createCallContext, type RestOptions, type RestRoute } from '../call.ts';
import { readLocaleParameter } from '../locale.ts';
import { sendFile, sendPdf } from '../send-file.ts';

/**
 * `/api/account/statement.csv`, `/api/account/statement.pdf`, `/api/account/maturities.ics`: the signed-in customer's
 * bookings and days of payment as files; 401 for all other visitors. Parameters of a statement: `kind`, `from`,
 * `until`. `/api/account/data.zip`: all of the customer's data; 403 unless a password was given within ten minutes.
 */
export function createAccountFilesRoute(options: RestOptions): RestRoute {
  return {
    path: '/api/account/*',
    methods: ['GET', 'HEAD'],
    async handle(req, res, call) {
      const file = /^\/api\/account\/(statement\.csv|statement\.pdf|maturities\.ics|data\.zip)$/.exec(
        call.pathname,
      )?.[1];
      if (!file) return sendProblem(res, { status: 404, title: 'There is no such file' });
      const asked = new URL(req.url ?? '/', 'http://gateway').searchParams;
      const locale = readLocaleParameter(asked, call.tenant) ?? undefined;
      const { context } = await createCallContext(options, req, call, locale);
      const customer = await getCustomer(context);
      if (!customer) return sendProblem(res, { status: 401, title: 'Nobody is signed in' });
      if (file === 'data.zip') return sendData(res, context, customer);
      const debtor = `customer:${customer.customerId}` as const;
      if (file === 'maturities.ics') {
        const calendar = await buildMaturityCalendar(context, debtor);
        return sendFile(res, calendar, { name: file, type: 'text/calendar; charset=utf-8' });
      }
      const kind = asked.get('kind')?.toLowerCase().replace('_', '-') ?? '';
      const statement = await readStatement(context, debtor, {
        kind: isEntryKind(kind) ? kind : null,
        from: parseDay(asked.get('from')),
        until: parseDay(asked.get('until')),
      });
      if (file === 'statement.csv') {
        const text = await buildStatementCsv(context, statement);
        return sendFile(res, text, { name: file, type: 'text/csv; charset=utf-8' });
      }
      const paper = await buildStatementPaper(context, customer, statement);
      sendPdf(res, await renderPaper(paper), file);
    },
  };
}

function parseDay(asked: string | null): string | null {
  return asked !== null && isCalendarDay(asked) ? asked : null;
}

async function sendData(res: ServerResponse, context: GatewayContext, customer: Customer): Promise<void> {
  if (!(await isSignInFresh(context))) {
    return sendProblem(res, { status: 403, title: 'Show the password first' });
  }
  const archive = await archivePersonalData(context, customer);
  if (!archive.ok) {
    const { retryAfterSeconds } = archive.refusal;
    res.setHeader('retry-after', String(retryAfterSeconds));
    return sendProblem(res, { status: 429, title: 'Too many copies of the data' });
  }
  sendFile(res, archive.value, { name: `data-${customer.customerNumber}.zip`, type: 'application/zip' });
}
