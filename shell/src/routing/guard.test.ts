import fc from 'fast-check';
import { guard } from './guard';

test.each([
  ['public', false, 'show'],
  ['public', true, 'show'],
  ['signed-in', false, 'sign-in'],
  ['signed-in', true, 'show'],
] as const)('%s, signed in: %s → %s', (access, isSignedIn, verdict) => {
  expect(guard(access, isSignedIn)).toBe(verdict);
});

test('an unknown access is denied to everyone', () => {
  fc.assert(
    fc.property(fc.anything(), fc.boolean(), (access, isSignedIn) => {
      if (access !== 'public' && access !== 'signed-in') expect(guard(access, isSignedIn)).toBe('deny');
    }),
  );
  for (const access of [undefined, null, '', 'Public', 'public ', 'admin', ['public']])
    expect(guard(access, true)).toBe('deny');
});
