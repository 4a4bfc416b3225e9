import {
  parseCourse,
  parseCourseDraft,
  parseCourseReview,
  type Course,
  type CourseDraft,
  type CourseReview,
} from '@lectern/shared/domain';
import { queryOptions } from '@lectern/shared/query';
import { unsentCourses } from './draftRecords';

/** A course of the teacher: published, or only a draft so far. */
export type MyCourse = {
  id: string;
  title: string;
  status: Course['status'];
  /** The draft is under review. */
  isWaiting: boolean;
  /** Path of the published course; null while learners can't open it. */
  path: string | null;
  lessonCount: number;
  ratingCount: number;
  updatedAt: Date;
  category: string;
  /** Learners read a version, and the teacher has a draft. */
  hasDraft: boolean;
  /** The draft was never published: it may be deleted. */
  isDeletable: boolean;
  /** This device has changes that it could not send yet. */
  isUnsent: boolean;
  /** The editors' last message about a course that they sent back. */
  editorMessage: string | null;
};

/** Query of the courses that the account teaches, those that were changed last first. */
export const myCourses = (uid: string) =>
  queryOptions({
    queryKey: ['studio', 'courses', uid],
    queryFn: async (): Promise<MyCourse[]> => {
      const { listDocuments } = await import('@lectern/shared/firebase/documents');
      const ofTeacher = [['teacherUid', '==', uid]] as const;
      const [courses, drafts, reviews, unsent] = await Promise.all([
        listDocuments({ collection: 'courses', where: ofTeacher }, parseCourse),
        listDocuments({ collection: 'courseDrafts', where: ofTeacher }, parseCourseDraft),
        listDocuments({ collection: 'courseReviews', where: ofTeacher }, parseCourseReview),
        unsentCourses(uid).catch(() => new Set<string>()),
      ]);
      const draftOf = new Map(drafts.map((draft) => [draft.id, draft]));
      const reviewOf = new Map(reviews.map((review) => [review.id, review]));
      const published = new Set(courses.map(({ id }) => id));
      return [
        ...courses.map((course) => ofCourse(course, draftOf.get(course.id), reviewOf.get(course.id))),
        ...drafts.filter(({ id }) => !published.has(id)).map((draft) => ofDraft(draft, reviewOf.get(draft.id))),
      ]
        .map((course) => ({ ...course, isUnsent: unsent.has(course.id) }))
        .toSorted((one, other) => other.updatedAt.getTime() - one.updatedAt.getTime());
    },
    staleTime: 0,
  });

type Listed = Omit<MyCourse, 'isUnsent'>;

function ofCourse(course: Course, draft: CourseDraft | undefined, review: CourseReview | undefined): Listed {
  const { id, slug, status, ratingCount, category } = course;
  const isNewer = draft !== undefined && draft.updatedAt > course.updatedAt;
  // A draft begins as a copy of what learners see: its first revision changes nothing.
  const isChanged = draft !== undefined && draft.revision > Math.max(1, review?.publishedRevision ?? 1);
  return {
    id,
    title: (draft ? draft.details.title : course.title) || course.title,
    status,
    isWaiting: review?.status === 'waiting',
    path: status === 'published' ? `/course/${slug}/${id}` : null,
    lessonCount: draft ? Object.keys(draft.lessons).length : course.lessonCount,
    ratingCount,
    updatedAt: isNewer ? draft.updatedAt : course.updatedAt,
    category,
    hasDraft: isChanged && status === 'published',
    isDeletable: status === 'draft',
    editorMessage: editorMessageIn(review),
  };
}

const ofDraft = (draft: CourseDraft, review: CourseReview | undefined): Listed => ({
  id: draft.id,
  title: draft.details.title,
  status: 'draft',
  isWaiting: review?.status === 'waiting',
  path: null,
  lessonCount: Object.keys(draft.lessons).length,
  ratingCount: 0,
  updatedAt: draft.updatedAt,
  category: draft.details.category ?? '',
  hasDraft: false,
  isDeletable: review?.status !== 'waiting',
  editorMessage: editorMessageIn(review),
});

const editorMessageIn = (review: CourseReview | undefined): string | null =>
  review?.status === 'returned' && review.message !== '' ? review.message : null;
