import { join } from 'node:path';
import type { ErasedAccount, TransferredAccount, TransferredDocument } from '@lectern/backend';
import { parseErasedLine, parseUserJson } from './accountJson';
import { parseDocumentLine } from './documentJson';
import { parseFileLine, type ExportedFile } from './fileJson';
import { hashFile } from './hashFile';
import { CONTENTS, damaged, readManifest, type Manifest } from './manifest';
import { readLines } from './readLines';

/** An export whose files have the sizes, the hashes and the counts of its manifest. */
export type VerifiedExport = {
  manifest: Manifest;
  accounts(): AsyncGenerator<TransferredAccount>;
  erased(): AsyncGenerator<ErasedAccount>;
  documents(): AsyncGenerator<TransferredDocument>;
  files(): AsyncGenerator<ExportedFile>;
  /** Returns the path of the bytes of a file. */
  contentOf(file: ExportedFile): string;
};

/**
 * Reads the export in a folder, and checks the hash of every file in it first. Rejects with a MigrationError that names
 * the file that is missing, damaged or malformed.
 */
export async function readExport(folder: string): Promise<VerifiedExport> {
  const manifest = await readManifest(folder);
  const { accounts, erased, documents, files } = manifest;
  const contentOf = ({ sha256 }: ExportedFile): string => join(folder, CONTENTS, sha256);
  for (const part of [...accounts, ...(erased ? [erased] : []), documents, files])
    await verify(folder, part.file, part);
  const verified: VerifiedExport = {
    manifest,
    async *accounts() {
      for (const { file, hash } of accounts) yield* readItems(folder, file, (json) => parseUserJson(json, hash));
    },
    async *erased() {
      if (erased) yield* readItems(folder, erased.file, parseErasedLine);
    },
    documents: () => readItems(folder, documents.file, parseDocumentLine),
    files: () => readItems(folder, files.file, parseFileLine),
    contentOf,
  };
  // Everything is parsed before anything is written: a count or a line that is wrong leaves the target as it was.
  await requireCount(verified.accounts(), MANIFEST_ACCOUNTS, sum(accounts.map(({ count }) => count)));
  if (erased) await requireCount(verified.erased(), erased.file, erased.count);
  await requireCount(verified.documents(), documents.file, documents.count);
  let found = 0;
  for await (const file of verified.files()) {
    const name = join(CONTENTS, file.sha256);
    await verify(folder, name, { bytes: file.size, sha256: file.sha256 });
    found += 1;
  }
  if (found !== files.count) throw damaged(files.file, `it has ${String(found)} entries, not ${String(files.count)}`);
  return verified;
}

const MANIFEST_ACCOUNTS = 'the files of accounts';
const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

async function verify(folder: string, name: string, wanted: { bytes: number; sha256: string }): Promise<void> {
  const found = await hashFile(join(folder, name)).catch((error: unknown) => {
    throw damaged(name, `it can't be read (${(error as NodeJS.ErrnoException).code ?? String(error)})`);
  });
  if (found.bytes !== wanted.bytes)
    throw damaged(name, `it has ${String(found.bytes)} bytes, not ${String(wanted.bytes)}`);
  if (found.sha256 !== wanted.sha256) throw damaged(name, 'its SHA-256 differs');
}

async function requireCount(items: AsyncIterable<unknown>, name: string, wanted: number): Promise<void> {
  let found = 0;
  for await (const item of items) if (item !== undefined) found += 1;
  if (found !== wanted) throw damaged(name, `there are ${String(found)} entries, not ${String(wanted)}`);
}

/** Yields the items of a file with one JSON object in each line. Lines of accounts end with a comma. */
async function* readItems<T>(folder: string, file: string, parse: (json: unknown) => T): AsyncGenerator<T> {
  let number = 0;
  for await (const line of readLines(join(folder, file))) {
    number += 1;
    if (line === '' || line === '{"users": [' || line === ']}') continue;
    try {
      yield parse(JSON.parse(line.endsWith(',') ? line.slice(0, -1) : line));
    } catch (error) {
      throw damaged(file, `line ${String(number)}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
}
