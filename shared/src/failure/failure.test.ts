import { BackendError } from '../firebase/errors';
import { kindOf, sentenceOf } from '.';

it('knows a failed call of the backend by its name, for its class is another in each façade', () => {
  const ours = new BackendError('offline', new Error('auth/network-request-failed'));
  const theirs = Object.assign(new Error('refused'), {
    name: 'BackendError',
    kind: 'denied',
    sentence: 'This is not open to your account.',
  });
  expect([ours, theirs].map(kindOf)).toEqual(['offline', 'denied']);
  expect(sentenceOf(ours)).toMatch(/offline/);
  expect(sentenceOf(theirs)).toBe('This is not open to your account.');
});

it.each([
  new Error('ChunkLoadError'),
  Object.assign(new Error('gone'), { kind: 'missing' }),
  'denied',
  null,
  undefined,
])('has no word for %p', (error) => {
  expect([kindOf(error), sentenceOf(error)]).toEqual([null, null]);
});
