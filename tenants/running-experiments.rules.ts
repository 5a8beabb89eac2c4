import type { Experiment } from './measurement-settings.ts';

/** Goals that belong to a form: a test with one changes the form. */
const FORM_GOALS: readonly Experiment['goal'][] = ['newsletter'];

/** The running tests: those of forms only where `features.experimentForms` is on. */
export function listRunningExperiments(tenant: {
  readonly experiments: readonly Experiment[];
  readonly features: { readonly experimentForms: boolean };
}): readonly Experiment[] {
  if (tenant.features.experimentForms) return tenant.experiments;
  return tenant.experiments.filter(({ goal }) => !FORM_GOALS.includes(goal));
}
