import type { Course } from '@lectern/shared/domain';
import { CompletedNotice } from './CompletedNotice';
import { NextSteps } from './NextSteps';

type Props = {
  uid: string;
  course: Course;
  /** True once the backend has all progress. */
  isSaved: boolean;
};

/** Shown at 100 % of a course: the notice with the certificate, and what to do next. */
export function Completed({ uid, course, isSaved }: Props) {
  return (
    <>
      <CompletedNotice uid={uid} courseId={course.id} isSaved={isSaved} />
      <NextSteps uid={uid} course={course} />
    </>
  );
}
