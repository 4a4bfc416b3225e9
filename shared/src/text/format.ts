/** Forms of a noun by plural category (CLDR); `other` serves every category that a language lacks. */
export type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** Numbers, lists, dates and plurals as one language writes them. */
export interface Format {
  /** BCP 47 tag that `Intl` is called with. */
  readonly locale: string;
  number: (value: number, options?: Intl.NumberFormatOptions) => string;
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
  const number: Format['number'] = (value, options) =>
    isEnglish && !options && value < 1000 && value >= 0 && Number.isInteger(value)
      ? String(value)
      : intl(NumberFormat, options ?? {}).format(value);
  const plural: Format['plural'] = (count, forms) =>
    forms[isEnglish ? (Math.abs(count) === 1 ? 'one' : 'other') : intl(PluralRules, {}).select(count)] ?? forms.other;
  return {
    locale,
    number,
    plural,
    date: (value, options) => intl(DateTimeFormat, options).format(value),
    list: (items) => intl(ListFormat, {}).format(items),
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
