import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openAccounts, type Auth, type OpenAccounts } from '@lectern/backend';
import Fastify from 'fastify';
import { runInProcess, type Output } from '../testBed';

let home: string;
let accounts: OpenAccounts;
let auth: Auth;
beforeAll(async () => {
  home = mkdtempSync(join(tmpdir(), 'lectern-accounts-'));
  accounts = openAccounts(join(home, 'backend'), {
    projectId: 'lectern',
    origin: 'http://localhost:4000',
    now: Date.now,
    passwordCost: { N: 1024, r: 8, p: 1 },
  });
  ({ auth } = accounts);
  await auth.admin.createAccount({ email: 'ada@lectern.example', password: 'correct horse battery' });
  const server = Fastify();
  await server.register(auth.routes);
  const payload = { requestType: 'PASSWORD_RESET', email: 'ada@lectern.example' };
  await server.inject({ method: 'POST', url: '/identitytoolkit.googleapis.com/v1/accounts:sendOobCode', payload });
  await server.close();
});
afterAll(() => {
  accounts.close();
  rmSync(home, { recursive: true, force: true });
});

const run = (args: string[]): Promise<Output> => runInProcess(args);

const lectern = (...args: string[]) => run([...args, '--home', home]);

test('admin token prints a custom token', async () => {
  const { code, out } = await lectern('admin', 'token', 'imported-7');
  expect(code).toBe(0);
  const [, claims = ''] = out.trim().split('.');
  expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({ uid: 'imported-7', iss: 'lectern' });
});

test('mail shows whether a mail was sent', async () => {
  expect((await lectern('mail')).out).toContain('(not sent: the site has no mail server)');
});

test('mail prints the link, and the whole mail as JSON', async () => {
  const { code, out } = await lectern('mail', 'Ada@lectern.example');
  expect(code).toBe(0);
  expect(out).toContain('to ada@lectern.example');
  expect(out).toContain('http://localhost:4000/forgot_password?mode=resetPassword&oobCode=');
  const { mails } = JSON.parse((await lectern('mail', '--json')).out) as { mails: { to: string; kind: string }[] };
  expect(mails).toMatchObject([{ to: 'ada@lectern.example', kind: 'PASSWORD_RESET' }]);
  expect((await lectern('mail', 'bob@lectern.example')).out).toContain('No mail to bob@lectern.example yet.');
  for (const limit of ['0', '201', 'all']) expect(await lectern('mail', '--limit', limit)).toMatchObject({ code: 2 });
});

test('admin grants and revokes roles while the site runs, and reports when nothing changes', async () => {
  expect(await lectern('admin', 'grant', 'teacher', 'ADA@lectern.example')).toMatchObject({ code: 0, err: '' });
  expect(auth.admin.getAccountByEmail('ada@lectern.example')?.claims).toEqual({ teacher: true });
  expect((await lectern('admin', 'grant', 'teacher', 'ada@lectern.example')).out).toContain('already');
  const granted = JSON.parse((await lectern('admin', 'grant', 'admin', 'ada@lectern.example', '--json')).out) as object;
  expect(granted).toMatchObject({ ok: true, changed: true, roles: ['teacher', 'admin'] });
  expect((await lectern('admin', 'revoke', 'teacher', 'ada@lectern.example')).code).toBe(0);
  expect(auth.admin.getAccountByEmail('ada@lectern.example')?.claims).toEqual({ admin: true });
});

test.each([
  [1, ['admin', 'grant', 'teacher', 'nobody@lectern.example'], 'There is no account for nobody@lectern.example'],
  [2, ['admin', 'grant', 'owner', 'ada@lectern.example'], 'teacher, admin'],
  [2, ['admin', 'grant', 'teacher'], 'e-mail'],
])('exit %i for %j', async (exit, args, message) => {
  const { code, err } = await lectern(...args);
  expect(code).toBe(exit);
  expect(err).toContain(message);
});

test('mail prints a fix when there is no site', async () => {
  const empty = mkdtempSync(join(tmpdir(), 'lectern-none-'));
  const { code, err } = await run(['mail', '--home', empty]);
  expect(code).toBe(3);
  expect(err).toContain('npm start');
  rmSync(empty, { recursive: true });
});
