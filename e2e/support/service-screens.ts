import type { TestServer } from '#wiring/test-server.ts';
import { httpVisitor } from './http-visitor.ts';
import type { Places } from './places.ts';
import type { Screen } from './screen.types.ts';

/** Help, the contact form on its way from a subject to its fields, and the survey. */
export function serviceScreens(server: TestServer, { tenant, localeSettings: { paths } }: Places): Screen[] {
  const screen = (name: string, path: string | null): Screen => ({
    ...{ name, path: path ?? '', status: 200 },
    who: httpVisitor(server.origin(tenant)),
  });
  return [
    screen('help', paths.serviceHome),
    screen('help, returns', paths.helpReturns),
    screen('contact', paths.contact),
    screen('contact, subject', `${paths.contact}?topic=shipping`),
    screen('contact, leaf', `${paths.contact}?topic=shipping.damaged`),
    screen('survey', paths.survey),
  ];
}
