import fc from 'fast-check';
import { guard } from './guard';

test.each([
  ['public', false, 'show'],
  ['public', true, 'show'],
  ['signed-in', false, 'sign-in'],
  ['signed-in', true, 'show'],
] as const)('%s, signed in: %s → %s', (access, isSignedIn, verdict) => {
  expect(guard({ access }, isSignedIn)).toBe(verdict);
});

test('an unknown access is denied to everyone', () => {
  fc.assert(
    fc.property(fc.anything(), fc.boolean(), (access, isSignedIn) => {
      if (access !== 'public' && access !== 'signed-in')
        expect(guard({ access, publicWith: 'code' }, isSignedIn, '?code=1')).toBe('deny');
    }),
  );
  for (const access of [undefined, null, '', 'Public', 'public ', 'admin', ['public']])
    expect(guard({ access }, true)).toBe('deny');
});

test('a query parameter opens a route that names it, and no other', () => {
  const profile = { access: 'signed-in', publicWith: 'certificate' };
  expect(guard(profile, false, '?tab=certificates&certificate=4FZK')).toBe('show');
  for (const search of ['', '?certificates=1', '?tab=certificate', '?Certificate=1'])
    expect(guard(profile, false, search)).toBe('sign-in');
  expect(guard({ access: 'signed-in' }, false, '?certificate=4FZK')).toBe('sign-in');
  const forms = { ...profile, publicWithAny: ['user'] };
  expect([guard(forms, false, '?user=ada'), guard(forms, false, '?certificate=4FZK')]).toEqual(['show', 'show']);
  expect([guard(forms, false, '?tab=user'), guard(profile, false, '?user=ada')]).toEqual(['sign-in', 'sign-in']);
});
