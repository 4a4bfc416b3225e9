import { startAuthTestBed, type AuthTestBed } from '../testing/authTestBed';

const PASSWORD = 'correct horse battery';
const ATTACKERS = 24;

let testBed: AuthTestBed;
beforeAll(async () => {
  testBed = await startAuthTestBed({ passwordCost: { N: 16384, r: 8, p: 1 } });
  await testBed.auth.admin.createAccount({ email: 'victim@lectern.example', password: PASSWORD });
  const copy = testBed.db.prepare(
    'INSERT INTO auth_accounts (uid, email, password_hash, valid_since, created_at) ' +
      'SELECT ?, ?, password_hash, valid_since, created_at FROM auth_accounts WHERE email = ?',
  );
  for (let n = 0; n < ATTACKERS; n += 1)
    copy.run([`attacker-${n}`, `attacker-${n}@lectern.example`, 'victim@lectern.example']);
});
afterAll(() => testBed.stop());

test('a victim waits for few sign-ins, while 24 accounts of one client sign in without end', async () => {
  let [isOver, attacks] = [false, 0];
  const signIn = (name: string, client: string) =>
    testBed.call('accounts:signInWithPassword', { email: `${name}@lectern.example`, password: PASSWORD }, client);
  const attack = Array.from({ length: ATTACKERS }, async (_, n) => {
    while (!isOver) {
      await signIn(`attacker-${n}`, '203.0.113.9');
      attacks += 1;
    }
  });
  while (attacks < ATTACKERS) await new Promise((resolve) => setTimeout(resolve, 10));
  const waited: number[] = [];
  for (let n = 0; n < 3; n += 1) {
    const before = attacks;
    expect((await signIn('victim', '198.51.100.1')).status).toBe(200);
    waited.push(attacks - before);
  }
  isOver = true;
  await Promise.all(attack);
  // In one queue for all it is 24 and more.
  expect(Math.max(...waited)).toBeLessThanOrEqual(8);
});
