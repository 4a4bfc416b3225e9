import type { RefObject } from 'react';
import type { LessonEditorProps } from '../lesson/contract';

/** Changes some fields of the newest content, whatever has changed since the part was rendered. */
export type Change = (next: Partial<LessonEditorProps['content']>) => void;

/** Props of a part of the editor. */
export type PartProps = Pick<LessonEditorProps, 'courseId' | 'lesson' | 'content' | 'isReadOnly'> & {
  change: Change;
  player: RefObject<HTMLVideoElement | null>;
};
