import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { readHostedConfig } from './hostedConfig';

const EXAMPLE = resolve(__dirname, '../../deploy/hosted.example.json');
type Json = Record<string, unknown> & { firebase: Record<string, unknown> };
const example = (): Json => JSON.parse(readFileSync(EXAMPLE, 'utf8')) as Json;

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lectern-hosted-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function refusalOf(content: unknown): Promise<string> {
  const file = join(folder, 'hosted.json');
  await writeFile(file, typeof content === 'string' ? content : JSON.stringify(content));
  const error = await readHostedConfig(file).then(
    () => null,
    (thrown: unknown) => thrown as Error & { fix: string },
  );
  if (!error) throw new Error('The configuration was accepted.');
  expect(error.name).toBe('UsageError');
  return `${error.message.replace(file, 'FILE')} ${error.fix}`;
}

test('reads the example, from the file or from a variable', async () => {
  const config = await readHostedConfig(EXAMPLE);
  expect(config).toMatchObject({
    backend: { kind: 'hosted', catalogue: 'site', projectId: 'my-project' },
    openBuckets: [],
    payments: 'none',
    signIn: [],
  });
  expect(config.backend).not.toHaveProperty('messagingSenderId');
  expect(await readHostedConfig(readFileSync(EXAMPLE, 'utf8'))).toEqual(config);
});

test('names the wrong field, what is expected there, and what to do', async () => {
  const { firebase } = example();
  const cases: [unknown, RegExp][] = [
    [{ firebase: { ...firebase, apiKey: 7 } }, /FILE: firebase\.apiKey: expected the API key.*found 7.*console/],
    [{ firebase: { ...firebase, storageBucket: 'gs://x' } }, /firebase\.storageBucket: expected a bucket without gs:/],
    [{ firebase: { ...firebase, authDomain: 'https://a.b' } }, /firebase\.authDomain: expected a host without https/],
    [{ firebase: { ...firebase, appID: '1' } }, /firebase\.appID: this field is unknown.*Did you mean appId\?/],
    [{ firebase: { ...firebase, projectId: undefined } }, /firebase\.projectId: this field is missing/],
    [{ ...example(), payments: 'paypal' }, /payments: expected "stripe" or "none", found "paypal"/],
    [{ ...example(), signIn: ['google'] }, /signIn\.0: expected "anonymous"/],
    [{ ...example(), openBucket: [] }, /openBucket: this field is unknown.*Did you mean openBuckets\?/],
    [{}, /firebase: this field is missing/],
    [7, /the whole file: expected an object/],
    ['{"firebase":', /FILE is not JSON/],
  ];
  for (const [content, refusal] of cases) expect(await refusalOf(content)).toMatch(refusal);
  await expect(readHostedConfig(join(folder, 'none.json'))).rejects.toMatchObject({
    message: expect.stringContaining('it does not exist') as string,
  });
});

test('refuses the key of a service account without quoting it', async () => {
  const refusal = await refusalOf({ type: 'service_account', private_key: 'PRIVATE KEY abc' });
  expect(refusal).toMatch(/must stay secret.*lectern process --firebase/);
  expect(refusal).not.toContain('abc');
});
