import {
  parseCourseDraft,
  parseDraftContent,
  parseLessonContent,
  type CourseDraft,
  type DraftContent,
} from '@lectern/shared/domain';
import { kindOf } from '@lectern/shared/failure';
import type { EditedContent } from '../lesson/contract';
import { EMPTY_CONTENT } from './operations';

const documents = () => import('@lectern/shared/firebase/documents');

/**
 * One commit of a draft, and the contents that it writes. With `merge`, the commit holds only the details, sections and
 * lessons that it changes, and the others stay; without, it holds all of them, and the others are removed.
 */
export type DraftCommit = Partial<Pick<CourseDraft, 'details' | 'sections' | 'lessons'>> & {
  revision: number;
  merge: boolean;
  contents: Readonly<Record<string, EditedContent>>;
};

/** The backend of one draft. Calls reject with a BackendError; none is answered from the device. */
export type DraftBackend = {
  /** The draft; null when it was deleted. */
  load: () => Promise<CourseDraft | null>;
  /** The content of a lesson at a revision; null when another window has changed it meanwhile. */
  loadContent: (lessonId: string, edited: number) => Promise<EditedContent | null>;
  /** The revision of a lesson's stored content, also of a removed lesson; 0 when none is stored. */
  contentRevision: (lessonId: string) => Promise<number>;
  /** Writes one revision as a whole. Refused (`denied`) when it is not the next one. */
  commit: (commit: DraftCommit) => Promise<void>;
};

/** Returns the backend of a teacher's draft. */
export function draftBackend(uid: string, courseId: string): DraftBackend {
  const path = `courseDrafts/${courseId}`;
  return {
    load: async () => (await documents()).getDocument(path, parseCourseDraft, { fresh: true }),
    loadContent: (lessonId, edited) => loadContent(courseId, lessonId, edited),
    contentRevision: async (lessonId) => (await loadWritten(courseId, lessonId))?.revision ?? 0,
    commit: async ({ contents, merge, ...draft }) => {
      const { serverTime, writeDocuments } = await documents();
      await writeDocuments([
        { path, data: { teacherUid: uid, ...draft, updatedAt: serverTime }, merge },
        ...Object.entries(contents).map(([id, content]) => ({
          path: `${path}/lessons/${id}`,
          data: { ...content, revision: draft.revision },
        })),
      ]);
    },
  };
}

async function loadContent(courseId: string, lessonId: string, edited: number): Promise<EditedContent | null> {
  const { getDocument } = await documents();
  const fresh = { fresh: true };
  if (edited > 0) {
    const written = await loadWritten(courseId, lessonId);
    if (written && written.revision > edited) return null;
    if (written?.revision === edited) return contentOf(written);
  }
  // Refused: there is no course yet. Any other failure is no empty lesson, which would replace what learners read.
  const published = await getDocument(`courses/${courseId}/content/${lessonId}`, parseLessonContent, fresh).catch(
    (error: unknown) => {
      if (kindOf(error) !== 'denied') throw error;
      return null;
    },
  );
  return published ? contentOf(published) : EMPTY_CONTENT;
}

async function loadWritten(courseId: string, lessonId: string): Promise<DraftContent | null> {
  const { getDocument } = await documents();
  return getDocument(`courseDrafts/${courseId}/lessons/${lessonId}`, parseDraftContent, { fresh: true });
}

const contentOf = ({ video, poster, captions, chapters, body, resources }: EditedContent): EditedContent => ({
  video,
  poster,
  captions,
  chapters,
  body,
  resources,
});
