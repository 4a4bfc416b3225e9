import { deferredPart, type DeferredPart } from '@lectern/shared/loading';
import { Skeleton } from '@lectern/shared/ui';
import type { LessonEditorProps } from './contract';

const plain = deferredPart(
  () => import('./PlainEditor'),
  (module) => module.PlainEditor,
);

const video = deferredPart(
  () => import('../video'),
  (module) => module.VideoEditor,
);
const text = deferredPart(
  () => import('../video'),
  (module) => module.TextLessonEditor,
);

/** The editor of each kind of lesson, loaded when such a lesson is opened. */
const EDITORS: Record<LessonEditorProps['lesson']['kind'], DeferredPart<LessonEditorProps>> = {
  video,
  text,
  quiz: plain,
  pen: plain,
};

/** Shows the editor of the lesson's kind. */
export function LessonEditor(props: LessonEditorProps) {
  const Editor = EDITORS[props.lesson.kind];
  return <Editor {...props} placeholder={<Skeleton height="20rem" />} />;
}
