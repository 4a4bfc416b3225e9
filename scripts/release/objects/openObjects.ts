import { sha256 } from '../store/hashes';
import { azureObjects } from './azureObjects';
import { azureSettings } from './azureSettings';
import { fileObjects } from './fileObjects';
import type { ObjectStore } from './ObjectStore';
import { parseStoreUrl, type Environment } from './parseStoreUrl';
import { rememberObjects } from './rememberObjects';
import { requireExclusive } from './requireExclusive';
import { s3Objects } from './s3Objects';
import { s3Settings } from './s3Settings';
import type { StoreTimes } from './sendRequest';

/** Revisions are about 30 KB each. */
const REMEMBERED_BYTES = 16 * 1024 * 1024;

/**
 * The objects of a store; its folder when it is one of this machine; and a name that no other store has, for the folder
 * of its copies.
 */
export type OpenedObjects = { objects: ObjectStore; folder: string | null; name: string };

/**
 * Opens the store at `url`: `file:`, `s3:` or `az:`, with credentials from the environment. Sends nothing. Throws a
 * StoreUrlError for an address of another form, and without credentials.
 */
export function openObjects(url: string, environment: Environment, times?: Partial<StoreTimes>): OpenedObjects {
  const parsed = parseStoreUrl(url);
  if (parsed.kind === 'file')
    return { objects: fileObjects(parsed.folder), folder: parsed.folder, name: nameOf(parsed.folder) };
  const settings = parsed.kind === 's3' ? s3Settings(parsed, environment) : azureSettings(parsed, environment);
  const objects = 'region' in settings ? s3Objects(settings, times) : azureObjects(settings, times);
  return {
    objects: rememberObjects(requireExclusive(objects), REMEMBERED_BYTES),
    folder: null,
    name: nameOf(`${settings.base}/${settings.prefix}`),
  };
}

const nameOf = (address: string): string => sha256(address).slice(0, 16);
