/**
 * Numbers, money and dates in the markets' formats (CLDR 48, written out here because the output of Intl changes with
 * the ICU version of browser and server, and a page must not differ between them). Golden tests are beside it.
 */
type Separators = { group: string; decimal: string };
type MoneyPattern = Separators & { pattern: (sign: string, amount: string, unit: string) => string };
type LocaleFormat = {
  number: Separators;
  money: MoneyPattern;
  percent: string;
  date: (day: string, month: string, year: string) => string;
};

const nbsp = '\u00a0';
const narrow = '\u202f';

const formatDottedDate = (day: string, month: string, year: string) => `${day}.${month}.${year}`;

const formats: Readonly<Record<string, LocaleFormat>> = {
  'nl-NL': {
    number: { group: '.', decimal: ',' },
    money: { group: '.', decimal: ',', pattern: (sign, amount, unit) => `${unit}${nbsp}${sign}${amount}` },
    percent: '%',
    date: (day, month, year) => `${day}-${month}-${year}`,
  },
  'de-DE': {
    number: { group: '.', decimal: ',' },
    money: { group: '.', decimal: ',', pattern: (sign, amount, unit) => `${sign}${amount}${nbsp}${unit}` },
    percent: `${nbsp}%`,
    date: formatDottedDate,
  },
  'de-AT': {
    number: { group: nbsp, decimal: ',' },
    money: { group: '.', decimal: ',', pattern: (sign, amount, unit) => `${sign}${unit}${nbsp}${amount}` },
    percent: `${nbsp}%`,
    date: formatDottedDate,
  },
  'de-CH': {
    number: { group: "'", decimal: '.' },
    money: {
      group: "'",
      decimal: '.',
      pattern: (sign, amount, unit) => (sign ? `${unit}${sign}${amount}` : `${unit}${nbsp}${amount}`),
    },
    percent: '%',
    date: formatDottedDate,
  },
  'fr-CH': {
    number: { group: narrow, decimal: ',' },
    // CLDR puts the unit behind; shops of French-speaking Switzerland put it in front, like German-speaking ones
    money: {
      group: narrow,
      decimal: '.',
      pattern: (sign, amount, unit) => (sign ? `${unit}${sign}${amount}` : `${unit}${nbsp}${amount}`),
    },
    percent: '%',
    date: formatDottedDate,
  },
};

/** The unit of money: the ISO 4217 code, or the sign where the currency has one. */
export type PriceFormat = 'Iso' | 'symbol';

/** Amounts are minor units of currencies with two decimals. */
export type MoneyValue = { readonly minor: number; readonly currency: string };

const signs: Readonly<Record<string, string>> = { EUR: '€' };

function getLocaleFormat(locale: string): LocaleFormat {
  const format = formats[locale] ?? formats[resolveFallbackLocale(locale)];
  if (!format) throw new RangeError(`no format for the locale ${locale}`);
  return format;
}

/** A locale in a tenant's folder that is not listed is formatted like another of its language, else like de-DE. */
function resolveFallbackLocale(locale: string): string {
  const language = locale.slice(0, 2);
  return Object.keys(formats).find((known) => known.startsWith(language)) ?? 'de-DE';
}

function groupDigits(digits: string, separator: string): string {
  return digits.replace(/\B(?=(\d{3})+(?!\d))/g, separator);
}

/**
 * @param fractionDigits most digits after the decimal sign; trailing zeros are removed, except for the first `least`
 *   digits
 */
export function formatNumber(value: number, locale: string, fractionDigits = 2, least = 0): string {
  const { group, decimal } = getLocaleFormat(locale).number;
  const [whole = '0', fraction = ''] = Math.abs(value).toFixed(fractionDigits).split('.');
  const digits = fraction.replace(/0+$/, '').padEnd(least, '0');
  const written = groupDigits(whole, group) + (digits ? decimal + digits : '');
  return value < 0 && /[1-9]/.test(written) ? `-${written}` : written;
}

/** Largest measure whose digits stand together. */
const UNGROUPED_BELOW = 10_000;

/** A technical value as makers and names of articles write it: "1400 tpm", "5000 mAh", but "10.000 mAh". */
export function formatMeasure(value: number, locale: string): string {
  const written = formatNumber(value, locale);
  return Math.abs(value) < UNGROUPED_BELOW
    ? written.replace(getLocaleFormat(locale).number.group, '')
    : written;
}

export function formatMoney(money: MoneyValue, locale: string, priceFormat: PriceFormat): string {
  const { group, decimal, pattern } = getLocaleFormat(locale).money;
  const minor = Math.abs(money.minor);
  const amount =
    groupDigits(String(Math.floor(minor / 100)), group) + decimal + String(minor % 100).padStart(2, '0');
  const unit = priceFormat === 'Iso' ? money.currency : (signs[money.currency] ?? money.currency);
  return pattern(money.minor < 0 ? '-' : '', amount, unit);
}

/** The text of a field for an amount: formatted as money, without unit and groups. @param minor minor units */
export function formatAmount(minor: number, locale: string): string {
  return (minor / 100).toFixed(2).replace('.', getLocaleFormat(locale).money.decimal);
}

/** @param percent 12.9 is 12.9 % */
export function formatPercent(percent: number, locale: string, fractionDigits = 1): string {
  return formatNumber(percent, locale, fractionDigits) + getLocaleFormat(locale).percent;
}

/** A rate of credit: two decimals always (Directive (EU) 2023/2225 annex III). @param percent 10.9 is 10,90 % */
export function formatRate(percent: number, locale: string): string {
  return (
    percent.toFixed(2).replace('.', getLocaleFormat(locale).number.decimal) + getLocaleFormat(locale).percent
  );
}

/** Numeric date of the calendar day of `date` in `timeZone`. A string is a calendar day: YYYY-MM-DD. */
export function formatDate(date: Date | string, locale: string, timeZone: string): string {
  const iso = typeof date === 'string' ? date.slice(0, 10) : formatIsoDay(date, timeZone);
  const [year = '', month = '', day = ''] = iso.split('-');
  return getLocaleFormat(locale).date(day, month, year);
}

const dayFormats = new Map<string, Intl.DateTimeFormat>();

/** Creating one takes a hundred times as long as using it. */
function getDayFormat(timeZone: string): Intl.DateTimeFormat {
  let format = dayFormats.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-CA', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    });
    dayFormats.set(timeZone, format);
  }
  return format;
}

const MINUTE_MS = 60_000;
/** The last answer by time zone: within a minute of the clock the day is the same in every zone. */
const lastDays = new Map<string, { readonly minute: number; readonly day: string }>();

/** The calendar day in a time zone as YYYY-MM-DD. */
export function formatIsoDay(date: Date, timeZone: string): string {
  const minute = Math.floor(date.getTime() / MINUTE_MS);
  const last = lastDays.get(timeZone);
  if (last?.minute === minute) return last.day;
  const day = formatWrittenDay(date, timeZone);
  lastDays.set(timeZone, { minute, day });
  return day;
}

function formatWrittenDay(date: Date, timeZone: string): string {
  const parts = getDayFormat(timeZone).formatToParts(date);
  const findPart = (type: string) => parts.find((candidate) => candidate.type === type)?.value ?? '';
  return `${findPart('year')}-${findPart('month')}-${findPart('day')}`;
}
