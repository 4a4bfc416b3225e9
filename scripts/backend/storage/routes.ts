import type { FastifyError, FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { LimitError } from '../limits';
import type { Caller } from '../wireValue';
import { changeObject } from './operations/changeObject';
import { deleteObject } from './operations/deleteObject';
import { download } from './operations/download';
import { listBucket } from './operations/listBucket';
import { createResumableUploads, type ResumableUploads } from './operations/uploadResumable';
import { uploadWhole } from './operations/uploadWhole';
import { parseObjectName, parseTarget } from './request/objectName';
import { headerOf, queryOf } from './request/requestParts';
import { StorageError, storageErrorBody } from './StorageError';
import type { ObjectCall, StorageContext } from './storageContext';

/** The routes of the storage service, `/v0/b/…`. Malformed and refused requests get 4xx with an error body. */
export function createRoutes(context: StorageContext): FastifyPluginAsync {
  const resumable = createResumableUploads(context);
  return async (root) => {
    await root.register((app, _options, done) => {
      // Operations read the bodies themselves, as they arrive.
      app.removeAllContentTypeParsers();
      app.addContentTypeParser('*', (_request, _body, parsed) => parsed(null));
      addErrorAnswers(app);
      app.route({
        method: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
        url: '/v0/*',
        // Fastify's own HEAD route would announce the length 0.
        exposeHeadRoute: false,
        handler: (request, reply) => answer(context, resumable, request, reply),
      });
      done();
    });
  };
}

async function answer(
  context: StorageContext,
  resumable: ResumableUploads,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { bucket, name } = parseTarget(request.url);
  if (!context.buckets.has(bucket)) throw new StorageError(404, 'There is no such bucket.');
  const caller = (): Caller => context.verifyCaller(request.headers.authorization);
  switch (request.method) {
    case 'GET':
    case 'HEAD':
      if (name === null)
        return reply.header('cache-control', 'no-store').send(listBucket(context, request, caller(), bucket));
      return download(context, { request, reply, caller, bucket, name });
    case 'POST':
    case 'PUT':
      return reply.send(await upload(context, resumable, { request, caller, bucket, name }, reply));
    case 'PATCH':
      return reply.send(await changeObject(context, { request, caller: caller(), bucket, name: requireName(name) }));
    case 'DELETE':
      await deleteObject(context, { caller: caller(), bucket, name: requireName(name) });
      return reply.code(204).send();
    default:
      throw new StorageError(405, `${request.method} is not a method of Storage.`);
  }
}

/** A request to upload. The caller is verified only when an upload begins. */
type UploadRequest = Pick<ObjectCall, 'request' | 'bucket'> & { caller: () => Caller; name: string | null };

async function upload(
  context: StorageContext,
  resumable: ResumableUploads,
  { request, caller, bucket, name: pathName }: UploadRequest,
  reply: FastifyReply,
): Promise<object> {
  const query = queryOf(request);
  const id = query.get('upload_id');
  if (id !== null) return resumable.continue({ request, reply, id });
  const queryName = query.get('name');
  const name = pathName ?? (queryName === null ? requireName(null) : parseObjectName(queryName));
  const protocol = headerOf(request, 'x-goog-upload-protocol') ?? 'multipart';
  if (protocol === 'resumable') {
    if (headerOf(request, 'x-goog-upload-command') !== 'start')
      throw new StorageError(400, 'A resumable upload begins with the command "start".');
    return resumable.start({ request, caller: caller(), bucket, name }, reply);
  }
  if (!['multipart', 'raw'].includes(protocol)) throw new StorageError(400, 'The upload protocol is unknown.');
  return uploadWhole(context, { request, caller: caller(), bucket, name });
}

function requireName(name: string | null): string {
  if (name === null) throw new StorageError(400, 'An object must be named.');
  return name;
}

/** Headers of an object's content: an answer with an error has none of them. */
const CONTENT_HEADERS = [
  ...['content-length', 'content-range', 'content-encoding', 'content-language', 'content-disposition'],
  ...['accept-ranges', 'etag', 'last-modified', 'vary', 'x-goog-hash', 'x-goog-generation'],
];

function addErrorAnswers(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError | StorageError>((error, request, reply) => {
    for (const name of CONTENT_HEADERS) reply.removeHeader(name);
    reply.header('cache-control', 'no-store').type('application/json; charset=utf-8');
    const status = ('status' in error ? error.status : error.statusCode) ?? 500;
    discardBody(request, reply);
    if (error instanceof LimitError && error.retrySeconds !== null)
      reply.header('retry-after', String(error.retrySeconds));
    if ('body' in error) return reply.code(status).send(error.body);
    if (status < 500) return reply.code(status).send(storageErrorBody(status, error.message));
    if (request.raw.destroyed && !request.raw.complete)
      return reply.code(400).send(storageErrorBody(400, 'The connection was lost.'));
    request.log.error(error);
    return reply.code(500).send(storageErrorBody(500, 'Internal error.'));
  });
}

/**
 * Bytes of a refused body that are read and discarded, so that the client receives the response and can reuse the
 * connection. A longer body closes it.
 */
const MAX_DISCARDED_BYTES = 8 * 1024 * 1024;

function discardBody({ raw }: FastifyRequest, reply: FastifyReply): void {
  if (raw.readableEnded) return;
  if (Number(raw.headers['content-length'] ?? Infinity) > MAX_DISCARDED_BYTES) {
    void reply.header('connection', 'close');
    return;
  }
  reply.raw.once('finish', () => {
    // A reader that stopped midway leaves its listener, which would block the rest of the body.
    raw.removeAllListeners('readable').resume();
  });
}
