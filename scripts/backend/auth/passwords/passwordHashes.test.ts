import { createPasswordHashes } from './passwordHashes';

const cost = { N: 1024, r: 8, p: 1 };

test('a hash verifies only its own password', async () => {
  const { hash, verify } = createPasswordHashes(cost);
  const hashed = await hash('correct horse battery', 'a');
  expect(await verify('correct horse battery', hashed, 'a')).toBe(true);
  expect(await verify('correct horse batterz', hashed, 'a')).toBe(false);
  expect(await verify('correct horse battery', null, 'a')).toBe(false);
});

test('beyond 250 waiting hashes of a client the service reports that it is busy, and recovers', async () => {
  const { verify } = createPasswordHashes(cost);
  const outcomes = await Promise.allSettled(Array.from({ length: 300 }, () => verify('x', null, 'a')));
  const refused = outcomes.filter(({ status }) => status === 'rejected');
  expect(refused.length).toBe(49);
  expect(refused[0]).toMatchObject({
    reason: { code: 'TOO_MANY_ATTEMPTS_TRY_LATER', status: 429, retrySeconds: 30 },
  });
  expect(await verify('x', null, 'a')).toBe(false);
});
