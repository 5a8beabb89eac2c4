import type { TestServer } from '#wiring/test-server.ts';
import { createHttpVisitor } from '../http-visitor.ts';
import type { Places } from './places.ts';
import type { Screen } from './screen.types.ts';

/** Help, the contact form on its way from a subject to its fields, and the survey. */
export function listServiceScreens(
  server: TestServer,
  { tenant, localeSettings: { paths } }: Places,
): Screen[] {
  const createScreen = (name: string, path: string | null): Screen => ({
    ...{ name, path: path ?? '', status: 200 },
    who: createHttpVisitor(server.getOrigin(tenant)),
  });
  return [
    createScreen('help', paths.serviceHome),
    createScreen('help, returns', paths.helpReturns),
    createScreen('contact', paths.contact),
    createScreen('contact, subject', `${paths.contact}?topic=shipping`),
    createScreen('contact, leaf', `${paths.contact}?topic=shipping.damaged`),
    createScreen('survey', paths.survey),
  ];
}
