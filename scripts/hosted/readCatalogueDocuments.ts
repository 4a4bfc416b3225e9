import type { StoredDocument } from '@lectern/backend';
import type { HostedFirestore, HostedQuery } from './hostedFirestore';
import { hostedServices } from './openHosted';
import type { ServiceAccount } from './serviceAccount';

/** Documents that one query returns at most. */
const PAGE = 300;

/**
 * Collections that the published catalogue is made of. `GROUPS` are collections below documents: they are read by name
 * across the whole project, and only those below the given path count.
 */
const ROOTS = ['categories', 'courses', 'products', 'books', 'paths'];
const GROUPS = { sections: 'courses/', lessons: 'courses/', reviews: 'courses/', prices: 'products/' };

/**
 * Reads all documents of a hosted project that the published catalogue is made of, and passes them to `take` a few
 * hundred at a time. Each is billed as one read. Resolves to their number. Rejects with a HostedError for a key,
 * permission or database that can't be used, and with RetryLater while the service is unavailable.
 */
export async function readCatalogueDocuments(
  account: ServiceAccount,
  environment: NodeJS.ProcessEnv,
  take: (documents: readonly StoredDocument[]) => void,
): Promise<number> {
  const { firestore } = hostedServices(account, environment);
  const teachers = new Set<string>();
  let count = 0;
  const add = (documents: readonly StoredDocument[]): void => {
    for (const teacher of documents.flatMap(teacherOf)) teachers.add(teacher);
    count += documents.length;
    take(documents);
  };
  for (const collection of ROOTS) for await (const page of pagesOf(firestore, { collection })) add(page);
  for (const [collection, parent] of Object.entries(GROUPS))
    for await (const page of pagesOf(firestore, { collection, group: true }))
      add(page.filter(({ path }) => path.startsWith(parent)));
  for (const uid of teachers) {
    const profile = await firestore.get(`profiles/${uid}`);
    if (profile) add([profile]);
  }
  return count;
}

async function* pagesOf(firestore: HostedFirestore, query: HostedQuery): AsyncGenerator<StoredDocument[]> {
  let after: string | undefined;
  for (;;) {
    const page = await firestore.query({ ...query, limit: PAGE, ...(after !== undefined && { after }) });
    if (page.length > 0) yield page;
    if (page.length < PAGE) return;
    after = page.at(-1)?.path;
  }
}

/** Returns the teacher's uid of a course, unless it could not be the id of a profile. */
function teacherOf({ path, fields }: StoredDocument): string[] {
  const uid = /^courses\/[^/]+$/.test(path) ? fields.teacherUid : undefined;
  return uid && 'stringValue' in uid && /^[\w-]{1,128}$/.test(uid.stringValue) ? [uid.stringValue] : [];
}
