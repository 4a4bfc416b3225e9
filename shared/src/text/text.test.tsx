import { act, render, screen } from '@testing-library/react';
import { defineText, textOf, useText, type TextFactory, type TextOf } from './defineText';
import { formatOf } from './format';
import { directionOf, formatPrice } from '.';

const english = defineText((format) => ({
  title: 'Courses',
  found: (n: number) => format.count(n, { one: 'course', other: 'courses' }),
}));

const german: TextFactory<TextOf<typeof english>> = (format) => ({
  title: 'Kurse',
  found: (n) => format.count(n, { one: 'Kurs', other: 'Kurse' }),
});

const setLanguage = (language: string) =>
  act(async () => {
    document.documentElement.lang = language;
    await Promise.resolve();
  });

afterEach(() => setLanguage('en'));

describe('texts in the page’s language', () => {
  test('a component that is shown changes with the language', async () => {
    const text = defineText(
      (format): TextOf<typeof english> => ({ title: 'Courses', found: (n) => format.number(n) }),
      (language) => (language === 'de' ? german : undefined),
    );
    const Title = () => <h1>{useText(text).title}</h1>;
    render(<Title />);
    expect(screen.getByRole('heading')).toHaveTextContent('Courses');
    await setLanguage('de');
    expect(screen.getByRole('heading')).toHaveTextContent('Kurse');
    expect(textOf(text).found(2000)).toBe('2.000 Kurse');
    expect(textOf(text)).toBe(textOf(text));
    await setLanguage('ar');
    expect(screen.getByRole('heading')).toHaveTextContent('Courses');
  });

  test('a translation that loads later is used from the next reading on', async () => {
    const loaded: Record<string, TextFactory<{ title: string }>> = {};
    const text = defineText(
      () => ({ title: 'Courses' }),
      (language) => loaded[language],
    );
    await setLanguage('de');
    expect(textOf(text).title).toBe('Courses');
    loaded.de = () => ({ title: 'Kurse' });
    expect(textOf(text).title).toBe('Kurse');
  });

  test.each([
    ['en', '2,000 courses'],
    ['de', '2.000 courses'],
  ])('numbers follow the language even where the words are English: %s', async (language, expected) => {
    await setLanguage(language);
    expect(textOf(english).found(2000)).toBe(expected);
  });
});

describe('a language’s format', () => {
  test('plurals use the categories of the language', () => {
    const forms = { zero: 'z', one: 'o', two: 't', few: 'f', many: 'm', other: 'x' };
    expect([0, 1, 2, 3, 11, 100].map((n) => formatOf('ar').plural(n, forms))).toEqual(['z', 'o', 't', 'f', 'm', 'x']);
    expect(formatOf('en').plural(0, { one: 'course', other: 'courses' })).toBe('courses');
  });

  test('English numbers and plurals are those of Intl', () => {
    const { number, plural } = formatOf('en');
    const values = [
      ...Array.from({ length: 1100 }, (_, value) => value),
      -1,
      -1000,
      0.5,
      1.5,
      999.5,
      999.9995,
      1234.5678,
      20_000,
      123_456.125,
      1e6,
      999_999_999,
      1e9,
      NaN,
      Infinity,
    ];
    const rules = new Intl.PluralRules('en-GB');
    expect(values.map((value) => number(value))).toEqual(values.map((value) => value.toLocaleString('en-GB')));
    expect(number(2026, { useGrouping: false })).toBe('2026');
    expect(values.map((value) => plural(value, { one: 'one', other: 'other' }))).toEqual(
      values.map((value) => rules.select(value)),
    );
  });

  test('English percentages, ratings and lists are those of Intl', () => {
    const { number, list } = formatOf('en');
    const shares = Array.from({ length: 100 }, (_, of) => [1 / (of + 1), of / (of + 2), of / 40]).flat();
    const values = [...Array.from({ length: 5100 }, (_, value) => value / 5), 12_345.6, 1e6];
    for (const options of [{ style: 'percent' }, { minimumFractionDigits: 1, maximumFractionDigits: 1 }] as const)
      for (const value of [...shares, ...values])
        expect([value, number(value, options)]).toEqual([value, value.toLocaleString('en-GB', options)]);
    const lists = new Intl.ListFormat('en-GB');
    for (const items of [[], ['a'], ['a', 'b'], ['a', 'b', 'c']]) expect(list(items)).toBe(lists.format(items));
  });

  test.each(['eur', 'gbp', 'usd', 'chf', 'jpy'])('English prices in %s are those of Intl', (currency) => {
    const digits = currency === 'jpy' ? 0 : 2;
    for (const amount of [
      ...Array.from({ length: 1001 }, (_, step) => step * 7),
      0,
      99_999,
      100_000,
      123_456_700,
      -100,
    ]) {
      const value = amount / 10 ** digits;
      const options = { style: 'currency', currency } as const;
      expect(formatPrice(formatOf('en'), amount, currency)).toBe(value.toLocaleString('en-GB', options));
    }
  });

  test('languageName returns the name of a language, or an invalid tag unchanged', () => {
    expect(['de', 'zz-zz-zz', 'a'].map(formatOf('en').languageName)).toEqual(['German', 'zz-zz-zz', 'a']);
  });

  test('a tag that Intl rejects is formatted as English', () => {
    expect(formatOf('not a tag').number(1234.5)).toBe('1,234.5');
  });

  test.each([
    ['en', 'ltr'],
    ['ar', 'rtl'],
    ['ar-EG', 'rtl'],
    ['he', 'rtl'],
  ])('the direction of %s is %s', (language, direction) => {
    expect(directionOf(language)).toBe(direction);
  });
});
