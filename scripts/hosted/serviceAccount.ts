import { readFile, stat } from 'node:fs/promises';
import { importPKCS8 } from 'jose';
import * as v from 'valibot';
import { HostedError } from './HostedError';

/** A service account of a Firebase project, with its private key. */
export type ServiceAccount = {
  projectId: string;
  email: string;
  keyId: string;
  key: Awaited<ReturnType<typeof importPKCS8>>;
  /** URL that exchanges the key for access tokens. */
  tokenUrl: string;
};

const stored = v.object({
  type: v.literal('service_account'),
  project_id: v.pipe(v.string(), v.regex(/^[a-z0-9.:-]{4,60}$/)),
  client_email: v.pipe(v.string(), v.email()),
  private_key_id: v.pipe(v.string(), v.minLength(1)),
  private_key: v.pipe(v.string(), v.includes('PRIVATE KEY')),
  token_uri: v.pipe(v.string(), v.url()),
});

const FIX =
  'Create a key in the Firebase console (Project settings, Service accounts, Generate new private key), and give the ' +
  'path of the downloaded JSON file.';

/**
 * Reads the JSON file of a service account. Rejects with a HostedError that names what is wrong, and never quotes the
 * key. `warn` gets a sentence when other users of the machine can read the file.
 */
export async function readServiceAccount(file: string, warn: (message: string) => void): Promise<ServiceAccount> {
  const parsed = v.safeParse(stored, parseJson(await readText(file), file));
  if (!parsed.success) throw new HostedError(`${file} is not a service account: ${faultsOf(parsed.issues)}.`, FIX);
  const { project_id: projectId, client_email: email, private_key_id: keyId, token_uri: tokenUrl } = parsed.output;
  if (((await stat(file)).mode & 0o077) !== 0)
    warn(`Other users of this machine can read the key in ${file}. Run: chmod 600 ${file}`);
  return { projectId, email, keyId, tokenUrl, key: await importKey(parsed.output.private_key, file) };
}

async function readText(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    const { code = 'an error' } = error as NodeJS.ErrnoException;
    const reason = code === 'ENOENT' ? 'it does not exist' : code;
    throw new HostedError(`The service account ${file} can't be read: ${reason}.`, FIX);
  }
}

function parseJson(text: string, file: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new HostedError(`${file} is not JSON.`, FIX);
  }
}

/** Names the fields alone: a message of the parser would quote what it received. */
function faultsOf(issues: readonly v.BaseIssue<unknown>[]): string {
  const fields = issues.map((issue) => v.getDotPath(issue));
  return `missing or malformed: ${fields.map((field) => field ?? 'the whole file').join(', ')}`;
}

async function importKey(pem: string, file: string): Promise<ServiceAccount['key']> {
  try {
    return await importPKCS8(pem, 'RS256');
  } catch {
    throw new HostedError(`The private_key in ${file} is not an RSA key in PKCS #8 form; it may be cut off.`, FIX);
  }
}
