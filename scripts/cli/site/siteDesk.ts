import type { Backend } from '@lectern/backend';
import type { FastifyPluginAsync } from 'fastify';
import { peopleRoutes, transferRoutes } from '../../content';
import { deskRoutes, startDesk, startTidying, type DeskServices } from '../../desk';
import { startFigures } from '../../figures';
import { startQuestions } from '../../questions';
import type { RegistryStore } from '../../release';
import { CONTENT_BUCKETS } from './localBackend';

/** The desk of a running site, with questions and figures. `stop` ends it after the running step. */
export type SiteDesk = { routes: FastifyPluginAsync; stop(): Promise<void> };

/** The site that a desk serves: its home folder, its live releases, and the address for links in mails. */
type SiteDeskOptions = {
  home: string;
  registry: RegistryStore;
  origin: string;
  log: (message: string) => void;
  warn: (message: string) => void;
};

/**
 * Carries out decisions on the site in `home`, follows questions in its courses and their figures, removes files of
 * courses that nothing names, and mails the people concerned with links to `origin`.
 */
export function openSiteDesk(backend: Backend, { home, registry, origin, log, warn }: SiteDeskOptions): SiteDesk {
  const { auth, firestore, storage } = backend;
  const services = deskServices(backend);
  const desk = startDesk(services, firestore, {
    sendMail: ({ path, ...mail }) => backend.sendMail({ ...mail, link: new URL(path, origin).href }),
    warn,
  });
  const tidying = startTidying(services, firestore, { log, warn });
  const verifyCaller = (authorization: string | undefined) => auth.verifyCaller(authorization);
  const questions = startQuestions(services, backend, warn).catch((error: unknown) => {
    warn(`Questions in courses are not followed: ${String(error)}`);
    return null;
  });
  const figures = startFigures(services, backend, warn).catch((error: unknown) => {
    warn(`The figures of courses are not counted: ${String(error)}`);
    return null;
  });
  return {
    routes: async (app) => {
      await app.register(deskRoutes({ ...services, health: { home, registry }, verifyCaller }));
      await app.register(transferRoutes({ auth, firestore, verifyCaller }));
      await app.register(peopleRoutes({ firestore, storage, bucket: CONTENT_BUCKETS.site }));
    },
    async stop() {
      await (await questions)?.stop();
      await (await figures)?.stop();
      await tidying.stop();
      await desk.stop();
    },
  };
}

/** Returns what the desk works with on a site of this machine. */
export const deskServices = ({ auth, firestore, storage }: Backend): DeskServices => ({
  documents: firestore.admin,
  accounts: auth.admin,
  files: { admin: storage.admin, bucket: CONTENT_BUCKETS.site },
});
