import { useDeferredValue, useId, useRef } from 'react';
import { fileImage } from '@lectern/shared/loading';
import { useText } from '@lectern/shared/text';
import { FormStatus, Markdown, TextArea } from '@lectern/shared/ui';
import { textLessonText } from '../../text/textLesson.en';
import { ImageDialog } from './ImageDialog';
import { Toolbar } from './Toolbar';
import { useMarkdownTools } from './useMarkdownTools';
import * as styles from './TextLesson.module.css';

export type MarkdownEditorProps = {
  courseId: string;
  label: string;
  value: string;
  onChange: (next: string) => void;
  isReadOnly: boolean;
  rows?: number;
};

/** Longest text of a lesson, in characters, and how many may be left before they are counted. */
const MAX = 100_000;
const NEAR = 5_000;

/** Writes Markdown with tools, shortcuts, pictures and the preview that learners will see. Undo is the browser's. */
export function MarkdownEditor({ courseId, label, value, onChange, isReadOnly, rows = 14 }: MarkdownEditorProps) {
  const text = useText(textLessonText);
  const area = useRef<HTMLTextAreaElement>(null);
  const { format, images, insertImage, events } = useMarkdownTools(courseId, area);
  const { current } = images;
  return (
    <div className={styles.editor}>
      <div className={styles.write}>
        {!isReadOnly && <Toolbar onTool={format} onPictures={(files) => void images.add(files)} />}
        <TextArea
          ref={area}
          label={label}
          className={styles.area}
          value={value}
          rows={rows}
          maxLength={MAX}
          readOnly={isReadOnly}
          onChange={({ target }) => onChange(target.value)}
          {...(isReadOnly ? {} : events)}
        />
        {MAX - value.length < NEAR && <p className={styles.note}>{text.full(MAX - value.length)}</p>}
        <Refusals refusals={images.refusals} />
        {!isReadOnly && <Shortcuts />}
      </div>
      <Preview value={value} />
      {current && (
        <ImageDialog
          key={current.preview}
          image={current}
          onInsert={insertImage}
          onRetry={() => void images.upload(current.file, current.preview)}
          onCancel={() => images.remove(current.preview)}
        />
      )}
    </div>
  );
}

function Refusals({ refusals }: { refusals: readonly string[] }) {
  return refusals.map((refusal) => (
    <FormStatus key={refusal} tone="error">
      {refusal}
    </FormStatus>
  ));
}

function Preview({ value }: { value: string }) {
  const text = useText(textLessonText);
  const shown = useDeferredValue(value);
  const id = useId();
  return (
    <section className={styles.preview} aria-labelledby={id}>
      <h3 id={id}>{text.preview}</h3>
      {shown.trim() === '' ? (
        <p className={styles.note}>{text.previewEmpty}</p>
      ) : (
        <Markdown text={shown} level={4} image={fileImage} />
      )}
    </section>
  );
}

function Shortcuts() {
  const { keys } = useText(textLessonText);
  return (
    <details className={styles.keys}>
      <summary>{keys.title}</summary>
      <dl>
        {keys.list.map(([press, what]) => (
          <div key={press}>
            <dt>
              <kbd>{press}</kbd>
            </dt>
            <dd>
              <code>{what}</code>
            </dd>
          </div>
        ))}
      </dl>
      <p>{keys.mac}</p>
      <p>{keys.images}</p>
    </details>
  );
}
