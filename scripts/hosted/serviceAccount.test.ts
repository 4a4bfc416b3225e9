import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateKeyPairSync } from 'node:crypto';
import { RetryLater } from '../processing';
import { createAccessTokens } from './accessTokens';
import { readServiceAccount } from './serviceAccount';

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

test('a token service that does not answer is asked again later', async () => {
  await write(valid);
  const tokens = createAccessTokens(await readServiceAccount(file, () => undefined));
  await expect(tokens.get()).rejects.toBeInstanceOf(RetryLater);
});
