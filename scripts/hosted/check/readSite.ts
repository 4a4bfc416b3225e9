import { readFile } from 'node:fs/promises';
import * as v from 'valibot';
import { HostedError } from '../HostedError';
import type { HostedSite } from './contract';

const text = v.pipe(v.string(), v.minLength(1));
const stored = v.object({
  firebase: v.object({
    apiKey: text,
    authDomain: v.pipe(v.string(), v.regex(/^[a-z\d-]+(\.[a-z\d-]+)+$/)),
    projectId: text,
    storageBucket: v.pipe(v.string(), v.regex(/^[a-z\d][\w.-]+$/)),
    appId: v.pipe(v.string(), v.regex(/^\d+:\d+:web:[\da-f]+$/)),
  }),
  openBuckets: v.optional(v.array(v.pipe(v.string(), v.regex(/^[a-z\d][\w.-]+$/))), []),
  signIn: v.optional(v.array(v.picklist(['anonymous', 'email-link', 'custom-token'])), []),
});

/** Reads the configuration of a hosted site. Rejects with a HostedError that names the missing or malformed fields. */
export async function readSite(file: string, origin: string): Promise<HostedSite> {
  const parsed = v.safeParse(stored, parseJson(await readText(file)));
  if (parsed.success) return { origin, ...parsed.output };
  const fields = parsed.issues.map((issue) => v.getDotPath(issue) ?? 'the whole file');
  throw new HostedError(`${file}: missing or malformed: ${fields.join(', ')}.`, FIX);
}

const FIX =
  'Copy the configuration of the web app from the Firebase console (Project settings, General, Your apps) into the ' +
  'field "firebase". scripts/deploy/hosted.example.json is a complete example.';

async function readText(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    const { code = 'an error' } = error as NodeJS.ErrnoException;
    throw new HostedError(
      `The configuration ${file} can't be read: ${code === 'ENOENT' ? 'it does not exist' : code}.`,
      FIX,
    );
  }
}

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}
