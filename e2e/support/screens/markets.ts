/** A market as a shopper meets it: where it is, and what stands on the buttons. */
export type MarketCase = {
  tenant: string;
  locale: string;
  home: string;
  basket: string;
  login: string;
  delivery: string;
  address: {
    givenName: string;
    familyName: string;
    street: string;
    houseNumber: string;
    postalCode: string;
    city: string;
  };
  /** the only words on the order button */
  orderButton: string;
  thanks: string;
  mailSubject: RegExp;
};

export const markets: readonly MarketCase[] = [
  {
    tenant: 'nl',
    locale: 'nl-NL',
    home: '/',
    basket: '/winkelmandje',
    login: '/bestellen/inloggen',
    delivery: '/bestellen/bezorging',
    address: {
      givenName: 'Sanne',
      familyName: 'van den Berg',
      street: 'Lange Kleiweg',
      houseNumber: '12',
      postalCode: '2288 GK',
      city: 'Rijswijk',
    },
    orderButton: 'Bestelling met betalingsverplichting',
    thanks: 'Bedankt voor je bestelling',
    mailSubject: /bestelling/i,
  },
  {
    tenant: 'de',
    locale: 'de-DE',
    home: '/',
    basket: '/warenkorb',
    login: '/kasse/registrieren',
    delivery: '/kasse/lieferservice',
    address: {
      givenName: 'Jürgen',
      familyName: 'Groß',
      street: 'Große Bleichen',
      houseNumber: '12a',
      postalCode: '20354',
      city: 'Hamburg',
    },
    orderButton: 'zahlungspflichtig bestellen',
    thanks: 'Vielen Dank für Ihre Bestellung',
    mailSubject: /Bestellung/,
  },
  {
    tenant: 'at',
    locale: 'de-AT',
    home: '/',
    basket: '/warenkorb',
    login: '/kasse/registrieren',
    delivery: '/kasse/lieferservice',
    address: {
      givenName: 'Leni',
      familyName: 'Moser',
      street: 'Linzer Gasse',
      houseNumber: '3/5',
      postalCode: '5020',
      city: 'Salzburg',
    },
    orderButton: 'zahlungspflichtig bestellen',
    thanks: 'Vielen Dank für Ihre Bestellung',
    mailSubject: /Bestellung/,
  },
  {
    tenant: 'ch',
    locale: 'fr-CH',
    home: '/fr',
    basket: '/fr/panier',
    login: '/fr/caisse/connexion',
    delivery: '/fr/caisse/livraison',
    address: {
      givenName: 'Zoé',
      familyName: 'Dubois',
      street: 'Rue de Bourg',
      houseNumber: '7',
      postalCode: '1003',
      city: 'Lausanne',
    },
    orderButton: 'Commander avec obligation de paiement',
    thanks: 'Merci pour votre commande',
    mailSubject: /commande/i,
  },
];
