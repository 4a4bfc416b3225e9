import type { FastifyError, FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { Caller } from '../wireValue';
import { changeObject, deleteObject } from './operations/changeObject';
import { download } from './operations/download';
import { listObjectsOperation } from './operations/list';
import { createResumableUploads, type ResumableUploads } from './operations/uploadResumable';
import { uploadWhole } from './operations/uploadWhole';
import { parseObjectName, parseTarget } from './request/objectName';
import { headerOf, queryOf } from './request/requestParts';
import { StorageError, storageErrorBody } from './StorageError';
import type { StorageContext } from './storageContext';

/**
 * The routes of the storage service, `/v0/b/…`. Whatever is wrong with a request is answered 4xx with an error body.
 */
export function createRoutes(context: StorageContext): FastifyPluginAsync {
  const resumable = createResumableUploads(context);
  return async (root) => {
    await root.register((app, _options, done) => {
      // Bodies are read as they arrive, by whoever handles them.
      app.removeAllContentTypeParsers();
      app.addContentTypeParser('*', (_request, _body, parsed) => parsed(null));
      addErrorAnswers(app);
      app.route({
        method: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
        url: '/v0/*',
        // Fastify's own HEAD would say that the length is 0.
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
        return reply.header('cache-control', 'no-store').send(listObjectsOperation(context, request, caller(), bucket));
      return download(context, request, reply, caller, bucket, name);
    case 'POST':
    case 'PUT':
      return reply.send(await upload(context, resumable, request, reply, caller(), bucket, name));
    case 'PATCH':
      return reply.send(await changeObject(context, request, caller(), bucket, named(name)));
    case 'DELETE':
      await deleteObject(context, caller(), bucket, named(name));
      return reply.code(204).send();
    default:
      throw new StorageError(405, `${request.method} is not a method of Storage.`);
  }
}

async function upload(
  context: StorageContext,
  resumable: ResumableUploads,
  request: FastifyRequest,
  reply: FastifyReply,
  caller: Caller,
  bucket: string,
  pathName: string | null,
): Promise<object> {
  const query = queryOf(request);
  const id = query.get('upload_id');
  if (id !== null) return resumable.continue(request, reply, caller, id);
  const queryName = query.get('name');
  const name = pathName ?? (queryName === null ? named(null) : parseObjectName(queryName));
  const protocol = headerOf(request, 'x-goog-upload-protocol') ?? 'multipart';
  if (protocol === 'resumable') {
    if (headerOf(request, 'x-goog-upload-command') !== 'start')
      throw new StorageError(400, 'A resumable upload begins with the command "start".');
    return resumable.start(request, reply, caller, bucket, name);
  }
  if (!['multipart', 'raw'].includes(protocol)) throw new StorageError(400, 'The upload protocol is not known.');
  return uploadWhole(context, request, caller, bucket, name);
}

function named(name: string | null): string {
  if (name === null) throw new StorageError(400, 'An object must be named.');
  return name;
}

function addErrorAnswers(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError | StorageError>((error, request, reply) => {
    reply.removeHeader('content-length').removeHeader('content-range').type('application/json; charset=utf-8');
    const status = ('status' in error ? error.status : error.statusCode) ?? 500;
    discardBody(request, reply);
    if ('body' in error) return reply.code(status).send(error.body);
    if (status < 500) return reply.code(status).send(storageErrorBody(status, error.message));
    if (request.raw.destroyed && !request.raw.complete)
      return reply.code(400).send(storageErrorBody(400, 'The connection was lost.'));
    request.log.error(error);
    return reply.code(500).send(storageErrorBody(500, 'Internal error.'));
  });
}

/**
 * The most of a refused body that is read away, so that the client hears the answer and can use the connection again; a
 * longer one ends it.
 */
const DISCARDED_BYTES = 8 * 1024 * 1024;

function discardBody({ raw }: FastifyRequest, reply: FastifyReply): void {
  if (raw.readableEnded) return;
  if (Number(raw.headers['content-length'] ?? Infinity) > DISCARDED_BYTES) {
    void reply.header('connection', 'close');
    return;
  }
  reply.raw.once('finish', () => {
    // A reader that stopped midway leaves its listener, which would keep the rest from flowing.
    raw.removeAllListeners('readable').resume();
  });
}
