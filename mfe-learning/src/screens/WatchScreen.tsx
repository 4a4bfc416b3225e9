import { useState } from 'react';
import type { Course } from '@lectern/shared/domain';
import { useHost, useTitle, useUser } from '@lectern/shared/host';
import { deferredPart, QueryState, type QueryResult } from '@lectern/shared/loading';
import { useQuery } from '@lectern/shared/query';
import { useParams, useSearchParams } from '@lectern/shared/router';
import { course, outline, type OutlineLesson } from '../data/courses';
import { enrolment } from '../data/enrolments';
import { lessonContent } from '../data/lessonContent';
import { CourseLesson } from '../lesson/course/CourseLesson';
import { LessonSkeleton } from '../lesson/layout/LessonSkeleton';
import { retryLoad } from '../loading/deferredPanel';
import { useCourseProgress } from '../progress/useCourseProgress';

const NotEnrolled = deferredPart(
  () => import('../enrol/NotEnrolled'),
  (module) => module.default,
);
const EmptyCourse = deferredPart(
  () => import('../lesson/EmptyCourse'),
  (module) => module.default,
);

type WatchedCourse = { course: Course; isEnrolled: boolean; lessons: readonly OutlineLesson[] };

/** Watch screen of a course, for people who are enrolled. Any other uid shows the not-found page. */
export default function WatchScreen() {
  const { NotFound } = useHost();
  const user = useUser();
  const { id = '', uid = '' } = useParams();
  const lessonId = useSearchParams()[0].get('lesson') ?? '';
  const isOwn = user !== null && (uid === 'me' || uid === user.uid);
  const { query, title, isMissing } = useWatchedCourse(id, user?.uid ?? '', isOwn);
  // Fetched in parallel with the rest. The enrolment decides whether it is shown.
  useQuery({ ...lessonContent(id, lessonId), enabled: isOwn && /^[\w-]{1,128}$/.test(lessonId), retry: false });
  useTitle(title);
  if (!user || !isOwn || isMissing) return <NotFound />;
  const deferred = { placeholder: <LessonSkeleton />, failed: retryLoad };
  return (
    <QueryState query={query} placeholder={<LessonSkeleton />}>
      {({ course: found, isEnrolled, lessons }) => {
        if (!isEnrolled) return <NotEnrolled course={found} uid={user.uid} {...deferred} />;
        if (lessons.length === 0) return <EmptyCourse course={found} {...deferred} />;
        return <SelectedLesson uid={user.uid} course={found} lessons={lessons} lessonId={lessonId} />;
      }}
    </QueryState>
  );
}

/** Loads course, enrolment and outline in parallel, as one query. A retry repeats only the failed ones. */
function useWatchedCourse(
  id: string,
  uid: string,
  enabled: boolean,
): { query: QueryResult<WatchedCourse>; title: string; isMissing: boolean } {
  const found = useQuery({ ...course(id), enabled });
  const enrolled = useQuery({ ...enrolment(uid, id), enabled });
  const lessons = useQuery({ ...outline(id), enabled });
  const queries = [found, enrolled, lessons];
  const failed = queries.filter(({ isError }) => isError);
  return {
    title: found.data?.title ?? '',
    isMissing: found.data === null,
    query: {
      data:
        found.data && enrolled.data !== undefined && lessons.data
          ? { course: found.data, isEnrolled: enrolled.data !== null, lessons: lessons.data }
          : undefined,
      isError: failed.length > 0,
      error: failed[0]?.error ?? null,
      isFetching: queries.some(({ isFetching }) => isFetching),
      refetch: () => Promise.all(failed.map(({ refetch }) => refetch())),
    },
  };
}

type SelectedProps = { uid: string; course: Course; lessons: readonly OutlineLesson[]; lessonId: string };

/** Shows the lesson in the address, else the last opened one, else the first. */
function SelectedLesson({ uid, course: found, lessons, lessonId }: SelectedProps) {
  const { isLoaded, lastLessonId } = useCourseProgress(uid, { id: found.id, lessons });
  const [resumedId, setResumedId] = useState<string | null>(null);
  if (isLoaded && resumedId === null) setResumedId(lastLessonId ?? '');
  const lessonOf = (id: string): OutlineLesson | undefined => lessons.find((lesson) => lesson.id === id);
  const lesson = lessonOf(lessonId) ?? (resumedId === null ? null : (lessonOf(resumedId) ?? lessons[0]));
  return lesson ? <CourseLesson uid={uid} course={found} lessons={lessons} lesson={lesson} /> : <LessonSkeleton />;
}
