import {
  parseCourse,
  parseCourseDraft,
  parseDraftContent,
  parseLessonContent,
  type CourseDraft,
  type DraftContent,
} from '@lectern/shared/domain';
import { queryOptions } from '@lectern/shared/query';

const documents = () => import('@lectern/shared/firebase/documents');

/** The content of a lesson of a draft, wherever it is stored. */
export type ReadContent = Omit<DraftContent, 'id' | 'revision'>;

/** A draft with the contents of all of its lessons, at one revision. */
export type DraftInFull = { draft: CourseDraft; contents: ReadonlyMap<string, ReadContent>; isPublished: boolean };

const MAX_ATTEMPTS = 3;

/** Query of a whole draft as the backend has it; null when there is none. */
export const draftInFull = (courseId: string) =>
  queryOptions({
    queryKey: ['course-review', courseId, 'draft'],
    queryFn: () => loadDraftInFull(courseId),
    staleTime: 0,
    networkMode: 'always',
  });

/** Loads a draft with all contents, of one revision; null when there is none. Rejects with a BackendError. */
export async function loadDraftInFull(courseId: string): Promise<DraftInFull | null> {
  for (let attempt = 1; ; attempt += 1) {
    const before = await readDraft(courseId);
    if (before === null) return null;
    const read = await readContents(courseId, before);
    const after = await readDraft(courseId);
    if (after?.revision === before.revision || attempt === MAX_ATTEMPTS) return { draft: before, ...read };
  }
}

async function readDraft(courseId: string): Promise<CourseDraft | null> {
  const { getDocument } = await documents();
  return getDocument(`courseDrafts/${courseId}`, parseCourseDraft, { fresh: true });
}

async function readContents(courseId: string, { lessons }: CourseDraft): Promise<Omit<DraftInFull, 'draft'>> {
  const { getDocument, listDocuments } = await documents();
  const fresh = { fresh: true };
  const listPublished = async () => {
    // Until the first publication there is no course, and its contents may not be listed.
    const course = await getDocument(`courses/${courseId}`, parseCourse, fresh);
    return course ? listDocuments({ collection: `courses/${courseId}/content` }, parseLessonContent, fresh) : [];
  };
  const [changed, published] = await Promise.all([
    listDocuments({ collection: `courseDrafts/${courseId}/lessons` }, parseDraftContent, fresh),
    listPublished(),
  ]);
  const byId = new Map(changed.map((content) => [content.id, content]));
  const publishedById = new Map(published.map((content) => [content.id, content]));
  const contents = new Map<string, ReadContent>();
  for (const [id, { edited }] of Object.entries(lessons)) {
    const written = byId.get(id);
    const content = edited > 0 && written?.revision === edited ? written : publishedById.get(id);
    if (content) contents.set(id, content);
  }
  return { contents, isPublished: published.length > 0 };
}
