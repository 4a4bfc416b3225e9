import { kindOf } from '@lectern/shared/failure';
import { parseCourse, parseLesson, parseSection, type Course, type CourseDraft } from '@lectern/shared/domain';
import { newId } from './operations';
import { firstPositions } from './positions';

const documents = () => import('@lectern/shared/firebase/documents');

type NewDraft = Pick<CourseDraft, 'details' | 'sections' | 'lessons'>;

/** Creates a course as a draft with a title, and resolves to its id. Rejects with a BackendError. */
export async function createCourse(uid: string, title: string, language: string): Promise<string> {
  const courseId = newId();
  const details: CourseDraft['details'] = {
    title,
    subtitle: '',
    summary: '',
    outcomes: [],
    category: null,
    subcategory: null,
    level: 'all',
    language,
    tags: [],
    cover: null,
  };
  await storeFirst(uid, courseId, { details, sections: {}, lessons: {} });
  return courseId;
}

/**
 * Makes the draft of a course that exists: one document, since contents stay where they are until they are changed.
 * Resolves to false when the teacher has no such course. Rejects with a BackendError.
 */
export async function draftExistingCourse(uid: string, courseId: string): Promise<boolean> {
  const { getDocument } = await documents();
  const course = await getDocument(`courses/${courseId}`, parseCourse, { fresh: true });
  if (course?.teacherUid !== uid) return false;
  try {
    await storeFirst(uid, courseId, { details: detailsOf(course), ...(await readOutline(courseId)) });
  } catch (error) {
    // Another window may have made it at the same moment.
    if (kindOf(error) !== 'denied') throw error;
  }
  return true;
}

/** Deletes a course that was never published. Its id is never free again. Rejects with a BackendError. */
export async function deleteCourse(uid: string, courseId: string): Promise<void> {
  const { getDocument, serverTime, writeDocuments } = await documents();
  const course = await getDocument(`courses/${courseId}`, parseCourse, { fresh: true });
  await writeDocuments([
    ...(course ? [{ path: `courses/${courseId}`, data: null }] : []),
    { path: `courseDrafts/${courseId}`, data: null },
    { path: `deletedCourses/${courseId}`, data: { deletedBy: uid, deletedAt: serverTime } },
  ]);
}

async function storeFirst(uid: string, courseId: string, draft: NewDraft): Promise<void> {
  const { serverTime, setDocument } = await documents();
  await setDocument(`courseDrafts/${courseId}`, { teacherUid: uid, revision: 1, ...draft, updatedAt: serverTime });
}

const detailsOf = (course: Course): CourseDraft['details'] => ({
  title: course.title,
  subtitle: course.subtitle,
  summary: course.summary,
  outcomes: course.outcomes,
  category: course.category,
  subcategory: course.subcategory,
  level: course.level,
  language: course.language,
  tags: course.tags,
  // The published cover may be a file of the catalogue, which a draft can't name.
  cover: course.cover?.startsWith(`courses/${course.id}/`) ? course.cover : null,
});

async function readOutline(courseId: string): Promise<Pick<NewDraft, 'sections' | 'lessons'>> {
  const { listDocuments } = await documents();
  const path = `courses/${courseId}/sections`;
  const inOrder = { orderBy: [['order', 'asc']] } as const;
  const fresh = { fresh: true };
  const found = await listDocuments({ collection: path, ...inOrder }, parseSection, fresh);
  const sectionPositions = firstPositions(found.length);
  const lists = await Promise.all(
    found.map(async ({ id }) => {
      const lessons = await listDocuments({ collection: `${path}/${id}/lessons`, ...inOrder }, parseLesson, fresh);
      const positions = firstPositions(lessons.length);
      return lessons.map(({ id: lessonId, title, kind, durationSec, preview }, index) => [
        lessonId,
        { section: id, position: positions[index] ?? 'a0', title, kind, durationSec, preview, edited: 0 },
      ]);
    }),
  );
  const sections = found.map(({ id, title }, index) => [id, { title, position: sectionPositions[index] ?? 'a0' }]);
  return {
    sections: Object.fromEntries(sections) as NewDraft['sections'],
    lessons: Object.fromEntries(lists.flat()) as NewDraft['lessons'],
  };
}
