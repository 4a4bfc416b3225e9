import type { Account, Caller } from '@lectern/backend';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { DeskServices } from '../contract';
import { isActiveAdmin, ROLES } from '../roles';
import { readHealth, type HealthSources } from './health';

type Options = DeskServices & {
  health: HealthSources;
  /** Returns the sender of a request; throws for an invalid token. */
  verifyCaller: (authorization: string | undefined) => Caller;
};

const accountQuery = v.object({
  text: v.optional(v.pipe(v.string(), v.maxLength(200)), ''),
  role: v.optional(v.picklist(ROLES)),
  disabled: v.optional(v.picklist(['true', 'false'])),
  before: v.optional(v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number))),
});

/**
 * Returns the routes for what administrators see that no document holds: `/api/desk/accounts` and `/api/desk/health`.
 * Everybody else gets 403, also with a token from before the role was withdrawn.
 */
export function deskRoutes({ health, verifyCaller, ...services }: Options): FastifyPluginAsync {
  const requireAdmin = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    void reply.header('cache-control', 'no-store');
    const uid = callerOf(verifyCaller, request.headers.authorization);
    const isAdmin = uid !== null && isActiveAdmin(services.accounts.getAccount(uid));
    if (!isAdmin) await reply.code(403).send({ error: 'Only for administrators.' });
  };
  return async (app) => {
    app.get('/api/desk/accounts', { onRequest: requireAdmin }, (request, reply) => {
      const query = v.safeParse(accountQuery, request.query);
      if (!query.success) return reply.code(400).send({ error: 'The search is malformed.' });
      const { disabled, ...wanted } = query.output;
      const search = { ...wanted, limit: 25, ...(disabled === undefined ? {} : { disabled: disabled === 'true' }) };
      const { accounts, next } = services.accounts.search(withoutUndefined(search));
      return reply.send({ accounts: accounts.map(shown), next });
    });
    app.get('/api/desk/health', { onRequest: requireAdmin }, async (_request, reply) =>
      reply.send(await readHealth(services, health)),
    );
    await Promise.resolve();
  };
}

function callerOf(verifyCaller: Options['verifyCaller'], authorization: string | undefined): string | null {
  try {
    return verifyCaller(authorization)?.uid ?? null;
  } catch {
    return null;
  }
}

/** Returns the options without those that were not given. */
function withoutUndefined<T extends object>(options: T): { [K in keyof T]: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]: Exclude<T[K], undefined>;
  };
}

const shown = ({ uid, email, displayName, disabled, claims, createdAt, lastLoginAt }: Account) => ({
  uid,
  email,
  displayName,
  disabled,
  roles: ROLES.filter((role) => claims[role] === true),
  createdAt,
  lastLoginAt,
});
