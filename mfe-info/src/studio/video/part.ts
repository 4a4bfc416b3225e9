import type { RefObject } from 'react';
import type { LessonEditorProps } from '../lesson/contract';
import type { ContentChange } from '../lesson/contentChange';

/** Props of a part of the editor. */
export type PartProps = Pick<LessonEditorProps, 'courseId' | 'lesson' | 'content' | 'isReadOnly'> & {
  change: ContentChange;
  player: RefObject<HTMLVideoElement | null>;
};
