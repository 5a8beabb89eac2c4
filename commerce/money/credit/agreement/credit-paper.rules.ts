import type { Paper, PaperSection } from '#commerce/money/document/paper.types.ts';
import { calculateAmortisation } from '../plan/amortisation.rules.ts';
import { compareProtection } from '../plan/instalment-words.rules.ts';
import {
  type CreditContract,
  type CreditPaperFacts,
  describeLateInterest,
  formatAmount,
  formatDay,
  formatInstalments,
  formatLenderAddress,
  formatPercent,
} from './credit-figures.rules.ts';
import { buildFormSections, listContractRows } from './credit-form.rules.ts';
import { listCovers } from './protection-paper.rules.ts';

/**
 * The information before a credit contract as the form of Directive (EU) 2023/2225 annex I, with the schedule annexed,
 * and with an order the contract (art. 21): the same plan, the same words.
 */
export function buildCreditPaper(facts: CreditPaperFacts): Paper {
  const { texts, tenant, contract } = facts;
  return {
    locale: facts.locale,
    title: texts.text(contract ? 'document.credit.contract.title' : 'document.credit.title'),
    subject: contract
      ? texts.text('document.credit.contract.subject', { number: contract.orderNumber })
      : texts.text('document.credit.subject', { amount: formatAmount(facts, facts.plan.priceMinor) }),
    author: tenant.companyName,
    sections: contract
      ? buildContractSections(facts, contract)
      : [...buildFormSections(facts), buildAnnex(facts)],
    note: texts.text('document.credit.note'),
  };
}

function buildAnnex(facts: CreditPaperFacts): PaperSection {
  return { ...buildSchedule(facts), heading: facts.texts.text('document.form.annex'), startsPage: true };
}

function buildContractSections(facts: CreditPaperFacts, contract: CreditContract): PaperSection[] {
  const { texts } = facts;
  return [
    { heading: texts.text('credit.warning'), paragraphs: [texts.text('document.credit.warning')] },
    buildPartiesSection(facts, contract),
    buildFeaturesSection(facts, contract),
    buildCostsSection(facts),
    ...buildInsuranceSections(facts),
    buildRightsSection(facts),
    { heading: texts.text('document.form.bodies'), facts: listContractRows(facts), ruled: true },
    buildSchedule(facts),
  ];
}

function buildPartiesSection(facts: CreditPaperFacts, contract: CreditContract): PaperSection {
  const { texts, tenant } = facts;
  const { company } = tenant;
  return {
    heading: texts.text('document.credit.parties'),
    facts: [
      [texts.text('document.credit.lender'), company.legalName],
      [texts.text('document.credit.address'), formatLenderAddress(facts)],
      [texts.text('document.credit.contact'), `${company.email}, ${company.phone}`],
      [texts.text('document.credit.register'), company.register],
      [texts.text('document.credit.borrower'), contract.borrower.join('\n')],
      [texts.text('document.credit.agreedOn'), formatDay(facts, contract.agreedOn)],
    ],
  };
}

function buildFeaturesSection(facts: CreditPaperFacts, contract: CreditContract): PaperSection {
  const { texts, plan } = facts;
  const rows: [string, string][] = [
    [texts.text('document.credit.articles'), contract.articles.join('\n')],
    [texts.text('document.credit.kind'), texts.text(`document.credit.kind.${plan.method}`)],
    [texts.text('document.credit.amount'), formatAmount(facts, plan.priceMinor)],
    [
      texts.text('document.credit.term'),
      texts.text('document.credit.term.value', {
        months: plan.pauseMonths > 0 ? plan.pauseMonths + plan.count - 1 : plan.count,
      }),
    ],
    [texts.text('document.credit.instalments'), formatInstalments(facts)],
    [texts.text('document.credit.total'), formatAmount(facts, plan.overallMinor)],
  ];
  return {
    heading: texts.text('document.credit.features'),
    facts: rows,
    paragraphs: [texts.text('document.credit.drawdown'), texts.text('document.credit.purpose')],
  };
}

function buildCostsSection(facts: CreditPaperFacts): PaperSection {
  const { texts, plan } = facts;
  const rows: [string, string][] = [
    [texts.text('document.credit.annual'), formatPercent(facts, plan.annualPercent)],
    [texts.text('document.credit.borrowing'), formatPercent(facts, plan.borrowingPercent)],
  ];
  if (plan.surchargeMinor > 0) {
    rows.push([texts.text('document.credit.surcharge'), formatAmount(facts, plan.surchargeMinor)]);
  }
  if (plan.pauseSurchargeMinor > 0) {
    rows.push([texts.text('document.credit.pauseSurcharge'), formatAmount(facts, plan.pauseSurchargeMinor)]);
  }
  return {
    heading: texts.text('document.credit.costs'),
    facts: rows,
    paragraphs: [
      texts.text('document.credit.noOther'),
      ...describeLateInterest(facts),
      texts.text('document.credit.late'),
    ],
  };
}

function buildInsuranceSections(facts: CreditPaperFacts): PaperSection[] {
  const { texts, protection } = facts;
  if (!protection) return [];
  const { insurer, withdrawalDays } = protection;
  return [
    {
      heading: texts.text('document.credit.protection'),
      facts: [
        [texts.text('document.credit.protection.insurer'), insurer],
        [texts.text('document.credit.protection.premium'), formatAmount(facts, protection.premiumMinor)],
        [texts.text('document.credit.protection.total'), formatAmount(facts, protection.totalMinor)],
        [texts.text('document.credit.protection.overall'), formatAmount(facts, protection.overallMinor)],
      ],
      paragraphs: [
        ...comparePremium(facts),
        texts.text('document.credit.protection.text', { days: withdrawalDays }),
        texts.text('credit.protection.not'),
      ],
      list: listCovers(texts),
    },
  ];
}

function comparePremium(facts: CreditPaperFacts): string[] {
  const premiumMinor = facts.protection?.premiumMinor ?? 0;
  return compareProtection(facts.plan, premiumMinor, facts.texts, (minor) => formatAmount(facts, minor));
}

function buildRightsSection(facts: CreditPaperFacts): PaperSection {
  const { texts, tenant } = facts;
  const { email, legalName, street, postalCode, city } = tenant.company;
  const days = tenant.credit.withdrawalDays;
  const payBack = {
    days: tenant.credit.withdrawalPaymentDays,
    perDay: formatAmount(facts, 0),
  };
  const address = `${legalName}, ${street}, ${postalCode} ${city}`;
  return {
    heading: texts.text('document.credit.rights'),
    list: {
      numbered: false,
      items: [
        texts.text('document.credit.rights.withdrawal', { days, email }),
        texts.text('document.credit.rights.begin', { email, address }),
        texts.text('document.credit.rights.payBack', payBack),
        texts.text('document.credit.rights.linked'),
        texts.text('document.credit.rights.early'),
        texts.text('document.credit.rights.check'),
        texts.text('document.credit.rights.draft'),
      ],
    },
  };
}

function buildSchedule(facts: CreditPaperFacts): PaperSection {
  const { texts, plan, dueDays } = facts;
  const right = { align: 'right' as const };
  const first = plan.pauseMonths > 0 ? plan.pauseMonths : 1;
  const formatDueDay = (index: number) => {
    const day = dueDays?.[index];
    return day ? formatDay(facts, day) : texts.text('credit.plan.month', { month: first + index });
  };
  const rows = calculateAmortisation(plan).map((row, index) => [
    String(row.number),
    formatDueDay(index),
    formatAmount(facts, row.amountMinor),
    formatAmount(facts, row.costMinor),
    formatAmount(facts, row.principalMinor),
    formatAmount(facts, row.balanceMinor),
  ]);
  return {
    heading: texts.text('document.credit.schedule'),
    paragraphs: [texts.text('document.credit.schedule.text'), ...comparePremium(facts)],
    table: {
      columns: [
        { label: texts.text('credit.plan.number'), share: 0.07, ...right },
        { label: texts.text('credit.plan.when'), share: 0.19, align: 'left' },
        { label: texts.text('credit.plan.amount'), share: 0.18, ...right },
        { label: texts.text('credit.plan.cost'), share: 0.17, ...right },
        { label: texts.text('credit.plan.principal'), share: 0.21, ...right },
        { label: texts.text('credit.plan.balance'), share: 0.18, ...right },
      ],
      rows,
    },
  };
}
