import * as v from 'valibot';
import type { PasswordHash, TransferredAccount } from '@lectern/backend';
import { withRetries, type GoogleProject } from '../../hosted';
import { parametersOf, parseUserJson, userJsonOf } from '../accountJson';
import type { HashParameters } from '../manifest';
import { MigrationError } from '../MigrationError';

const page = v.object({
  users: v.optional(v.array(v.record(v.string(), v.unknown())), []),
  nextPageToken: v.optional(v.string(), ''),
});
const config = v.object({
  signIn: v.object({
    hashConfig: v.object({
      algorithm: v.literal('SCRYPT'),
      signerKey: v.string(),
      saltSeparator: v.optional(v.string(), ''),
      rounds: v.number(),
      memoryCost: v.number(),
    }),
  }),
});
const outcome = v.object({
  error: v.optional(v.array(v.object({ index: v.optional(v.number(), 0), message: v.optional(v.string(), '') })), []),
});

/**
 * Placeholder that Identity Toolkit sends instead of a hash that the service account may not read: "REDACTED" in
 * base64.
 */
const REDACTED = /^UkVEQUNURUQ=?$/;
const PAGE = 1000;

/**
 * Yields the accounts of a hosted project with their password hashes. An account that was imported from elsewhere and
 * has not signed in since has no hash that can be exported; `onLost` gets its id. Rejects with a MigrationError when
 * the service account may not read hashes.
 */
export async function* listUsers(
  { call, origins, projectId }: GoogleProject,
  onLost: (uid: string) => void,
): AsyncGenerator<TransferredAccount> {
  const hash = await readHashConfig({ call, origins, projectId });
  for (let next: string | null = ''; next !== null;) {
    const from: string = next === '' ? '' : `&nextPageToken=${encodeURIComponent(next)}`;
    const url = `${origins.accounts}/v1/projects/${projectId}/accounts:batchGet?maxResults=${String(PAGE)}${from}`;
    const { users, nextPageToken } = v.parse(page, await withRetries(() => call(url)));
    for (const user of users) {
      if (typeof user.passwordHash === 'string' && REDACTED.test(user.passwordHash)) throw mayNotReadHashes();
      const account = parseUserJson(user, hash);
      if (account.password === null && hasPassword(user)) onLost(account.uid);
      yield account;
    }
    next = nextPageToken === '' || users.length === 0 ? null : nextPageToken;
  }
}

/** Resolves to true for a project with an account. */
export async function hasUsers({ call, origins, projectId }: GoogleProject): Promise<boolean> {
  const url = `${origins.accounts}/v1/projects/${projectId}/accounts:batchGet?maxResults=1`;
  return v.parse(page, await withRetries(() => call(url))).users.length > 0;
}

const hasPassword = ({ providerUserInfo }: Record<string, unknown>): boolean =>
  Array.isArray(providerUserInfo) &&
  providerUserInfo.some((info: { providerId?: unknown } | null) => info?.providerId === 'password');

async function readHashConfig({
  call,
  origins,
  projectId,
}: Pick<GoogleProject, 'call' | 'origins' | 'projectId'>): Promise<HashParameters> {
  const found = await withRetries(() => call(`${origins.accounts}/admin/v2/projects/${projectId}/config`));
  const parsed = v.safeParse(config, found);
  if (!parsed.success) throw mayNotReadHashes();
  const { signerKey, saltSeparator, rounds, memoryCost: memCost } = parsed.output.signIn.hashConfig;
  return { algorithm: 'SCRYPT', memCost, rounds, ...toBase64({ saltSeparator, signerKey }) };
}

const mayNotReadHashes = (): MigrationError =>
  new MigrationError(
    'The service account may not read the password hashes of the project.',
    'In Google Cloud, under IAM, give it the role Firebase Authentication Admin (roles/firebaseauth.admin).',
  );

/**
 * Stores accounts in a hosted project, replacing those with the same ids, so that it can be repeated. Rejects with a
 * MigrationError that names the first account that the project refuses.
 */
export async function createUsers(
  { call, origins, projectId }: GoogleProject,
  accounts: readonly TransferredAccount[],
): Promise<void> {
  for (const group of groupByHash(accounts)) {
    const users = group.map((account) => {
      const { lastSignedInAt, ...user } = userJsonOf(account);
      return webSafe({ ...user, ...(lastSignedInAt === undefined ? {} : { lastLoginAt: lastSignedInAt }) });
    });
    const body = { users, allowOverwrite: true, ...hashFields(group[0]?.password ?? null) };
    const url = `${origins.accounts}/v1/projects/${projectId}/accounts:batchCreate`;
    const [fault] = v.parse(outcome, await withRetries(() => call(url, body))).error;
    if (fault === undefined) continue;
    throw new MigrationError(
      `The project ${projectId} refuses the account ${group[fault.index]?.uid ?? '?'}: ${fault.message}`,
      'Correct the account on the old site, export again, and repeat the import.',
    );
  }
}

/** A request has one set of hash parameters. */
function groupByHash(accounts: readonly TransferredAccount[]): TransferredAccount[][] {
  const groups = new Map<string, TransferredAccount[]>();
  for (const account of accounts) {
    const key = JSON.stringify(account.password && parametersOf(account.password));
    groups.set(key, [...(groups.get(key) ?? []), account]);
  }
  return [...groups.values()];
}

/** Source: Identity Toolkit v1, `projects.accounts.batchCreate`. */
function hashFields(password: PasswordHash | null): object {
  if (password === null) return {};
  const hash = parametersOf(password);
  if (hash.algorithm === 'STANDARD_SCRYPT') {
    const { memCost: cpuMemCost, parallelization, blockSize, dkLen } = hash;
    return { hashAlgorithm: hash.algorithm, cpuMemCost, parallelization, blockSize, dkLen };
  }
  const { memCost: memoryCost, rounds, signerKey, saltSeparator } = hash;
  return { hashAlgorithm: hash.algorithm, memoryCost, rounds, ...webSafe({ signerKey, saltSeparator }) };
}

const SECRETS = ['passwordHash', 'salt', 'signerKey', 'saltSeparator'];

/** Bytes are web-safe base64 in requests of Identity Toolkit. */
const webSafe = (fields: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      SECRETS.includes(name) ? String(value).replace(/\+/g, '-').replace(/\//g, '_') : value,
    ]),
  );

const toBase64 = <T extends Record<string, string>>(fields: T): T =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, Buffer.from(value, 'base64').toString('base64')]),
  ) as T;
