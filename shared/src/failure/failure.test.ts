import { BackendError } from '../firebase/errors';
import { kindOf, sentenceOf } from '.';

test('recognises backend errors by name, since each façade bundles its own class', () => {
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

test.each([
  new Error('ChunkLoadError'),
  Object.assign(new Error('gone'), { kind: 'missing' }),
  'denied',
  null,
  undefined,
])('%p has neither a kind nor a sentence', (error) => {
  expect([kindOf(error), sentenceOf(error)]).toEqual([null, null]);
});
