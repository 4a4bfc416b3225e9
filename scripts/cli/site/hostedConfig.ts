import { readFile } from 'node:fs/promises';
import type { SiteConfig } from '@lectern/shared/contract';
import * as v from 'valibot';
import { errorCode, messageOf } from '../../release';
import { suggestName } from '../options/suggestName';
import { UsageError } from '../options/UsageError';

/** Configuration of a site on hosted Firebase, for its pages. Nothing in it is secret. */
export type HostedConfig = Pick<SiteConfig, 'openBuckets' | 'payments' | 'signIn'> & {
  backend: SiteConfig['backend'] & { kind: 'hosted' };
};

const field = (form: string, pattern: RegExp) =>
  v.pipe(v.string(`expected ${form}`), v.regex(pattern, `expected ${form}`));
const optionalText = v.optional(v.string('expected text, or no such field'));
const bucket = field('a bucket without gs://, such as my-project.appspot.com', /^[a-z\d][\w.-]{1,220}[a-z\d]$/);

/** The configuration of a web app, as the Firebase console shows it. */
const firebase = v.strictObject(
  {
    apiKey: field('the API key of the web app', /^[\w-]{10,100}$/),
    authDomain: field('a host without https://, such as my-project.firebaseapp.com', /^[a-z\d-]+(\.[a-z\d-]+)+$/),
    projectId: field('the id of the project, such as my-project', /^[a-z\d][a-z\d.:-]{2,60}[a-z\d]$/),
    storageBucket: bucket,
    appId: field('the id of the web app, such as 1:123456:web:0a1b2c', /^\d+:\d+:web:[\da-f]+$/),
    databaseURL: optionalText,
    messagingSenderId: optionalText,
    measurementId: optionalText,
  },
  describeObject,
);

const hosted = v.strictObject(
  {
    firebase,
    openBuckets: v.optional(v.array(bucket, 'expected a list of buckets'), []),
    payments: v.optional(v.picklist(['stripe', 'none'], 'expected "stripe" or "none"'), 'none'),
    signIn: v.optional(
      v.array(
        v.picklist(['anonymous', 'email-link', 'custom-token'], 'expected "anonymous", "email-link" or "custom-token"'),
        'expected a list',
      ),
      [],
    ),
  },
  describeObject,
);

const FIX =
  'Copy the configuration of the web app from the Firebase console (Project settings, General, Your apps) into ' +
  'the field "firebase". scripts/deploy/hosted.example.json is a complete example.';

/**
 * Reads the configuration of a site on hosted Firebase from `value`: the path of a JSON file, or JSON that begins with
 * `{`, as `FIREBASE_CONFIG` of Firebase's own tools. Rejects with a UsageError that names the wrong field and what is
 * expected there.
 */
export async function readHostedConfig(value: string): Promise<HostedConfig> {
  const isJson = value.trimStart().startsWith('{');
  const name = isJson ? 'LECTERN_HOSTED' : value;
  const parsed = v.safeParse(hosted, parseJson(isJson ? value : await readText(value), name), { abortPipeEarly: true });
  if (!parsed.success) throw new UsageError(`${name}: ${faultsOf(parsed.issues)}.`, fixOf(parsed.issues));
  const { openBuckets, payments, signIn } = parsed.output;
  const { apiKey, authDomain, projectId, storageBucket, appId } = parsed.output.firebase;
  const backend = { kind: 'hosted', catalogue: 'site', apiKey, authDomain, projectId, storageBucket, appId } as const;
  return { backend, openBuckets, payments, signIn };
}

async function readText(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    const reason = errorCode(error) === 'ENOENT' ? 'it does not exist' : messageOf(error);
    throw new UsageError(`The configuration ${file} can't be read: ${reason}.`, FIX);
  }
}

function parseJson(text: string, name: string): unknown {
  try {
    const data: unknown = JSON.parse(text);
    if (typeof data === 'object' && data !== null && 'private_key' in data) throw isServiceAccount(name);
    return data;
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw new UsageError(`${name} is not JSON: ${messageOf(error)}.`, FIX);
  }
}

const isServiceAccount = (name: string): UsageError =>
  new UsageError(
    `${name} is the key of a service account, which must stay secret: pages would show it to everybody.`,
    `Only "lectern process --firebase" takes it. ${FIX}`,
  );

type Issue = v.BaseIssue<unknown>;

const pathOf = (issue: Issue): string => v.getDotPath(issue) ?? 'the whole file';

const faultsOf = (issues: readonly Issue[]): string =>
  issues.map((issue) => `${pathOf(issue)}: ${issue.message}${foundBy(issue)}`).join('; ');

const foundBy = ({ received }: Issue): string => (received === 'undefined' ? '' : `, found ${received}`);

/** Suggests a name for the first unknown field. */
function fixOf(issues: readonly Issue[]): string {
  const unknown = issues.find((issue) => issue.type === 'strict_object' && issue.expected === 'never');
  if (!unknown) return FIX;
  const path = pathOf(unknown).split('.');
  const known = Object.keys(path.length > 1 ? firebase.entries : hosted.entries);
  return [suggestName(path.at(-1) ?? '', known), FIX].filter((part) => part !== null).join(' ');
}

/** Returns the message for an invalid object: not an object at all, a missing field, or an unknown one. */
function describeObject({ expected }: Issue): string {
  if (expected === 'never') return 'this field is unknown';
  return expected === 'Object' ? 'expected an object' : 'this field is missing';
}
