import { expect, it } from 'vitest';
import { goesToPartner } from './open-questions.ts';

const service = (chosen: boolean | null, needsAppointment: boolean) => ({ chosen, needsAppointment });

it.each([
  // before its day is chosen the goods are the partner's already
  [[service(true, true)], true],
  [[service(true, false), service(true, true)], true],
  [[service(false, true)], false],
  [[service(null, true)], false],
  [[service(true, false)], false],
  [[], false],
])('of the services %j the goods go to a partner: %s', (services, expected) =>
  expect(goesToPartner(services)).toBe(expected),
);
