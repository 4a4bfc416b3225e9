import type { Backend } from '@lectern/backend';
import type { FastifyPluginAsync } from 'fastify';
import { deskRoutes, startDesk } from '../../desk';

/** The desk of a running site: its routes, and `stop`, which ends its work after the running step. */
export type SiteDesk = { routes: FastifyPluginAsync; stop(): Promise<void> };

/** Carries out decisions on the site in `home`, and mails the people concerned with links to `origin`. */
export function openSiteDesk(
  backend: Backend,
  { home, origin, warn }: { home: string; origin: string; warn: (message: string) => void },
): SiteDesk {
  const { auth, firestore } = backend;
  const services = { documents: firestore.admin, accounts: auth.admin };
  const desk = startDesk(services, firestore, {
    sendMail: ({ path, ...mail }) => backend.sendMail({ ...mail, link: new URL(path, origin).href }),
    warn,
  });
  const verifyCaller = (authorization: string | undefined) => auth.verifyCaller(authorization);
  return { routes: deskRoutes({ ...services, home, verifyCaller }), stop: () => desk.stop() };
}
