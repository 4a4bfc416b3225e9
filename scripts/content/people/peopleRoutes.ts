import type { FastifyPluginAsync } from 'fastify';
import type { PublicPerson } from '@lectern/shared/domain';
import { readPerson, type PeopleSources } from './readPerson';

/**
 * `GET /api/people/{uid}`: what everybody may see of a person, as JSON; null when that is nothing, so that a private
 * profile and a missing account look the same. Requests for one person at a time read once.
 */
export function peopleRoutes(sources: PeopleSources): FastifyPluginAsync {
  const reading = new Map<string, Promise<PublicPerson | null>>();
  const read = (uid: string): Promise<PublicPerson | null> => {
    const known = reading.get(uid);
    if (known) return known;
    const begun = readPerson(sources, uid).finally(() => reading.delete(uid));
    reading.set(uid, begun);
    return begun;
  };
  return async (app) => {
    app.get<{ Params: { uid: string } }>('/api/people/:uid', async ({ params: { uid } }, reply) => {
      const person = /^[\w-]{1,128}$/.test(uid) ? await read(uid) : null;
      return reply
        .headers({ 'cache-control': 'no-cache', 'x-robots-tag': 'noindex' })
        .type('application/json; charset=utf-8')
        .send(JSON.stringify(person));
    });
    await Promise.resolve();
  };
}
