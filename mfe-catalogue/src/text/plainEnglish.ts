import type { Format } from '@lectern/shared/text';

// British English without `Intl`, whose first use holds up a slow phone for longer than the rest of a course's page
// takes to start.

const MONTHS = [
  ...['January', 'February', 'March', 'April', 'May', 'June'],
  ...['July', 'August', 'September', 'October', 'November', 'December'],
];

const LANGUAGES = new Map(
  Object.entries({
    ...{ ar: 'Arabic', de: 'German', en: 'English', es: 'Spanish', fr: 'French', hi: 'Hindi', it: 'Italian' },
    ...{ ja: 'Japanese', ko: 'Korean', nl: 'Dutch', pl: 'Polish', pt: 'Portuguese', ru: 'Russian', sv: 'Swedish' },
    ...{ tr: 'Turkish', uk: 'Ukrainian', zh: 'Chinese' },
  }),
);

/** Returns the day of a date in the visitor's time zone: `28 November 2026`. */
export const dayOf = (date: Date): string =>
  `${String(date.getDate())} ${MONTHS[date.getMonth()] ?? ''} ${String(date.getFullYear())}`;

/** Returns the month of a date in UTC: `November 2026`. */
export const monthOf = (date: Date): string => `${MONTHS[date.getUTCMonth()] ?? ''} ${String(date.getUTCFullYear())}`;

/** Returns the name of a language by its BCP 47 tag; `Intl` knows those that are not in the table. */
export const languageOf = (tag: string, format: Format): string => LANGUAGES.get(tag) ?? format.languageName(tag);
