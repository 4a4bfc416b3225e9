import { parseCertificate, type Certificate } from '@lectern/shared/domain';
import { queryOptions } from '@lectern/shared/query';
import { ownQuery } from '../ownQuery';

const documents = () => import('@lectern/shared/firebase/documents');

/** Query of the person's certificates, newest first. */
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

/** Query of any person's certificate by its number; null when there is none. A malformed number is not requested. */
export const certificate = (number: string) =>
  queryOptions({
    ...ownQuery,
    queryKey: ['certificate', number],
    queryFn: async (): Promise<Certificate | null> =>
      /^[A-Za-z0-9_-]{3,257}$/.test(number)
        ? (await documents()).getDocument(`certificates/${number}`, parseCertificate)
        : null,
  });

/** Returns the query string that shows a certificate in the profile. */
export const certificateSearch = (number: string): string =>
  `?tab=certificates&certificate=${encodeURIComponent(number)}`;
