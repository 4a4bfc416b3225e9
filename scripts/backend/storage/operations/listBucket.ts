import type { FastifyRequest } from 'fastify';
import type { Caller } from '../../wireValue';
import { authorizeList } from '../authorize';
import { queryOf } from '../request/requestParts';
import { StorageError } from '../StorageError';
import type { StorageContext } from '../storageContext';
import { listObjects } from '../store/listObjects';

const MAX_PAGE = 1000;

/** `GET /v0/b/<bucket>/o`: one page of objects and, with `delimiter=/`, of folders. */
export function listBucket(context: StorageContext, request: FastifyRequest, caller: Caller, bucket: string): object {
  const query = queryOf(request);
  const [prefix, delimiter] = [query.get('prefix') ?? '', query.get('delimiter') ?? ''];
  if (delimiter !== '' && delimiter !== '/') throw new StorageError(400, 'The only delimiter is "/".');
  checkPrefix(prefix);
  const maxResults = parsePageSize(query.get('maxResults'));
  authorizeList(context, caller, { bucket, prefix, limit: maxResults, isDeep: delimiter === '' });
  const { objects, prefixes, nextPageToken } = listObjects(context.objects, {
    bucket,
    prefix,
    delimiter,
    maxResults,
    pageToken: query.get('pageToken') || null,
  });
  const items = objects.map(({ name }) => ({ name, bucket }));
  return { prefixes, items, ...(nextPageToken === undefined ? {} : { nextPageToken }) };
}

function checkPrefix(prefix: string): void {
  if (Buffer.byteLength(prefix) > 1024 || /[\p{Cc}\p{Cs}]/u.test(prefix))
    throw new StorageError(400, 'The prefix is not a prefix of object names.');
  if (/^\/|\/\/|(^|\/)\.{1,2}\//.test(prefix))
    throw new StorageError(400, 'A prefix has no empty, "." or ".." segment.');
}

function parsePageSize(text: string | null): number {
  if (text === null || text === '') return MAX_PAGE;
  if (!/^\d{1,6}$/.test(text) || Number(text) === 0)
    throw new StorageError(400, '"maxResults" must be a number from 1.');
  return Math.min(Number(text), MAX_PAGE);
}
