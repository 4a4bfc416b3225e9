import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateKeyPairSync } from 'node:crypto';
import { RetryLater } from '../processing';
import { createAccessTokens } from './accessTokens';
import { createMailSender } from './mailSender';
import { readServiceAccount } from './serviceAccount';
import { microsOf, timestampOf } from './timestamps';

let home: string;
let file: string;
const pem = generateKeyPairSync('rsa', { modulusLength: 2048 })
  .privateKey.export({ type: 'pkcs8', format: 'pem' })
  .toString();
const valid = {
  type: 'service_account',
  project_id: 'learn-1',
  private_key_id: 'k1',
  private_key: pem,
  client_email: 'p@learn-1.iam.gserviceaccount.com',
  token_uri: 'http://127.0.0.1:9/token',
};

beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'lectern-key-'));
  file = join(home, 'key.json');
});
afterEach(() => rm(home, { recursive: true }));

const write = (content: unknown): Promise<void> =>
  writeFile(file, typeof content === 'string' ? content : JSON.stringify(content), { mode: 0o600 });

test.each([
  ['no JSON', '{"type":', 'is not JSON'],
  ['a key of another kind', { ...valid, type: 'authorized_user' }, 'malformed: type'],
  ['a file without a key', { ...valid, private_key: undefined }, 'malformed: private_key'],
  ['a key that is cut off', { ...valid, private_key: pem.slice(0, 400) }, 'not an RSA key'],
  ['a list', [], 'is not a service account'],
  ['a project with a path', { ...valid, project_id: '../x' }, 'malformed: project_id'],
])('%s is refused with the reason, and never quoted', async (_name, content, reason) => {
  await write(content);
  const error = await readServiceAccount(file, () => undefined).catch((found: unknown) => found as Error);
  expect(error).toMatchObject({ name: 'HostedError', fix: expect.stringContaining('Service accounts') as string });
  const { message } = error as Error;
  expect(message).toContain(reason);
  expect(message).not.toContain(pem.slice(40, 80));
});

test('a missing file is named; one that others can read is warned of', async () => {
  await expect(readServiceAccount(join(home, 'none.json'), () => undefined)).rejects.toThrow('it does not exist');
  await write(valid);
  await chmod(file, 0o644);
  const warnings: string[] = [];
  expect(await readServiceAccount(file, (text) => warnings.push(text))).toMatchObject({ projectId: 'learn-1' });
  expect(warnings).toEqual([expect.stringContaining('chmod 600')]);
});

test('services that do not answer are awaited, and wrong addresses of mails are refused', async () => {
  await write(valid);
  const tokens = createAccessTokens(await readServiceAccount(file, () => undefined));
  await expect(tokens.get()).rejects.toBeInstanceOf(RetryLater);
  const mails = createMailSender({ smtp: 'smtp://127.0.0.1:9', from: 'no-reply@learn.example' });
  const mail = { subject: 'Hello', text: 'Hello', link: null, key: 'k' };
  await expect(mails.send({ ...mail, to: 'ann@learn.example' })).rejects.toBeInstanceOf(RetryLater);
  await expect(mails.send({ ...mail, to: 'nobody' })).rejects.toThrow('is not an e-mail address');
  mails.close();
});

test('versions keep their microseconds', () => {
  for (const text of ['2026-11-22T19:40:34.123456Z', '1970-01-01T00:00:00.000001Z', '2026-01-01T00:00:00.999999Z'])
    expect(timestampOf(microsOf(text))).toBe(text);
  expect(microsOf('2026-11-22T19:40:34Z') % 1e6).toBe(0);
  expect(timestampOf(microsOf('2026-11-22T19:40:34.5Z'))).toBe('2026-11-22T19:40:34.500000Z');
});
