/** Days without deliveries besides Saturdays and Sundays: fixed ones as MM-DD, others in days from Easter. */
type Holidays = { readonly fixed: readonly string[]; readonly fromEaster: readonly number[] };

const GOOD_FRIDAY = -2;
const EASTER_MONDAY = 1;
const ASCENSION = 39;
const WHIT_MONDAY = 50;
const CORPUS_CHRISTI = 60;

/** By ISO 3166-1 alpha-2; nation-wide ones only, since a delivery is promised before the address is known. */
export const HOLIDAYS: Readonly<Record<string, Holidays>> = {
  NL: {
    fixed: ['01-01', '04-27', '12-25', '12-26'],
    fromEaster: [EASTER_MONDAY, ASCENSION, WHIT_MONDAY],
  },
  DE: {
    fixed: ['01-01', '05-01', '10-03', '12-25', '12-26'],
    fromEaster: [GOOD_FRIDAY, EASTER_MONDAY, ASCENSION, WHIT_MONDAY],
  },
  AT: {
    fixed: ['01-01', '01-06', '05-01', '08-15', '10-26', '11-01', '12-08', '12-25', '12-26'],
    fromEaster: [EASTER_MONDAY, ASCENSION, WHIT_MONDAY, CORPUS_CHRISTI],
  },
  CH: {
    fixed: ['01-01', '08-01', '12-25', '12-26'],
    fromEaster: [GOOD_FRIDAY, EASTER_MONDAY, ASCENSION, WHIT_MONDAY],
  },
};
