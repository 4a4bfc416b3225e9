import { useState } from 'react';
import type { Course } from '@lectern/shared/domain';
import { useQuery, useQueryClient } from '@lectern/shared/query';
import type { OutlineLesson } from '../../data/courses';
import { lessonContent } from '../../data/lessonContent';
import { createPlayback } from '../../player/engine/playback';
import { useCourseProgress } from '../../progress/useCourseProgress';
import { useLessonProgress } from '../../progress/useLessonProgress';
import { useLessonArrival } from '../layout/useLessonArrival';
import { usePrefetchedLesson } from './usePrefetchedLesson';

export type CourseLessonProps = {
  uid: string;
  course: Course;
  lessons: readonly OutlineLesson[];
  lesson: OutlineLesson;
};

/** The state of an open lesson, as `useCourseLesson` returns it. */
export type CourseLessonState = ReturnType<typeof useCourseLesson>;

/**
 * Loads the content and progress of a lesson, prefetches the next lesson, and creates the playback that all lessons
 * share.
 */
export function useCourseLesson({ uid, course, lessons, lesson }: CourseLessonProps) {
  const queries = useQueryClient();
  const [playback] = useState(createPlayback);
  const query = useQuery(lessonContent(course.id, lesson.id));
  const progressCourse = { id: course.id, lessons, uid };
  const courseProgress = useCourseProgress(uid, progressCourse);
  const progress = useLessonProgress(progressCourse, lesson.id);
  const hasMoved = useLessonArrival(lesson.id, lesson.title);
  const at = lessons.indexOf(lesson);
  const next = lessons[at + 1];
  const prefetch = (id: string): void => void queries.query(lessonContent(course.id, id)).catch(() => undefined);
  usePrefetchedLesson(next?.id, prefetch);
  const content = query.data ?? null;
  return {
    query,
    content,
    playback,
    progress,
    courseProgress,
    hasMoved,
    previous: lessons[at - 1],
    next,
    prefetch,
    /** True before the video is known, so that the player stays from one lesson to the next, even in full screen. */
    hasPlayer: lesson.kind === 'video' && (content ? content.video !== null : query.isPending),
  };
}
