import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ContractError, parseRemoteDefinition, type RemoteDefinition } from '@lectern/shared/contract';
import { messageOf } from '../store/StoreError';
import { refusedBuild } from './refusedBuild';

/** Name of the file that declares a remote's name and routes, for builds that no `remote.ts` describes. */
export const DECLARATION_FILE = 'lectern.json';

/**
 * Reads the declaration of a build from `file`; by default from `lectern.json` in the build's folder, or beside it.
 * Rejects with a RefusedError when it is missing, breaks the contract, or has a field that the contract does not know.
 */
export async function readDeclaration(folder: string, file?: string): Promise<RemoteDefinition> {
  const path = file ?? [folder, dirname(folder)].map((at) => join(at, DECLARATION_FILE)).find((at) => existsSync(at));
  const fix =
    `Declare name and routes in ${DECLARATION_FILE}, such as {"name": "hikes", "routes": [{"id": "hikes", ` +
    '"path": "/hikes", "screen": "HikesScreen", "access": "public", "title": "Hikes"}]}, or name the file: --routes.';
  if (path === undefined)
    throw refusedBuild(folder, `It declares no routes: there is no ${DECLARATION_FILE} in it or beside it.`, fix);
  try {
    const value: unknown = JSON.parse(await readFile(path, 'utf8'));
    const definition = parseRemoteDefinition(value, DECLARATION_FILE);
    refuseUnknownFields(value, definition, DECLARATION_FILE);
    return definition;
  } catch (error) {
    throw refusedBuild(folder, `The declaration in ${path} is not usable: ${messageOf(error)}.`, fix);
  }
}

/** Throws a ContractError for a field of `value` that its parsed form lacks: most often a typing error. */
function refuseUnknownFields(value: unknown, parsed: unknown, path: string): void {
  if (typeof value !== 'object' || value === null || typeof parsed !== 'object' || parsed === null) return;
  for (const [name, field] of Object.entries(value)) {
    if (!(name in parsed)) throw new ContractError(`${path}.${name}`, 'no field of that name', field);
    refuseUnknownFields(field, (parsed as Record<string, unknown>)[name], `${path}.${name}`);
  }
}
