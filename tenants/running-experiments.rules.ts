import type { Experiment } from './measurement-settings.ts';

/** Goals that are a form's: such a test changes the form. */
const FORM_GOALS: readonly Experiment['goal'][] = ['newsletter'];

/** The tests that visitors take part in: those of forms only where `features.experimentForms` is on. */
export function runningExperiments(tenant: {
  readonly experiments: readonly Experiment[];
  readonly features: { readonly experimentForms: boolean };
}): readonly Experiment[] {
  if (tenant.features.experimentForms) return tenant.experiments;
  return tenant.experiments.filter(({ goal }) => !FORM_GOALS.includes(goal));
}
