import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import { requestQuery } from '@lectern/shared/search';
import { acceptEncodingOf } from '../http/acceptEncoding';
import type { RateLimit } from '../http/rateLimit';
import { compressedText, holdsTag, sendRepresentation, type CompressedText } from '../http/representation';
import { parseSearchRequest } from './searchRequest';
import type { SiteSearch } from './searchSite';

/** Answers to the same question of the same generation are kept, compressed: what many begin to type is asked often. */
const MOST_KEPT = 500;
const EFFORT = 4;

/**
 * `GET /api/search`: one page of the courses that a list or a search comes to, as JSON (a ListAnswer). Revalidated by
 * its entity tag, which tells one generation of the catalogue from another. 400 says which parameter is wrong, 429 too
 * many of one client, 503 while there is no catalogue.
 */
export function searchRoutes(search: SiteSearch, allow: RateLimit): FastifyPluginAsync {
  const kept = new Map<string, { generation: string; text: CompressedText }>();
  return async (app) => {
    app.addHook('onClose', () => search.close());
    app.get('/api/search', async (request, reply) => {
      if (!allow(request.ip)) return refuse(reply.header('retry-after', '1'), 429, 'Too many searches. Wait a second.');
      const asked = parseSearchRequest(new URL(request.url, 'http://site').searchParams);
      const question = requestQuery(asked);
      const current = await search.generation();
      if (current !== null && holdsTag(request.headers['if-none-match'], `"${current}"`))
        return headers(reply, current).code(304).send();
      const known = kept.get(question);
      if (known?.generation === current) return send(known.generation, known.text);
      const answer = await search.ask(asked).catch((error: unknown) => {
        request.log.warn(error, 'A search could not be answered.');
        return null;
      });
      if (!answer)
        return refuse(reply.header('retry-after', '5'), 503, 'The catalogue cannot be searched at the moment.');
      const text = compressedText(answer.json, EFFORT);
      keep(kept, question, { generation: answer.generation, text });
      return send(answer.generation, text);

      async function send(generation: string, body: CompressedText): Promise<FastifyReply> {
        const representation = await body(acceptEncodingOf(request));
        return sendRepresentation(request, headers(reply, generation), { ...representation, etag: tagOf(generation) });
      }
    });
    await Promise.resolve();
  };
}

/** Weak, since it is the same for every encoding. */
const tagOf = (generation: string): string => `W/"${generation}"`;

const headers = (reply: FastifyReply, generation: string): FastifyReply =>
  reply.headers({
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-cache',
    etag: tagOf(generation),
    vary: 'Accept-Encoding',
    'x-robots-tag': 'noindex',
  });

function refuse(reply: FastifyReply, status: number, message: string): FastifyReply {
  return reply.code(status).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send(`${message}\n`);
}

function keep<T>(kept: Map<string, T>, key: string, value: T): void {
  kept.delete(key);
  kept.set(key, value);
  const oldest = kept.keys().next();
  if (kept.size > MOST_KEPT && !oldest.done) kept.delete(oldest.value);
}
