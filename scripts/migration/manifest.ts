import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { hashOf } from './hashFile';
import { MigrationError } from './MigrationError';
import { PartWriter } from './PartWriter';

/** File name of the manifest in the folder of an export. */
export const MANIFEST = 'manifest.json';
/** The manifest's own hash, in the form of `sha256sum -c`. */
const MANIFEST_HASH = 'manifest.sha256';
/** Folder of the contents of files, each named by its SHA-256. */
export const CONTENTS = 'files';

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const part = { count, bytes: count, sha256: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)) };
const fileName = v.pipe(v.string(), v.regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/));
const someText = v.pipe(v.string(), v.minLength(1));

const hash = v.variant('algorithm', [
  v.object({
    algorithm: v.literal('STANDARD_SCRYPT'),
    memCost: count,
    parallelization: count,
    blockSize: count,
    dkLen: count,
  }),
  v.object({
    algorithm: v.literal('SCRYPT'),
    memCost: count,
    rounds: count,
    saltSeparator: v.string(),
    signerKey: someText,
  }),
]);

const manifest = v.object({
  format: v.literal('lectern-export'),
  version: v.literal(1),
  createdAt: someText,
  source: v.object({ kind: v.picklist(['embedded', 'hosted']), projectId: someText }),
  /** One file for each set of hash parameters; null for accounts without a password. */
  accounts: v.array(v.object({ file: fileName, ...part, hash: v.nullable(hash), command: someText })),
  /** Number of accounts with each custom claim that is true. */
  roles: v.record(v.string(), count),
  /** The ids of deleted accounts; absent in exports of earlier versions. */
  erased: v.optional(v.object({ file: fileName, ...part })),
  documents: v.object({ file: fileName, ...part, collections: v.record(v.string(), count) }),
  files: v.object({ file: fileName, ...part, contentBytes: count }),
});

/** Parameters of password hashes, in the words of `firebase auth:import`. */
export type HashParameters = v.InferOutput<typeof hash>;

/** Description of an export: its parts with counts, sizes in bytes and SHA-256. */
export type Manifest = v.InferOutput<typeof manifest>;

/** Writes the manifest of an export and its hash. */
export async function writeManifest(folder: string, content: Manifest): Promise<void> {
  const json = `${JSON.stringify(content, null, 2)}\n`;
  const texts = { [MANIFEST]: json, [MANIFEST_HASH]: `${hashOf(json)}  ${MANIFEST}\n` };
  for (const [name, text] of Object.entries(texts)) {
    const writer = await PartWriter.create(join(folder, name));
    await writer.write(text);
    await writer.close();
  }
}

/** Reads the manifest of an export. Rejects with a MigrationError for a folder without one, and a damaged one. */
export async function readManifest(folder: string): Promise<Manifest> {
  const [json, sum] = await Promise.all([MANIFEST, MANIFEST_HASH].map((name) => readText(folder, name)));
  if (json === undefined || sum?.split(' ')[0] !== hashOf(json)) throw damaged(MANIFEST, 'its SHA-256 differs');
  const parsed = v.safeParse(manifest, parseJson(json));
  if (parsed.success) return parsed.output;
  const field = v.getDotPath(parsed.issues[0]);
  throw new MigrationError(
    `${join(folder, MANIFEST)} has a form that this program does not know (${field ?? 'no object'}).`,
    'Import it with the version of Lectern that exported it, or a newer one.',
  );
}

/** Returns the error of a file of an export that is not what was exported. */
export function damaged(file: string, reason: string): MigrationError {
  return new MigrationError(
    `The export is damaged: ${file}: ${reason}.`,
    'Copy the folder again from where it was exported, or export again.',
  );
}

async function readText(folder: string, name: string): Promise<string> {
  try {
    return await readFile(join(folder, name), 'utf8');
  } catch (error) {
    const { code = 'an error' } = error as NodeJS.ErrnoException;
    throw new MigrationError(
      `${folder} has no readable ${name} (${code}).`,
      'Give a folder that lectern export has created.',
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
