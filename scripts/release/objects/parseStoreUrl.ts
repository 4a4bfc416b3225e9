import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Environment variables by name. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** Error of a store's address or of its credentials. `fix` says what to do. */
export class StoreUrlError extends Error {
  override readonly name = 'StoreUrlError';
  constructor(
    message: string,
    readonly fix: string,
  ) {
    super(message);
  }
}

/** The address of a store in a service: `name` is the bucket or container, `prefix` is empty or ends with `/`. */
export type ParsedStoreUrl = {
  kind: 's3' | 'az';
  url: string;
  name: string;
  prefix: string;
  options: URLSearchParams;
};

/** The address of a store in a folder of this machine. */
export type FileStoreUrl = { kind: 'file'; url: string; folder: string };

const FORMS = 'Write file:/srv/lectern, s3://bucket/prefix or az://container/prefix.';
/** Names of buckets and containers: docs.aws.amazon.com/AmazonS3/latest/userguide/bucketnamingrules.html. */
const NAME = /^[a-z\d][a-z\d.-]{1,61}[a-z\d]$/;
const SEGMENT = /^[\w-][\w.-]{0,99}$/;
const OPTIONS = { s3: ['endpoint', 'region'], az: ['endpoint'] };

/**
 * Parses the value of `--store` or LECTERN_STORE; a path without a scheme is a folder. Throws a StoreUrlError, whose
 * message holds no credentials.
 */
export function parseStoreUrl(text: string): ParsedStoreUrl | FileStoreUrl {
  if (/^file:/i.test(text)) return parseFile(text);
  if (!/^[a-z][a-z\d+.-]*:/i.test(text)) return parseFile(`file:${text}`);
  const [, scheme = '', rest = ''] = /^(s3|az):\/\/(.*)$/i.exec(text) ?? [];
  if (scheme === '') throw new StoreUrlError('The address of the store is of no known form.', FORMS);
  const [path = '', query = ''] = rest.split('?', 2);
  const [name = '', ...segments] = path.replace(/\/+$/, '').split('/');
  if (path.includes('@'))
    throw new StoreUrlError('The address of the store contains credentials.', 'Set them in environment variables.');
  if (!NAME.test(name) || !segments.every((segment) => SEGMENT.test(segment)))
    throw new StoreUrlError(
      `"${path}" names no bucket and prefix.`,
      `${FORMS} Prefixes consist of letters, digits, dots and dashes.`,
    );
  const kind = scheme.toLowerCase() as ParsedStoreUrl['kind'];
  const options = new URLSearchParams(query);
  const unknown = [...options.keys()].find((option) => !OPTIONS[kind].includes(option));
  if (unknown !== undefined)
    throw new StoreUrlError(`"${unknown}" is no option of a store.`, `Known options: ${OPTIONS[kind].join(', ')}.`);
  const url = `${kind}://${[name, ...segments].join('/')}`;
  return { kind, url, name, prefix: segments.map((segment) => `${segment}/`).join(''), options };
}

function parseFile(text: string): FileStoreUrl {
  const folder = text.startsWith('file://') ? pathOf(text) : resolve(text.slice('file:'.length));
  return { kind: 'file', url: `file:${folder}`, folder };
}

function pathOf(text: string): string {
  try {
    return fileURLToPath(text);
  } catch {
    throw new StoreUrlError(`"${text}" names no folder.`, FORMS);
  }
}

/** Returns a setting, or undefined for one that is empty or not set. */
export const textOf = (value: string | null | undefined): string | undefined => value?.trim() || undefined;
