import { lazy, Suspense, useState } from 'react';
import type { Course } from '@lectern/shared/domain';
import { useHost, useTitle, useUser } from '@lectern/shared/host';
import { useQuery } from '@lectern/shared/query';
import { useParams, useSearchParams } from '@lectern/shared/router';
import { course, outline, type OutlineLesson } from '../data/courses';
import { enrolment } from '../data/enrolments';
import { lessonContent } from '../data/lessonContent';
import { CourseLesson } from '../lesson/course/CourseLesson';
import { LessonSkeleton } from '../lesson/layout/LessonSkeleton';
import { Loaded } from '../parts/Loaded';
import { useCourseProgress } from '../progress/useCourseProgress';
import { watchWords } from '../text/lesson/watch.en';
import { useText } from '../text/useText';

const NotEnrolled = lazy(() => import('../enrol/NotEnrolled'));
const EmptyCourse = lazy(() => import('../lesson/EmptyCourse'));

/** The course player for the enrolled. A path with another uid is a page that does not exist. */
export default function WatchScreen() {
  const { NotFound } = useHost();
  const user = useUser();
  const text = useText(watchWords);
  const { id = '', uid = '' } = useParams();
  const asked = useSearchParams()[0].get('lesson') ?? '';
  const isOwn = user !== null && (uid === 'me' || uid === user.uid);
  const found = useQuery({ ...course(id), enabled: isOwn });
  const enrolled = useQuery({ ...enrolment(user?.uid ?? '', id), enabled: isOwn });
  const lessons = useQuery({ ...outline(id), enabled: isOwn });
  // Asked for beside all the rest; what is not allowed is told by the enrolment.
  useQuery({ ...lessonContent(id, asked), enabled: isOwn && /^[\w-]{1,128}$/.test(asked), retry: false });
  useTitle(found.data?.title ?? '');
  if (!user || !isOwn || found.data === null) return <NotFound />;
  const known =
    found.data && enrolled.data !== undefined && lessons.data
      ? { course: found.data, isEnrolled: enrolled.data !== null, lessons: lessons.data }
      : undefined;
  const failed = [found, enrolled, lessons].find(({ isError }) => isError) ?? found;
  return (
    <Loaded
      query={{
        ...failed,
        data: known,
        refetch: () =>
          Promise.all([found, enrolled, lessons].filter(({ isError }) => isError).map(({ refetch }) => refetch())),
      }}
      waiting={<LessonSkeleton />}
    >
      {(all) => {
        if (!all.isEnrolled)
          return (
            <Suspense fallback={<LessonSkeleton />}>
              <NotEnrolled course={all.course} uid={user.uid} />
            </Suspense>
          );
        if (all.lessons.length === 0)
          return (
            <Suspense fallback={<LessonSkeleton />}>
              <EmptyCourse course={all.course} title={text.noLessons} lead={text.noLessonsLead} />
            </Suspense>
          );
        return <Chosen uid={user.uid} course={all.course} lessons={all.lessons} asked={asked} />;
      }}
    </Loaded>
  );
}

/** The lesson that the address names, else the one that was open last, else the first. */
function Chosen({
  uid,
  course: found,
  lessons,
  asked,
}: {
  uid: string;
  course: Course;
  lessons: readonly OutlineLesson[];
  asked: string;
}) {
  const { isKnown, lastLessonId } = useCourseProgress(uid, { id: found.id, lessons });
  const [resumed, setResumed] = useState<string | null>(null);
  const named = lessons.find(({ id }) => id === asked);
  if (isKnown && resumed === null) setResumed(lastLessonId ?? '');
  const lesson = named ?? (resumed === null ? null : (lessons.find(({ id }) => id === resumed) ?? lessons[0]));
  return lesson ? <CourseLesson uid={uid} course={found} lessons={lessons} lesson={lesson} /> : <LessonSkeleton />;
}
