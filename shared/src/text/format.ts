/** Forms of a noun by plural category (CLDR); `other` serves every category that a language lacks. */
export type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** Numbers, lists, dates and plurals as one language writes them. */
export interface Format {
  /** BCP 47 tag that `Intl` is called with. */
  readonly locale: string;
  number: (value: number, options?: Intl.NumberFormatOptions) => string;
  /** An amount in a currency's minor unit (cents), as `formatPrice` promises. */
  price: (amount: number, currency: string) => string;
  date: (value: Date, options: Intl.DateTimeFormatOptions) => string;
  list: (items: readonly string[]) => string;
  /** Picks the form of a noun: `plural(2, { one: 'course', other: 'courses' })` is `courses`. */
  plural: (count: number, forms: PluralForms) => string;
  /** A number with its noun: `2,000 courses`. */
  count: (count: number, forms: PluralForms) => string;
  /** The name of a language by its BCP 47 tag, or the tag itself when it is not well formed. */
  languageName: (tag: string) => string;
}

/** The site's English is British; other languages are passed to `Intl` as they are. */
const ENGLISH = 'en-GB';

/** English numbers from 0 to below a billion, without separators of groups, by the options of `Intl`. */
const ENGLISH_NUMBERS: Record<string, ((value: number) => string) | undefined> = {
  '{}': (value) => String(Number(value.toFixed(3))),
  // Binary fractions: 0.575 × 100 is 57.49…, and 4.35 to one digit would be 4.3.
  '{"style":"percent"}': (value) => `${Math.round(Number((value * 100).toFixed(9)))}%`,
  '{"minimumFractionDigits":1,"maximumFractionDigits":1}': (value) => (Math.round(value * 10) / 10).toFixed(1),
};

/** The places of the commas in a number with at most three decimals. */
const GROUPS = /\B(?=(\d{3})+(?!\d))/g;

/** Currencies that English prices are written in without `Intl`. */
const SYMBOLS: Record<string, string | undefined> = { eur: '€', gbp: '£', usd: 'US$' };

const formats: Record<string, Format | undefined> = {};

/** Returns the formatter of a language. It is created once; a tag that `Intl` refuses falls back to English. */
export function formatOf(language: string): Format {
  return (formats[language] ??= createFormat(language === 'en' || !isTag(language) ? ENGLISH : language));
}

type IntlFormat<O, I> = new (locale: string, options: O) => I;

function createFormat(locale: string): Format {
  const instances: Record<string, unknown> = {};
  /** Returns the one `Intl` object of these options: creating it costs far more than using it. */
  const intl = <O extends object, I>(Constructor: IntlFormat<O, I>, options: O): I =>
    (instances[Constructor.name + JSON.stringify(options)] ??= new Constructor(locale, options)) as I;
  const { NumberFormat, DateTimeFormat, ListFormat, PluralRules, DisplayNames } = Intl;
  // Plain English does without Intl: its first use takes long on a slow phone, and would hold up the page's start.
  const isEnglish = locale === ENGLISH;
  const number: Format['number'] = (value, options = {}) =>
    (isEnglish &&
      value >= 0 &&
      value < 1e9 &&
      ENGLISH_NUMBERS[JSON.stringify(options)]?.(value).replace(GROUPS, ',')) ||
    intl(NumberFormat, options).format(value);
  const plural: Format['plural'] = (count, forms) =>
    forms[isEnglish ? (Math.abs(count) === 1 ? 'one' : 'other') : intl(PluralRules, {}).select(count)] ?? forms.other;
  return {
    locale,
    number,
    price(amount, currency) {
      const symbol = isEnglish && SYMBOLS[currency];
      if (symbol && amount >= 0 && amount < 1e5) return symbol + (amount / 100).toFixed(2);
      const format = intl(NumberFormat, { style: 'currency', currency } as const);
      // Digits of the minor unit: 2 for EUR, 0 for JPY.
      return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
    },
    plural,
    date: (value, options) => intl(DateTimeFormat, options).format(value),
    list: (items) => (isEnglish && items.length < 3 ? items.join(' and ') : intl(ListFormat, {}).format(items)),
    count: (count, forms) => `${number(count)} ${plural(count, forms)}`,
    languageName: (tag) => (isTag(tag) && intl(DisplayNames, { type: 'language' }).of(tag)) || tag,
  };
}

function isTag(language: string): boolean {
  try {
    return Intl.getCanonicalLocales(language).length > 0;
  } catch {
    return false;
  }
}
