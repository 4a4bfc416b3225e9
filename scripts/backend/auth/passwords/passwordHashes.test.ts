import { scryptSync } from 'node:crypto';
import { formatHash, parseHash } from './passwordHash';
import { createPasswordHashes } from './passwordHashes';

const cost = { N: 1024, r: 8, p: 1 };

test('a hash verifies only its own password', async () => {
  const { hash, verify } = createPasswordHashes(cost);
  const hashed = await hash('correct horse battery', 'a');
  expect(await verify('correct horse battery', hashed, 'a')).toBe(true);
  expect(await verify('correct horse batterz', hashed, 'a')).toBe(false);
  expect(await verify('correct horse battery', null, 'a')).toBe(false);
});

test('a hash of hosted Firebase verifies the password that was hashed there', async () => {
  // Source: the example in the README of github.com/firebase/scrypt.
  const hashed = formatHash({
    algorithm: 'SCRYPT',
    memCost: 14,
    rounds: 8,
    saltSeparator: 'Bw==',
    signerKey: 'jxspr8Ki0RYycVU8zykbdLGjFQ3McFUH0uiiTvC8pVMXAn210wjLNmdZJzxUECKbm0QsEmYUSDzZvpjeJ9WmXA==',
    salt: '42xEC+ixf3L2lw==',
    key: 'lSrfV15cpx95/sZS2W9c9Kp6i/LVgQNDNC/qzrCnh1SAyZvqmZqAjTdn3aoItz+VHjoZilo78198JAdRuid5lQ==',
  });
  const { verify } = createPasswordHashes({ N: 1024, r: 8, p: 2 });
  expect(await verify('user1password', hashed, 'a')).toBe(true);
  expect(await verify('user2password', hashed, 'a')).toBe(false);
});

test('a hash is the same in both forms, and has the parameters that Firebase imports', async () => {
  const { hash, verify } = createPasswordHashes(cost);
  const stored = await hash('correct horse battery', 'a');
  const found = parseHash(stored);
  if (found?.algorithm !== 'STANDARD_SCRYPT') throw new Error(stored);
  expect(formatHash(found)).toBe(stored);
  // As Firebase checks an imported hash: the salt is bytes, the password UTF-8.
  const salt = new Uint8Array(Buffer.from(found.salt, 'base64'));
  expect(scryptSync('correct horse battery', salt, 32, { N: 1024, r: 8, p: 1 }).toString('base64')).toBe(found.key);
  expect(await verify('correct horse battery', formatHash(found), 'a')).toBe(true);
  expect(() => formatHash({ ...found, salt: '/+/+' })).toThrow('base64url text');
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
