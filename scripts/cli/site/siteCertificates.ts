import type { Backend } from '@lectern/backend';
import type { FastifyPluginAsync } from 'fastify';
import { certificateRoutes, openKeys, startCertificates } from '../../certificates';
import { noticeWrites } from '../../desk';
import { embeddedDocuments } from '../../processing';
import { deskServices } from './siteDesk';

/** The certificates of a running site: the routes that verifiers use, and `stop`, which ends after the running step. */
export type SiteCertificates = { routes: FastifyPluginAsync; stop(): Promise<void> };

/** Signs the certificates of the site in `home`. Rejects with an Error that names an unusable file of keys. */
export async function openSiteCertificates(
  backend: Backend,
  { home, origin, warn }: { home: string; origin: string; warn: (message: string) => void },
): Promise<SiteCertificates> {
  const services = deskServices(backend);
  const issuer = { origin, keys: await openKeys(home) };
  const certificates = await startCertificates(embeddedDocuments(backend), issuer, {
    warn,
    notify: (notice, id) => noticeWrites(services, notice, id),
  });
  return { routes: certificateRoutes(issuer), stop: () => certificates.stop() };
}
