import { ContractError, list, text, type Parser } from '../../contract/parse';
import { ID, LANGUAGE, SLUG } from './patterns';

export { integer } from '../../contract/parse';

/** Accepts a value for which `is` returns true; `expected` names it in messages. */
export const check =
  <T>(expected: string, is: (value: unknown) => value is T): Parser<T> =>
  (value, path) => {
    if (!is(value)) throw new ContractError(path, expected, value);
    return value;
  };

/** Accepts any value, also undefined. */
export const anything: Parser<unknown> = (value) => value;

/** True or false. */
export const boolean = /*#__PURE__*/ check('true or false', (value) => typeof value === 'boolean');

/** Any string. */
export const string = /*#__PURE__*/ check('a text', (value) => typeof value === 'string');

/** A string of `min` to `max` UTF-16 units. */
export const chars = (min: number, max: number): Parser<string> =>
  check(
    `${String(min)} to ${String(max)} characters`,
    (value): value is string => typeof value === 'string' && value.length >= min && value.length <= max,
  );

/** A number from `min` to `max`, both included. */
export const number = (min = -Infinity, max = Infinity): Parser<number> =>
  check(
    `a number from ${String(min)} to ${String(max)}`,
    (value): value is number => typeof value === 'number' && value >= min && value <= max,
  );

/** An array of `min` to `max` entries that `item` accepts. */
export const boundedList =
  <T>(item: Parser<T>, max: number, min = 0): Parser<T[]> =>
  (value, path) => {
    const items = list(anything)(value, path);
    if (items.length < min || items.length > max)
      throw new ContractError(path, `${String(min)} to ${String(max)} entries`, value);
    return list(item)(items, path);
  };

/** Accepts what `parser` accepts; undefined is replaced by `otherwise`. */
export const withDefault =
  <T>(parser: Parser<T>, otherwise: T): Parser<T> =>
  (value, path) =>
    value === undefined ? otherwise : parser(value, path);

/** An id of a document. */
export const id = /*#__PURE__*/ text('an id', ID);

/** A slug. */
export const slug = /*#__PURE__*/ text('a slug', SLUG);

/** An object path in storage: relative, without empty or dotted segments, at most 1,024 characters. */
export const storagePath = /*#__PURE__*/ text(
  'a path in storage',
  /^(?=[^]{1,1024}$)(?![^]*(^|\/)\.{1,2}(\/|$))[^/]+(\/[^/]+)*$/,
);

/** Browsers and Node both have it; the domain is compiled with the types of neither. */
declare const URL: { canParse(address: string): boolean };

/** An https address of at most 2,048 characters. */
export const httpsUrl = /*#__PURE__*/ check(
  'an https address',
  (value): value is string =>
    typeof value === 'string' && value.length <= 2048 && value.startsWith('https://') && URL.canParse(value),
);

/** A language tag. */
export const language = /*#__PURE__*/ text('a language tag', LANGUAGE);

/** A currency by its three letters (ISO 4217), in lower case as Stripe writes them. */
export const currency = /*#__PURE__*/ text('a currency', /^[a-z]{3}$/);

/** A valid Date, as the documents façade returns times. */
export const time = /*#__PURE__*/ check(
  'a time',
  (value): value is Date => value instanceof Date && !Number.isNaN(value.getTime()),
);
