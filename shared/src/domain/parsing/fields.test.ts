import * as v from 'valibot';
import { ContractError, type Parser } from '../../contract/parse';
import { chars, httpsUrl, id, language, slug, integer } from './fields';
import * as form from './formFields';

const VALUES: unknown[] = [
  undefined,
  null,
  '',
  ' ',
  'a',
  'ab',
  'abc',
  'Ab',
  'a-b',
  'a--b',
  '-a',
  'a_b',
  'a\n',
  'é',
  'en',
  'pt-BR',
  'zh-Hant-TW',
  'en-',
  'english',
  'x'.repeat(120),
  'x'.repeat(121),
  'x'.repeat(128),
  'x'.repeat(129),
  'https://a.example/b?c',
  'https://',
  'https://[',
  'http://a.example',
  'javascript:alert(1)',
  `https://a.example/${'x'.repeat(2030)}`,
  `https://a.example/${'x'.repeat(2031)}`,
  0,
  1,
  2,
  3,
  4,
  -1,
  1.5,
  NaN,
  Infinity,
  2 ** 53,
  2 ** 53 - 1,
  true,
  [],
  ['a'],
  {},
  new Date(),
];

function accepts(parse: Parser<unknown>, value: unknown): boolean {
  try {
    return parse(value, 'field') === value;
  } catch (error) {
    if (error instanceof ContractError) return false;
    throw error;
  }
}

test.each<[string, Parser<unknown>, v.GenericSchema]>([
  ['chars', chars(2, 120), form.chars(2, 120)],
  ['integer', integer(1, 3), form.integer(1, 3)],
  ['integer without a maximum', integer(0), form.integer(0)],
  ['id', id, form.id],
  ['slug', slug, form.slug],
  ['language', language, form.language],
  ['httpsUrl', httpsUrl, form.httpsUrl],
])('%s accepts the same values in a document and in a form', (_name, parse, schema) => {
  for (const value of VALUES) expect([value, accepts(parse, value)]).toEqual([value, v.is(schema, value)]);
});

test('a malformed form is rejected with its field', () => {
  const parse = form.formParser(v.object({ who: v.object({ email: form.email }) }));
  expect(parse({ who: { email: 'a@b.example' } }, '')).toEqual({ who: { email: 'a@b.example' } });
  expect(() => parse({ who: { email: 'nobody' } }, '')).toThrow('.who.email: expected');
  expect(() => parse(null, 'here')).toThrow('here: expected Object, found null');
});
