import { useText } from '@lectern/shared/text';
import { TextArea } from '@lectern/shared/ui';
import { studioText } from '../../text/studio.en';
import type { LessonEditorProps } from './contract';

/** Edits the body of a lesson as plain text. */
export function PlainEditor({ content, onChange, isReadOnly }: LessonEditorProps) {
  const text = useText(studioText).lesson;
  return (
    <TextArea
      label={text.body}
      rows={16}
      value={content.body}
      readOnly={isReadOnly}
      onChange={({ target }) => onChange({ ...content, body: target.value })}
    />
  );
}
