import type { RulesResource } from '../rules';
import type { WireFields } from '../wireValue';
import { wireFieldsOf } from '../toWire';
import type { StoredObject } from './contract';
import type { ObjectRecord } from './store/objects';

const ETAG_PREFIX = 'C';

/** Returns a text that changes with the object and with its metadata. */
export function etagOf({ generation, metageneration }: ObjectRecord): string {
  return `${ETAG_PREFIX}${Buffer.from(`${generation}.${metageneration}`).toString('base64url')}`;
}

/** Returns the JSON of an object's metadata, as hosted Storage sends it. */
export function metadataResponse(object: ObjectRecord): Record<string, unknown> {
  const { settings } = object;
  return {
    name: object.name,
    bucket: object.bucket,
    generation: String(object.generation),
    metageneration: String(object.metageneration),
    timeCreated: new Date(object.createdAt).toISOString(),
    updated: new Date(object.updatedAt).toISOString(),
    storageClass: 'STANDARD',
    size: String(object.size),
    md5Hash: object.md5,
    crc32c: object.crc32c,
    etag: etagOf(object),
    downloadTokens: object.token,
    ...settings,
    contentEncoding: settings.contentEncoding ?? 'identity',
    contentDisposition: settings.contentDisposition ?? dispositionOf('inline', object.name),
  };
}

/** Returns a content disposition with a file name in any script. Source: RFC 6266 and RFC 8187. */
export function dispositionOf(kind: 'inline' | 'attachment', name: string): string {
  const file = name.slice(name.lastIndexOf('/') + 1);
  return `${kind}; ` + `filename*=utf-8''${encodeURIComponent(file).replace(/['()*!]/g, percentEncode)}`;
}

/** Returns an object as rules see it. Source: Firebase, "Security Rules for Cloud Storage", `resource`. */
export function rulesResource(object: ObjectRecord): RulesResource {
  const { settings } = object;
  const fields: WireFields = wireFieldsOf({
    name: object.name,
    bucket: object.bucket,
    generation: object.generation,
    metageneration: object.metageneration,
    size: object.size,
    timeCreated: new Date(object.createdAt),
    updated: new Date(object.updatedAt),
    md5Hash: object.md5,
    crc32c: object.crc32c,
    etag: etagOf(object),
    contentType: settings.contentType,
    contentDisposition: settings.contentDisposition,
    contentEncoding: settings.contentEncoding,
    contentLanguage: settings.contentLanguage,
    cacheControl: settings.cacheControl,
    metadata: settings.metadata ?? {},
  });
  return { kind: 'file', metadata: fields };
}

/** Returns an object in the form for administration. */
export function toStoredObject(object: ObjectRecord): StoredObject {
  return {
    bucket: object.bucket,
    path: object.name,
    size: object.size,
    contentType: object.settings.contentType,
    md5Hash: object.md5,
    crc32c: object.crc32c,
    etag: etagOf(object),
    generation: String(object.generation),
    metageneration: String(object.metageneration),
    metadata: object.settings.metadata ?? {},
    createdAt: object.createdAt,
    updatedAt: object.updatedAt,
  };
}

const percentEncode = (character: string): string => `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
