import { trustsProxy } from './trustsProxy';

test.each([
  [undefined, undefined, false],
  [undefined, '', false],
  [undefined, '0', false],
  [undefined, '1', true],
  [true, undefined, true],
  [true, '0', true],
] as const)('--trust-proxy %s and LECTERN_TRUST_PROXY=%s', (flag, variable, trusted) => {
  expect(trustsProxy(flag, variable)).toBe(trusted);
});

test('refuses values other than 0 and 1', () => {
  expect(() => trustsProxy(undefined, 'nginx')).toThrow('LECTERN_TRUST_PROXY is "nginx".');
});
