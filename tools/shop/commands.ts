import type { RunCommand } from '#wiring/jobs/import-inbox.ts';
import { BACKUP_USAGE, runBackup } from './backup.ts';
import type { CommandShop } from './context.ts';
import { CREDIT_USAGE, runCredit } from './credit.ts';
import { EXPERIMENT_USAGE, runExperiment } from './experiment.ts';
import { runExport } from './export.ts';
import { INP_USAGE, runInp } from './inp.ts';
import { NEWSLETTER_USAGE, runNewsletter } from './newsletter.ts';
import { ORDER_USAGE, runOrder } from './order.ts';
import { PAYMENTS_USAGE, runPaylink, runPayments } from './payments.ts';
import { QUESTIONS_USAGE, runQuestions } from './questions.ts';
import { REVIEWS_USAGE, runReviews } from './reviews.ts';
import { runSearch, SEARCH_USAGE } from './search.ts';
import { runSurvey, SURVEY_USAGE } from './survey.ts';
import { runVouchers, VOUCHERS_USAGE } from './vouchers.ts';

/**
 * Commands that need the database only: a shop that has the embedded database open runs them for the called process.
 * Each prints with `write` and returns the process's exit code.
 */
export const SHOP_COMMANDS = {
  backup: runBackup,
  credit: runCredit,
  experiment: runExperiment,
  export: runExport,
  inp: runInp,
  newsletter: runNewsletter,
  order: runOrder,
  paylink: runPaylink,
  payments: runPayments,
  questions: runQuestions,
  reviews: runReviews,
  search: runSearch,
  survey: runSurvey,
  vouchers: runVouchers,
} as const satisfies Record<
  string,
  (args: readonly string[], shop: CommandShop, write?: (text: string) => void) => Promise<number>
>;

export const SHOP_COMMANDS_USAGE = `${BACKUP_USAGE}${CREDIT_USAGE}${EXPERIMENT_USAGE}${INP_USAGE}${NEWSLETTER_USAGE}${ORDER_USAGE}${PAYMENTS_USAGE}${QUESTIONS_USAGE}${REVIEWS_USAGE}${SEARCH_USAGE}${SURVEY_USAGE}${VOUCHERS_USAGE}`;

export function isShopCommand(command: string): command is keyof typeof SHOP_COMMANDS {
  return Object.hasOwn(SHOP_COMMANDS, command);
}

/** Runs commands inside the running shop, with its database and events. */
export function createCommandRunner(shop: CommandShop): RunCommand {
  return (command, args, write) => {
    if (!isShopCommand(command)) throw new Error(`there is no command ${command}`);
    return SHOP_COMMANDS[command](args, shop, write);
  };
}
