import type { MailContent } from '#commerce/ground/mail/mail-page.rules.ts';
import type { Tenant } from '#tenants/tenant.ts';
import type { DeskLanguage } from './staff-member.queries.ts';

type Words = {
  readonly subject: string;
  readonly text: string;
  readonly ends: string;
  readonly ignore: string;
  readonly action: string;
};

/** The desk speaks English too, which no shop does: its words stand beside each other here. */
const WORDS: Readonly<Record<DeskLanguage, (brand: string, hours: number) => Words>> = {
  nl: (brand, hours) => ({
    subject: `Je toegang tot de desk van ${brand}`,
    text: `Je bent uitgenodigd voor de desk van ${brand}. Kies een wachtwoord en koppel een authenticator-app.`,
    ends: `De link werkt één keer, binnen ${hours} uur.`,
    ignore: 'Verwachtte je deze mail niet? Dan hoef je niets te doen.',
    action: 'Uitnodiging aannemen',
  }),
  de: (brand, hours) => ({
    subject: `Ihr Zugang zum Desk von ${brand}`,
    text: `Sie wurden zum Desk von ${brand} eingeladen. Wählen Sie ein Passwort und verbinden Sie eine Authenticator-App.`,
    ends: `Der Link gilt einmal und ${hours} Stunden lang.`,
    ignore: 'Sie haben diese E-Mail nicht erwartet? Dann brauchen Sie nichts zu tun.',
    action: 'Einladung annehmen',
  }),
  fr: (brand, hours) => ({
    subject: `Votre accès au desk de ${brand}`,
    text: `Vous avez été invité au desk de ${brand}. Choisissez un mot de passe et associez une application d’authentification.`,
    ends: `Le lien est valable une seule fois, pendant ${hours} heures.`,
    ignore: 'Vous n’attendiez pas ce message ? Vous n’avez rien à faire.',
    action: 'Accepter l’invitation',
  }),
  en: (brand, hours) => ({
    subject: `Your access to the desk of ${brand}`,
    text: `You have been invited to the desk of ${brand}. Choose a password and connect an authenticator app.`,
    ends: `The link works once, within ${hours} hours.`,
    ignore: 'You did not expect this mail? Then there is nothing to do.',
    action: 'Accept the invitation',
  }),
};

/** The mail that invites a member of staff, in her language and under the tenant's name. */
export function buildInvitationMail(
  tenant: Tenant,
  language: DeskLanguage,
  { url, hours }: { readonly url: string; readonly hours: number },
): MailContent {
  const { subject, text, ends, ignore, action } = WORDS[language](tenant.companyName, hours);
  const { legalName, street, postalCode, city } = tenant.company;
  return {
    language,
    formatLabelled: (label, value) => `${label}: ${value}`,
    accent: tenant.brand.colours.accent.light,
    brand: tenant.companyName,
    subject,
    preview: text,
    title: subject,
    paragraphs: [text, ends, ignore],
    reference: null,
    action: { label: action, url },
    ordered: null,
    sections: [],
    links: [],
    footer: [`${legalName}, ${street}, ${postalCode} ${city}`],
    help: [],
  };
}
