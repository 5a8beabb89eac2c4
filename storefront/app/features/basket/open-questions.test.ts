import { expect, it } from 'vitest';
import { goesToPartner } from './open-questions.ts';

const createService = (chosen: boolean | null, needsAppointment: boolean) => ({ chosen, needsAppointment });

it.each([
  // before its day is chosen the goods are the partner's already
  [[createService(true, true)], true],
  [[createService(true, false), createService(true, true)], true],
  [[createService(false, true)], false],
  [[createService(null, true)], false],
  [[createService(true, false)], false],
  [[], false],
])('the services %j send the goods to a partner: %s', (services, expected) =>
  expect(goesToPartner(services)).toBe(expected),
);
