import { publicOrigin } from './publicOrigin';

test.each([
  [undefined, undefined, null],
  [undefined, '', null],
  ['https://learn.example', undefined, 'https://learn.example'],
  [undefined, 'https://Learn.example/', 'https://learn.example'],
  ['http://10.0.0.7:8080', 'https://other.example', 'http://10.0.0.7:8080'],
])('--origin %s and LECTERN_ORIGIN=%s is %s', (flag, variable, origin) => {
  expect(publicOrigin(flag, variable)).toBe(origin);
});

test.each([
  'learn.example',
  'ftp://learn.example',
  'https://learn.example/courses',
  'https://learn.example/?a',
  'https://user@learn.example',
  'https://',
])('refuses %s', (text) => {
  expect(() => publicOrigin(text)).toThrow(`"${text}" is not an origin.`);
});
