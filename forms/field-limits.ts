/** Characters of the shortest password (product 5.1). */
export const SHORTEST_PASSWORD = 6;

/**
 * Most characters of a field: its schema refuses more, and the browser accepts no more. No limit of a text field is
 * written anywhere else.
 */
export const FIELD_LIMITS = {
  /** a label wraps names longer than one of its lines */
  personName: 70,
  placeName: 80,
  /** EPC SEPA rulebook, AT-D001 */
  accountHolder: 70,
  /** staircase and door may stand in it: 12-14/2/15a; a QR bill has 16 */
  houseNumber: 16,
  houseNumberAddition: 20,
  /** with the country before it: NL-1234 AB */
  postalCode: 10,
  phone: 30,
  /** RFC 5321, 4.5.3.1.3, less the angle brackets */
  email: 254,
  /** the longest of ISO 13616 has 34 characters, in groups of four with spaces between */
  iban: 42,
  /** ISO 9362 */
  bic: 11,
  postNumber: 40,
  voucherCode: 60,
  /** a customer or order number in any spelling */
  reference: 20,
  /** an order's number with separators */
  orderNumber: 30,
  /** of a declaration of withdrawal, accepted as typed */
  declaredName: 100,
  declaredArticles: 1000,
  contactMessage: 8000,
  password: 128,
  /** of a search in one's own orders or in the help */
  searchWords: 100,
  /** of an amount of money, with separators */
  amount: 20,
  /** a bound of a range of numbers, with separators */
  rangeBound: 13,
  /** centimetres with a decimal place */
  bodyMeasure: 6,
} as const;
