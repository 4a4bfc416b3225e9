import { trustedHops } from './trustedHops';

test.each([
  [undefined, undefined, 0],
  [undefined, '', 0],
  [undefined, '0', 0],
  [undefined, '1', 1],
  [undefined, '3', 3],
  [true, undefined, 1],
  [true, '2', 1],
  ['2', undefined, 2],
  ['0', '1', 0],
] as const)('--trust-proxy %s and LECTERN_TRUST_PROXY=%s are %i hops', (flag, variable, hops) => {
  expect(trustedHops(flag, variable)).toBe(hops);
});

test.each([
  [undefined, 'nginx', 'LECTERN_TRUST_PROXY is "nginx".'],
  ['-1', undefined, '--trust-proxy is "-1".'],
  ['10', undefined, '--trust-proxy is "10".'],
  ['true', undefined, '--trust-proxy is "true".'],
])('refuses --trust-proxy %s and LECTERN_TRUST_PROXY=%s', (flag, variable, message) => {
  expect(() => trustedHops(flag, variable)).toThrow(message);
});
