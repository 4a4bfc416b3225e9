import type { Format } from '@lectern/shared/text';

/** Forms of an Arabic noun by plural category. The first three are whole phrases: they say their number in words. */
export type CountedNoun = readonly [zero: string, one: string, two: string, few: string, many: string, other: string];

/** Returns a number with its noun: `درس واحد`, `درسان`, `3 دروس`, `11 درسًا`, `100 درس`. */
export function counted(format: Format, count: number, noun: CountedNoun): string {
  const [zero, one, two, few, many, other] = noun;
  const form = format.plural(count, { zero, one, two, few, many, other });
  return count === 0 || count === 1 || count === 2 ? form : `${format.number(count)} ${form}`;
}

/** Isolates text that may be in another language or direction, such as a name or an address, from its sentence. */
export function isolated(text: string): string {
  return `\u2068${text}\u2069`;
}

/** Returns a title in Arabic quotation marks, isolated from its sentence. */
export function quoted(title: string): string {
  return `«${isolated(title)}»`;
}
