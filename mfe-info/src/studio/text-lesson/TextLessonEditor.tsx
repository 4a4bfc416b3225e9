import { useText } from '@lectern/shared/text';
import { Checkbox, FormStatus } from '@lectern/shared/ui';
import { textLessonText } from '../../text/textLesson.en';
import { videoText } from '../../text/video.en';
import type { LessonEditorProps } from '../lesson/contract';
import { ResourcesPart } from '../video/ResourcesPart';
import { MarkdownEditor } from './MarkdownEditor';
import * as styles from './TextLesson.module.css';

/** Edits a lesson that is read: its text, files and links, and whether anyone may read it. */
export function TextLessonEditor(props: LessonEditorProps) {
  const { courseId, lesson, content, onChange: change, onOutlineChange, problems, isReadOnly } = props;
  const text = useText(textLessonText);
  const { preview } = useText(videoText);
  return (
    <div className={styles.lesson}>
      {problems.map(({ part, message }) => (
        <FormStatus key={part + message} tone="warning">
          {message}
        </FormStatus>
      ))}
      <MarkdownEditor
        courseId={courseId}
        label={text.body}
        value={content.body}
        isReadOnly={isReadOnly}
        rows={22}
        onChange={(body) => change({ body })}
      />
      <Checkbox
        label={preview.label}
        hint={preview.hint}
        checked={lesson.preview}
        disabled={isReadOnly}
        onChange={({ target }) => onOutlineChange({ preview: target.checked })}
      />
      <ResourcesPart courseId={courseId} lesson={lesson} content={content} change={change} isReadOnly={isReadOnly} />
    </div>
  );
}
