import { deferredPart, type DeferredPart } from '@lectern/shared/loading';
import { Skeleton } from '@lectern/shared/ui';
import type { LessonEditorProps } from './contract';

const video = deferredPart(
  () => import('../video'),
  (module) => module.VideoEditor,
);
const text = deferredPart(
  () => import('../video'),
  (module) => module.TextLessonEditor,
);
const quiz = deferredPart(
  () => import('../quiz/QuizEditor'),
  (module) => module.QuizEditor,
);
const code = deferredPart(
  () => import('../code/CodeEditor'),
  (module) => module.CodeEditor,
);

/** The editor of each kind of lesson, loaded when such a lesson is opened. */
const EDITORS: Record<LessonEditorProps['lesson']['kind'], DeferredPart<LessonEditorProps>> = {
  video,
  text,
  quiz,
  pen: code,
};

/** Shows the editor of the lesson's kind. */
export function LessonEditor(props: LessonEditorProps) {
  const Editor = EDITORS[props.lesson.kind];
  return <Editor key={props.lesson.id} {...props} placeholder={<Skeleton height="20rem" />} />;
}
