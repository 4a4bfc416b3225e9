import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { clientOf } from '@lectern/backend/client';
import { requestQuery, type ListRequest } from '@lectern/shared/search';
import { acceptEncodingOf } from '../http/acceptEncoding';
import type { RateLimit } from '../http/rateLimit';
import { createInFlight } from '../http/inFlight';
import { compressedText, matchesTag, sendRepresentation, type CompressedText } from '../http/representation';
import { RecentMap } from '../RecentMap';
import { parseSearchRequest } from './searchRequest';
import type { SiteSearch } from './siteSearch';

type CachedAnswer = { generation: string; text: CompressedText };

/** Recent answers stay in memory, compressed: many visitors type the same first letters. */
const MAX_CACHED_ANSWERS = 500;
/** Brotli quality of cached answers, 0 to 11: each is compressed while its visitor waits. */
const BROTLI_QUALITY = 4;
/** Limits of searches in flight: for one address, which a whole school class may share, and in total. */
const IN_FLIGHT_LIMITS = { perClient: 32, total: 256 };

/**
 * Serves one page of a list or search as JSON (a ListAnswer) at `GET /api/search`. The entity tag is the catalogue's
 * generation. Answers 400 for an invalid parameter, 429 to a client that sends too many requests, and 503 while the
 * catalogue is unavailable.
 */
export function searchRoutes(search: SiteSearch, allow: RateLimit): FastifyPluginAsync {
  const answerTo = cacheAnswers(search);
  const inFlight = createInFlight(IN_FLIGHT_LIMITS);
  return async (app) => {
    app.addHook('onClose', () => search.close());
    app.get('/api/search', async (request, reply) => {
      if (!allow(clientOf(request)))
        return refuse(reply.header('retry-after', '1'), 429, 'Too many searches. Wait a second.');
      const query = parseSearchRequest(new URL(request.url, 'http://site').searchParams);
      const current = await search.generation();
      if (current !== null && matchesTag(request.headers['if-none-match'], `"${current}"`))
        return addHeaders(reply, current).code(304).send();
      const client = clientOf(request);
      if (!inFlight.enter(client)) return refuse(reply.header('retry-after', '1'), 429, 'Too many searches at a time.');
      const answer = await answerTo(query, current)
        .finally(() => inFlight.leave(client))
        .catch((error: unknown) => {
          request.log.warn(error, 'A search could not be answered.');
          return null;
        });
      return answer
        ? send(request, reply, answer)
        : refuse(reply.header('retry-after', '5'), 503, 'The catalogue cannot be searched at the moment.');
    });
    await Promise.resolve();
  };
}

/** Returns a function that answers a search, from the cache while the catalogue's generation is still `current`. */
function cacheAnswers(search: SiteSearch): (query: ListRequest, current: string | null) => Promise<CachedAnswer> {
  const cache = new RecentMap<string, CachedAnswer>(MAX_CACHED_ANSWERS);
  return async (query, current) => {
    const key = requestQuery(query);
    const cached = cache.get(key);
    if (cached?.generation === current) return cached;
    const { generation, json } = await search.ask(query);
    const answer = { generation, text: compressedText(json, BROTLI_QUALITY) };
    cache.set(key, answer);
    return answer;
  };
}

async function send(
  request: FastifyRequest,
  reply: FastifyReply,
  { generation, text }: CachedAnswer,
): Promise<FastifyReply> {
  const representation = await text(acceptEncodingOf(request));
  return sendRepresentation(request, addHeaders(reply, generation), { ...representation, etag: tagOf(generation) });
}

/** Returns a weak entity tag, since it is the same for every encoding. */
const tagOf = (generation: string): string => `W/"${generation}"`;

const addHeaders = (reply: FastifyReply, generation: string): FastifyReply =>
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
