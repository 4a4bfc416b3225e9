import { faultsOf, type ReviewDraft } from './reviewDraft';

const gift = (changes: Partial<ReviewDraft>): ReviewDraft => ({
  ...{ coupon: '', isGift: true, email: 'friend@lectern.example', message: '' },
  ...changes,
});

test.each([
  ['', 'emailMissing'],
  ['friend', 'emailInvalid'],
  ['maxi@müller.example', 'emailInvalid'],
  [`${'a'.repeat(250)}@b.example`, 'emailInvalid'],
  [' friend@lectern.example ', undefined],
] as const)('a gift is sent to addresses that the rules accept: "%s" is %s', (email, fault) => {
  expect(faultsOf(gift({ email }), { acceptsTerms: true }).email).toBe(fault);
});

test('the address of the recipient is checked for a gift only', () => {
  expect(faultsOf(gift({ isGift: false, email: 'friend' }), { acceptsTerms: true })).toEqual({});
});
