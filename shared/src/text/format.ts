/** Forms of a noun by plural category (CLDR); `other` serves every category that a language lacks. */
export type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** Numbers, lists, dates and plurals as one language writes them. */
export interface Format {
  /** BCP 47 tag that `Intl` is called with. */
  readonly locale: string;
  number(value: number, options?: Intl.NumberFormatOptions): string;
  date(value: Date, options: Intl.DateTimeFormatOptions): string;
  list(items: readonly string[]): string;
  /** Picks the form of a noun: `plural(2, { one: 'course', other: 'courses' })` is `courses`. */
  plural(count: number, forms: PluralForms): string;
  /** A number with its noun: `2,000 courses`. */
  count(count: number, forms: PluralForms): string;
  /** The name of a language by its BCP 47 tag, or the tag itself when it is not well formed. */
  languageName(tag: string): string;
}

/** The site's English is British; other languages are passed to `Intl` as they are. */
const localeOf = (language: string): string => (language === 'en' ? 'en-GB' : language);

const formats = new Map<string, Format>();

/** Returns the formatter of a language. It is made once; a tag that `Intl` refuses falls back to English. */
export function formatOf(language: string): Format {
  let format = formats.get(language);
  if (!format) {
    format = createFormat(isSupported(language) ? localeOf(language) : 'en-GB');
    formats.set(language, format);
  }
  return format;
}

function createFormat(locale: string): Format {
  const made = new Map<string, unknown>();
  /** Intl objects are costly to make, so each set of options makes one. */
  const once = <T>(kind: string, options: object, create: () => T): T => {
    const key = kind + JSON.stringify(options);
    if (!made.has(key)) made.set(key, create());
    return made.get(key) as T;
  };
  const format: Format = {
    locale,
    number: (value, options = {}) => once('n', options, () => new Intl.NumberFormat(locale, options)).format(value),
    date: (value, options) => once('d', options, () => new Intl.DateTimeFormat(locale, options)).format(value),
    list: (items) => once('l', {}, () => new Intl.ListFormat(locale)).format(items),
    plural: (count, forms) => forms[once('p', {}, () => new Intl.PluralRules(locale)).select(count)] ?? forms.other,
    count: (count, forms) => `${format.number(count)} ${format.plural(count, forms)}`,
    languageName: (tag) => {
      try {
        return once('t', {}, () => new Intl.DisplayNames(locale, { type: 'language' })).of(tag) ?? tag;
      } catch {
        return tag;
      }
    },
  };
  return format;
}

function isSupported(language: string): boolean {
  try {
    return Intl.getCanonicalLocales(language).length > 0;
  } catch {
    return false;
  }
}
