import type { Job } from '#commerce/ground/jobs/job.types.ts';
import { createBackgroundContext } from '#commerce/ground/kernel/background-context.ts';
import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import { findSurvey } from '#commerce/service/survey/survey.commands.ts';
import { inviteToSurvey } from '#commerce/service/survey/survey-mail.service.ts';
import type { Gateway } from '#gateway/gateway.ts';
import type { Tenant } from '#tenants/tenant.ts';
import { createContentContexts } from '../mail.ts';

const EVERY_MS = 3_600_000;

/** Mails customers who agreed to it a survey about a delivery, in every market, by the survey's content. */
export function createSurveyMailJob(
  options: Pick<RequestContext, 'db' | 'clock' | 'events' | 'log'> & { readonly tenants: readonly Tenant[] },
  gateway: Pick<Gateway, 'createContext'>,
): Job {
  const contentOf = createContentContexts(options, gateway);
  return {
    name: 'survey-mails',
    everyMs: EVERY_MS,
    startAfterMs: EVERY_MS,
    async performRound() {
      for (const tenant of options.tenants) {
        const createLocaleContext = (asked: string) => {
          const locale = tenant.locales.find((one) => one.locale === asked) ?? tenant.locales[0];
          return locale
            ? createBackgroundContext(options, { tenant, locale: locale.locale }, 'survey-mails')
            : null;
        };
        const sent = await inviteToSurvey(createLocaleContext, async ({ locale }) =>
          findSurvey(await contentOf(tenant.id, locale)),
        );
        if (sent > 0) options.log.info({ tenantId: tenant.id, sent }, 'survey mails were sent');
      }
    },
  };
}
