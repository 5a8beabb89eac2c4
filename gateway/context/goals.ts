import { readCookies } from '#commerce/people/session/cookies.rules.ts';
import { countGoal } from '#commerce/service/experiment/experiment.commands.ts';
import type { Experiment } from '#tenants/measurement-settings.ts';
import type { GatewayContext } from './context.ts';

/** Counts a goal of the tests of pages. It runs after the visitor's own request, which never fails because of it. */
export async function tellGoal(context: GatewayContext, goal: Experiment['goal']): Promise<void> {
  if (!context.session) return;
  const cookies = readCookies(context.session.cookie);
  try {
    await countGoal(context, goal, { cookies, userAgent: context.client.userAgent });
  } catch (error) {
    context.log.warn({ err: error, goal }, 'a goal of an experiment was not counted');
  }
}
