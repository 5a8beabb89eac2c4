import { expect, it } from 'vitest';
import { DEFAULT_LOCALE, readSources } from './catalogue.ts';

const dutch = await readSources('nl-NL');
const german = await readSources(DEFAULT_LOCALE);

/** Every Dutch text that is promised word for word (product 2, 4, 5, 8), and the ids that say it. */
it.each([
  ['account.login.title', 'Inloggen'],
  ['account.section.accountInvoices', 'Facturen / Betalingen'],
  ['account.balance.title', 'Het belangrijkste in een oogopslag'],
  ['form.error.required', 'Dit is een verplicht veld.'],
  ['form.error.password.required', 'Dit is een verplicht veld.'],
  ['form.error.password.too_short', 'Wachtwoord is te kort.'],
  ['form.error.password.too_long', 'Wachtwoord is te lang.'],
  ['account.login.email.invalid', 'Het e-mailadres is ongeldig'],
  ['account.forgot.required', 'Verplicht'],
  ['form.error.email', 'Geef een geldig e-mailadres op'],
  ['contact.fault.email', 'Geef een geldig e-mailadres op'],
  ['form.error.date', 'Geef een geldige datum op'],
  ['form.error.digits', 'Nur Zahlen sind erlaubt'],
  ['form.error.postal_code', 'Vul alsjeblieft je postcode in'],
  ['catalogue.search.enter', 'Voer eerst uw zoekterm in'],
  ['wishlist.failed', 'Sorry, er is iets misgegaan. Probeer het later opnieuw'],
  ['account.forgot.failed', 'Er is helaas een fout opgetreden, probeer het later nog eens.'],
  ['account.forgot.busy', 'Helaas kunnen we je verzoek niet verwerken. Probeer het later nog eens.'],
  ['account.failed', 'Gebruikersgegevens konden niet worden opgehaald'],
  ['form.error.failed', 'Er is een fout opgetreden. Probeer het later opnieuw.'],
  ['contact.failed', 'Er is een fout opgetreden. Probeer het later opnieuw.'],
  ['catalogue.product.chooseFirst', 'Selecteer eerst een variant'],
  ['wishlist.choose', 'Selecteer eerst een variant'],
  ['newsletter.unknown.text', 'Er is geen nieuwsbrief aanmelding voor dit e-mailadres gevonden'],
] as const)('the text %s reads: %s', (id, text) => {
  expect(dutch[id]).toBe(text);
});

it('the rule that a customer number has digits only is stated in the promised words in any language', () => {
  expect(german['form.error.digits']).toBe('Nur Zahlen sind erlaubt');
});
