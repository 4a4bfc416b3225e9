import type { DraftLesson, LessonContent } from '@lectern/shared/domain';
import type { ContentChange } from './contentChange';

/** The content of a lesson as its editor sees it. `preview` belongs to the lesson's entry in the outline. */
export type EditedContent = Omit<LessonContent, 'id' | 'preview'>;

/** The fields of the outline that an editor may change: the length in seconds, and whether anyone may watch. */
export type OutlineFields = Pick<DraftLesson, 'durationSec' | 'preview'>;

/** A problem of a lesson, shown at the named part (`video`, `captions.0`, `body:12` for a line). */
export type LessonProblem = { part: string; message: string };

/**
 * Props of the editor of one kind of lesson. The editor is controlled: it shows `content` and passes every change to
 * `onChange`, which stores it, also when work ends after the editor was left. `content` also changes when another
 * window has changed it. `lesson.id` is stable.
 */
export type LessonEditorProps = {
  courseId: string;
  lesson: DraftLesson & { id: string };
  content: EditedContent;
  onChange: ContentChange;
  /** Changes fields of the lesson in the outline. */
  onOutlineChange: (change: Partial<OutlineFields>) => void;
  problems: readonly LessonProblem[];
  isReadOnly: boolean;
};
