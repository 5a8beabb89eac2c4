import { formatCountry } from '#commerce/ground/mail/tenant-mail.rules.ts';
import type { PaperSection } from '#commerce/money/document/paper.types.ts';
import type { TextKey } from '#texts/keys.ts';
import { computeLastBindingDay } from '../credit-law.rules.ts';
import {
  type CreditPaperFacts,
  describeLateInterest,
  formatAmount,
  formatDay,
  formatInstalments,
  formatLenderAddress,
  formatPercent,
} from './credit-figures.rules.ts';

type Row = readonly [label: string, value: string];

/**
 * The form of Directive (EU) 2023/2225 annex I, row by row in its order: the key information, which stands on the first
 * page, and the further information of part II.
 */
export function buildFormSections(facts: CreditPaperFacts): PaperSection[] {
  const { texts } = facts;
  return [
    { heading: texts.text('document.form.part1'), facts: listKeyRows(facts), ruled: true },
    {
      heading: texts.text('document.form.features'),
      facts: listFeatureRows(facts),
      ruled: true,
      startsPage: true,
    },
    { heading: texts.text('document.form.costs'), facts: listCostRows(facts), ruled: true },
    { heading: texts.text('document.form.legal'), facts: listLegalRows(facts), ruled: true },
    { heading: texts.text('document.form.distance'), facts: listDistanceRows(facts), ruled: true },
  ];
}

/** Bodies and procedures that the contract names too (art. 21(1); art. 247 §§ 6, 7 EGBGB). */
export function listContractRows(facts: CreditPaperFacts): Row[] {
  return [
    buildRow(facts, 'document.form.intermediary', facts.texts.text('document.form.intermediary.none')),
    ...listSupervisorRows(facts),
    buildComplaintRow(facts),
    buildDatabaseRow(facts),
    buildEarlyRow(facts),
    buildRow(facts, 'document.form.end', facts.texts.text('document.form.end.value')),
    buildCourtRow(facts),
  ];
}

function buildRow({ texts }: CreditPaperFacts, label: TextKey, value: string): Row {
  return [texts.text(label), value];
}

function listKeyRows(facts: CreditPaperFacts): Row[] {
  const { texts, plan, tenant } = facts;
  const { company } = tenant;
  const amount = formatAmount(facts, plan.priceMinor);
  const payments = plan.count === 1 ? 'document.form.payments.once' : 'document.form.payments.value';
  return [
    buildRow(facts, 'document.credit.lender', company.legalName),
    buildRow(facts, 'document.form.intermediary', texts.text('document.form.intermediary.none')),
    buildRow(facts, 'document.form.amount', amount),
    buildRow(
      facts,
      'document.form.duration',
      texts.text('document.credit.term.value', {
        months: plan.pauseMonths > 0 ? plan.pauseMonths + plan.count - 1 : plan.count,
      }),
    ),
    buildRow(
      facts,
      'document.form.borrowing',
      texts.text('document.form.borrowing.value', { rate: formatPercent(facts, plan.borrowingPercent) }),
    ),
    buildRow(facts, 'document.form.annual', formatPercent(facts, plan.annualPercent)),
    buildRow(
      facts,
      'document.form.total',
      texts.text('document.form.total.value', {
        total: formatAmount(facts, plan.overallMinor),
        amount,
        costs: formatAmount(facts, plan.overallMinor - plan.priceMinor),
      }),
    ),
    buildRow(facts, 'document.form.linked', texts.text('document.form.linked.value', { price: amount })),
    buildRow(facts, 'document.form.late', describeLateInterest(facts).join(' ')),
    buildRow(
      facts,
      'document.form.payments',
      texts.text(payments, { instalments: formatInstalments(facts) }),
    ),
    buildRow(facts, 'document.form.warning', texts.text('document.form.warning.value')),
    buildRow(
      facts,
      'document.form.withdrawal',
      texts.text('document.form.withdrawal.value', { days: tenant.credit.withdrawalDays }),
    ),
    buildRow(facts, 'document.form.early', texts.text('document.form.early.value')),
    buildRow(
      facts,
      'document.form.contact',
      `${formatLenderAddress(facts)}\n${company.phone}, ${company.email}`,
    ),
  ];
}

function listFeatureRows(facts: CreditPaperFacts): Row[] {
  const { texts, plan } = facts;
  const instalments = formatInstalments(facts);
  return [
    buildRow(facts, 'document.form.kind', texts.text(`document.credit.kind.${plan.method}`)),
    buildRow(facts, 'document.form.drawdown', texts.text('document.credit.drawdown')),
    buildRow(
      facts,
      'document.form.allocation',
      texts.text('document.form.allocation.value', { instalments }),
    ),
    buildRow(facts, 'document.form.securities', texts.text('document.form.securities.value')),
  ];
}

function listCostRows(facts: CreditPaperFacts): Row[] {
  const { texts, plan } = facts;
  const none = texts.text('document.form.none');
  const no = texts.text('document.form.no');
  const surcharges = [
    ['document.credit.surcharge', plan.surchargeMinor],
    ['document.credit.pauseSurcharge', plan.pauseSurchargeMinor],
  ] as const;
  const other = surcharges
    .filter(([, minor]) => minor > 0)
    .map(([label, minor]) => `${texts.text(label)}: ${formatAmount(facts, minor)}`);
  return [
    buildRow(
      facts,
      'document.form.assumptions',
      texts.text('document.form.assumptions.value', {
        amount: formatAmount(facts, plan.priceMinor),
        instalments: formatInstalments(facts),
        annual: formatPercent(facts, plan.annualPercent),
      }),
    ),
    buildRow(facts, 'document.form.insurance', texts.text('document.form.insurance.value')),
    buildRow(facts, 'document.form.account', no),
    buildRow(facts, 'document.form.means', none),
    buildRow(facts, 'document.form.other', other.length > 0 ? other.join('\n') : none),
    buildRow(facts, 'document.form.change', texts.text('document.form.change.value')),
    buildRow(facts, 'document.form.notary', no),
  ];
}

function listLegalRows(facts: CreditPaperFacts): Row[] {
  const { texts, tenant, madeOn } = facts;
  const { email } = tenant.company;
  return [
    buildRow(
      facts,
      'document.form.payBack',
      texts.text('document.credit.rights.payBack', {
        days: tenant.credit.withdrawalPaymentDays,
        perDay: formatAmount(facts, 0),
      }),
    ),
    buildEarlyRow(facts),
    buildDatabaseRow(facts),
    buildRow(facts, 'document.form.person', texts.text('document.credit.rights.check')),
    buildRow(facts, 'document.form.draft', texts.text('document.form.draft.value', { email })),
    buildRow(
      facts,
      'document.form.binding',
      texts.text('document.form.binding.value', {
        from: formatDay(facts, madeOn),
        until: formatDay(facts, computeLastBindingDay(tenant.credit, madeOn)),
      }),
    ),
    buildRow(facts, 'document.form.end', texts.text('document.form.end.value')),
  ];
}

function listDistanceRows(facts: CreditPaperFacts): Row[] {
  const { texts, tenant, locale } = facts;
  const { email, legalName, register } = tenant.company;
  const address = `${legalName}, ${formatLenderAddress(facts)}`;
  const country = formatCountry(locale, tenant.country);
  return [
    buildRow(facts, 'document.credit.register', register),
    ...listSupervisorRows(facts),
    buildRow(facts, 'document.form.exercise', texts.text('document.credit.rights.begin', { email, address })),
    buildRow(facts, 'document.form.law', texts.text('document.form.law.value', { country })),
    buildCourtRow(facts),
    buildRow(facts, 'document.form.language', texts.text('document.form.language.value')),
    buildComplaintRow(facts),
  ];
}

function listSupervisorRows(facts: CreditPaperFacts): Row[] {
  const { supervisor } = facts.tenant.credit.papers;
  return supervisor === null ? [] : [buildRow(facts, 'document.form.supervisor', supervisor)];
}

function buildComplaintRow(facts: CreditPaperFacts): Row {
  const { texts, tenant } = facts;
  const { email } = tenant.company;
  const body = tenant.credit.papers.complaintsBody;
  const value =
    body === null
      ? texts.text('document.credit.rights.complaint', { email })
      : texts.text('document.form.complaint.value', { email, body });
  return buildRow(facts, 'document.form.complaint', value);
}

function buildDatabaseRow(facts: CreditPaperFacts): Row {
  const { texts, tenant } = facts;
  const databases = tenant.credit.papers.databases.join('; ');
  const value =
    databases === ''
      ? texts.text('document.form.database.none')
      : texts.text('document.form.database.value', { databases });
  return buildRow(facts, 'document.form.database', value);
}

function buildEarlyRow(facts: CreditPaperFacts): Row {
  const { email } = facts.tenant.company;
  const days = facts.tenant.credit.repaymentQuoteDays;
  return buildRow(
    facts,
    'document.form.early.how',
    facts.texts.text('document.form.early.how.value', { email, days }),
  );
}

function buildCourtRow(facts: CreditPaperFacts): Row {
  const country = formatCountry(facts.locale, facts.tenant.country);
  return buildRow(facts, 'document.form.court', facts.texts.text('document.form.court.value', { country }));
}
