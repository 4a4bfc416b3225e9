import type { ReactNode } from 'react';
import { ContentLanguage } from '@lectern/shared/ui';
import { deferredPanel } from '../../loading/deferredPanel';
import type { Caption } from '../../player/mediaTracks';
import type { LessonPanel } from '../layout/LessonLayout';
import type { CourseLessonProps, CourseLessonState } from './useCourseLesson';

// Deferred, because these panels are not part of the first view.
const loadPanels = () => import('../layout/panels');
const Chapters = deferredPanel(loadPanels, (module) => module.Chapters);
const Resources = deferredPanel(loadPanels, (module) => module.LessonResources);
const Transcript = deferredPanel(loadPanels, (module) => module.Transcript);
const LessonText = deferredPanel(
  () => import('./LessonText'),
  (module) => module.default,
);
const loadWritten = () => import('./writtenPanels');
const NotesPanel = deferredPanel(loadWritten, (module) => module.NotesPanel);
const QuestionsPanel = deferredPanel(loadWritten, (module) => module.QuestionsPanel);

/** Returns the panels of a lesson in the order of their tabs. Panels without content are left out. */
export function courseLessonPanels(
  { uid, course, lesson }: CourseLessonProps,
  { content, playback, hasPlayer }: CourseLessonState,
  captions: readonly Caption[],
): LessonPanel[] {
  const isVideo = lesson.kind === 'video';
  const getTime = (): number => playback.state().timeSec;
  const place = { lessonId: lesson.id, getTime: () => (hasPlayer ? getTime() : null), onSeek: playback.seek };
  const panels: Record<'transcript' | 'chapters' | 'notes' | 'questions' | 'resources' | 'about', ReactNode> = {
    // Not empty while the content loads: the first tab stays the first.
    transcript: isVideo && <>{content && <Transcript key={content.id} captions={captions} playback={playback} />}</>,
    chapters: isVideo && content && content.chapters.length > 0 && (
      <Chapters chapters={content.chapters} playback={playback} />
    ),
    notes: <NotesPanel uid={uid} courseId={course.id} {...place} />,
    questions: <QuestionsPanel course={course} {...place} />,
    resources: content && content.resources.length > 0 && <Resources courseId={course.id} content={content} />,
    about: isVideo && content?.body && (
      <ContentLanguage language={course.language}>
        <LessonText courseId={course.id} lessonId={lesson.id} body={content.body} getTime={getTime} />
      </ContentLanguage>
    ),
  };
  return (Object.keys(panels) as (keyof typeof panels)[]).flatMap((id) =>
    panels[id] ? [{ id, content: panels[id] }] : [],
  );
}
