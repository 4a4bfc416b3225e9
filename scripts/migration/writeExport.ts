import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { TransferredAccount } from '@lectern/backend';
import { erasedLineOf, importCommand, parametersOf, userJsonOf } from './accountJson';
import type { Progress, Source, SourceFile } from './contract';
import { documentLineOf } from './documentJson';
import { fileLineOf } from './fileJson';
import { CONTENTS, writeManifest, type HashParameters, type Manifest } from './manifest';
import { MigrationError } from './MigrationError';
import { PartWriter } from './PartWriter';
import { syncFolder } from './syncFolder';

/**
 * Writes everything of a source into a folder that does not exist or is empty, and resolves to its manifest. The folder
 * appears when it is complete and on disk. Rejects with a MigrationError for a folder that contains something.
 */
export async function writeExport(source: Source, folder: string, progress: Progress): Promise<Manifest> {
  requireEmpty(folder);
  const target = resolve(folder);
  const partial = `${target}.partial`;
  await rm(partial, { recursive: true, force: true });
  try {
    await mkdir(join(partial, CONTENTS), { recursive: true, mode: 0o700 });
    const { roles, parts: accounts } = await writeAccounts(source, partial);
    const erased = await writeErased(source, partial);
    progress('The accounts are exported.');
    const documents = await writeDocuments(source, partial);
    progress('The documents are exported.');
    const files = await writeFiles(source, partial);
    const { kind, projectId } = source;
    const manifest: Manifest = {
      ...{ format: 'lectern-export', version: 1, createdAt: new Date().toISOString(), source: { kind, projectId } },
      ...{ accounts, roles, erased, documents, files },
    };
    await writeManifest(partial, manifest);
    for (const changed of [join(partial, CONTENTS), partial]) await syncFolder(changed);
    await rename(partial, target);
    await syncFolder(dirname(target));
    return manifest;
  } catch (error) {
    await rm(partial, { recursive: true, force: true });
    throw error;
  }
}

function requireEmpty(folder: string): void {
  if (!existsSync(folder) || readdirSync(folder).length === 0) return;
  throw new MigrationError(`${folder} is not empty.`, 'Choose another folder for the export, or remove it first.');
}

type AccountGroup = { writer: PartWriter; file: string; hash: HashParameters | null };

/** One file for each set of hash parameters: the import takes one set for all accounts of a file. */
async function writeAccounts(
  source: Source,
  folder: string,
): Promise<{ parts: Manifest['accounts']; roles: Manifest['roles'] }> {
  const groups = new Map<string, AccountGroup>();
  const roles = new Map<string, number>();
  for await (const account of source.accounts()) {
    const { writer } = await groupOf(groups, account, folder);
    await writer.write(`${writer.count === 0 ? '' : ',\n'}${JSON.stringify(userJsonOf(account))}`);
    writer.count += 1;
    for (const [claim, value] of Object.entries(account.claims))
      if (value === true) roles.set(claim, (roles.get(claim) ?? 0) + 1);
  }
  const parts: Manifest['accounts'] = [];
  for (const { writer, file, hash } of groups.values()) {
    await writer.write('\n]}\n');
    parts.push({ file, ...(await writer.close()), hash, command: importCommand(file, hash) });
  }
  return { parts, roles: Object.fromEntries(roles) };
}

async function groupOf(
  groups: Map<string, AccountGroup>,
  { password }: TransferredAccount,
  folder: string,
): Promise<AccountGroup> {
  const hash = password && parametersOf(password);
  const key = JSON.stringify(hash);
  const known = groups.get(key);
  if (known) return known;
  const file = `accounts.${String(groups.size + 1)}.json`;
  const group = { writer: await PartWriter.create(join(folder, file)), file, hash };
  groups.set(key, group);
  await group.writer.write('{"users": [\n');
  return group;
}

async function writeErased(source: Source, folder: string): Promise<Manifest['erased']> {
  const file = 'erased.jsonl';
  const writer = await PartWriter.create(join(folder, file));
  for await (const account of source.erased()) {
    await writer.write(`${erasedLineOf(account)}\n`);
    writer.count += 1;
  }
  return { file, ...(await writer.close()) };
}

async function writeDocuments(source: Source, folder: string): Promise<Manifest['documents']> {
  const file = 'documents.jsonl';
  const writer = await PartWriter.create(join(folder, file));
  const collections = new Map<string, number>();
  for await (const document of source.documents()) {
    await writer.write(`${documentLineOf(document)}\n`);
    writer.count += 1;
    const collection = document.path.split('/').at(-2) ?? '';
    collections.set(collection, (collections.get(collection) ?? 0) + 1);
  }
  return { file, ...(await writer.close()), collections: Object.fromEntries([...collections].sort()) };
}

async function writeFiles(source: Source, folder: string): Promise<Manifest['files']> {
  const file = 'files.jsonl';
  const writer = await PartWriter.create(join(folder, file));
  let contentBytes = 0;
  for await (const found of source.files()) {
    const { sha256, size } = await writeContent(found, folder);
    await writer.write(`${fileLineOf({ ...found, sha256, size })}\n`);
    writer.count += 1;
    contentBytes += size;
  }
  return { file, ...(await writer.close()), contentBytes };
}

async function writeContent(file: SourceFile, folder: string): Promise<{ sha256: string; size: number }> {
  const path = join(folder, CONTENTS, 'unfinished');
  const handle = await open(path, 'w', 0o600);
  const hash = createHash('sha256');
  let size = 0;
  try {
    for await (const chunk of (await file.open()) as AsyncIterable<Uint8Array>) {
      hash.update(chunk);
      size += chunk.length;
      await handle.appendFile(chunk);
    }
    await handle.sync();
  } finally {
    await handle.close();
  }
  if (size !== file.size)
    throw new MigrationError(
      `${file.bucket}/${file.path} has ${String(file.size)} bytes, but ${String(size)} arrived.`,
      'Export again: it was replaced meanwhile, or the connection broke.',
    );
  const sha256 = hash.digest('hex');
  await rename(path, join(folder, CONTENTS, sha256));
  return { sha256, size };
}
