import { parseCertificate, type Certificate } from '@lectern/shared/domain';
import { queryOptions } from '@lectern/shared/query';
import { ownQuery } from '../ownQuery';

const documents = () => import('@lectern/shared/firebase/documents');

/** The person's certificates, newest first. */
export const certificates = (uid: string) =>
  queryOptions({
    ...ownQuery,
    queryKey: ['certificates', uid],
    queryFn: async (): Promise<Certificate[]> =>
      (await documents()).listDocuments(
        { collection: 'certificates', where: [['uid', '==', uid]], orderBy: [['issuedAt', 'desc']] },
        parseCertificate,
      ),
  });

/** The certificate of a number, whoever's it is, or null when there is none. What is no number is asked of nobody. */
export const certificate = (number: string) =>
  queryOptions({
    ...ownQuery,
    queryKey: ['certificate', number],
    queryFn: async (): Promise<Certificate | null> =>
      /^[A-Za-z0-9_-]{3,257}$/.test(number)
        ? (await documents()).getDocument(`certificates/${number}`, parseCertificate)
        : null,
  });

/** The query string that shows a certificate in the profile. */
export const certificateSearch = (number: string): string =>
  `?tab=certificates&certificate=${encodeURIComponent(number)}`;
