import { createPasswordHashes } from './passwordHashes';

const cost = { N: 1024, r: 8, p: 1 };

test('a hash verifies only its own password', async () => {
  const { hash, verify } = createPasswordHashes(cost);
  const hashed = await hash('correct horse battery');
  expect(await verify('correct horse battery', hashed)).toBe(true);
  expect(await verify('correct horse batterz', hashed)).toBe(false);
  expect(await verify('correct horse battery', null)).toBe(false);
});

test('beyond 200 waiting hashes the service reports that it is busy, and recovers', async () => {
  const { verify } = createPasswordHashes(cost);
  const outcomes = await Promise.allSettled(Array.from({ length: 300 }, () => verify('x', null)));
  const refused = outcomes.filter(({ status }) => status === 'rejected');
  expect(refused.length).toBeGreaterThanOrEqual(98);
  expect(refused.length).toBeLessThanOrEqual(100);
  expect(refused[0]).toMatchObject({ reason: { code: 'TOO_MANY_ATTEMPTS_TRY_LATER' } });
  expect(await verify('x', null)).toBe(false);
});
