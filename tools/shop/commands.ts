import type { RunCommand } from '#wiring/jobs/import-inbox.ts';
import { BACKUP_USAGE, runBackup } from './backup.ts';
import { runExport } from './catalogue/export.ts';
import { INP_USAGE, runInp } from './catalogue/inp.ts';
import { QUESTIONS_USAGE, runQuestions } from './catalogue/questions.ts';
import { REVIEWS_USAGE, runReviews } from './catalogue/reviews.ts';
import { runSearch, SEARCH_USAGE } from './catalogue/search.ts';
import type { CommandShop } from './context.ts';
import { EXPERIMENT_USAGE, runExperiment } from './experiment.ts';
import { EXTENSIONS_USAGE, isExtensionCommand, runExtensionCommand, runExtensions } from './extensions.ts';
import { NEWSLETTER_USAGE, runNewsletter } from './newsletter.ts';
import { CREDIT_USAGE, runCredit } from './orders/credit.ts';
import { ORDER_USAGE, runOrder } from './orders/order.ts';
import { PAYMENTS_USAGE, runPaylink, runPayments } from './orders/payments.ts';
import { runVouchers, VOUCHERS_USAGE } from './orders/vouchers.ts';
import { runAudit, runStaff, STAFF_USAGE } from './staff.ts';
import { runSurvey, SURVEY_USAGE } from './survey.ts';

/**
 * Commands that need the database only: a shop that has the embedded database open runs them for the called process.
 * Each prints with `write` and returns the process's exit code.
 */
export const SHOP_COMMANDS = {
  audit: runAudit,
  backup: runBackup,
  credit: runCredit,
  experiment: runExperiment,
  export: runExport,
  extensions: runExtensions,
  inp: runInp,
  newsletter: runNewsletter,
  order: runOrder,
  paylink: runPaylink,
  payments: runPayments,
  questions: runQuestions,
  reviews: runReviews,
  search: runSearch,
  staff: runStaff,
  survey: runSurvey,
  vouchers: runVouchers,
} as const satisfies Record<
  string,
  (args: readonly string[], shop: CommandShop, write?: (text: string) => void) => Promise<number>
>;

export const SHOP_COMMANDS_USAGE = `${BACKUP_USAGE}${CREDIT_USAGE}${EXPERIMENT_USAGE}${EXTENSIONS_USAGE}${INP_USAGE}${NEWSLETTER_USAGE}${ORDER_USAGE}${PAYMENTS_USAGE}${QUESTIONS_USAGE}${REVIEWS_USAGE}${SEARCH_USAGE}${STAFF_USAGE}${SURVEY_USAGE}${VOUCHERS_USAGE}`;

type ShopCommand = (typeof SHOP_COMMANDS)[keyof typeof SHOP_COMMANDS];

/** A command of the product, or one of a retailer's extension. @returns null if there is none of that name */
export function findShopCommand(command: string): ShopCommand | null {
  if (Object.hasOwn(SHOP_COMMANDS, command)) return SHOP_COMMANDS[command as keyof typeof SHOP_COMMANDS];
  if (!isExtensionCommand(command)) return null;
  return (args, shop, write) => runExtensionCommand(command, args, shop, write);
}

/** Runs commands inside the running shop, with its database and events. */
export function createCommandRunner(shop: CommandShop): RunCommand {
  return (command, args, write) => {
    const run = findShopCommand(command);
    if (!run) throw new Error(`there is no command ${command}`);
    return run(args, shop, write);
  };
}
