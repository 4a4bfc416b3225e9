import { parsePenLesson } from '@lectern/shared/domain';
import { useText } from '@lectern/shared/text';
import { FormStatus, Markdown } from '@lectern/shared/ui';
import { previewText } from '../../../text/preview.en';
import * as styles from './Preview.module.css';

/** Task and initial code of a code lesson, read-only. A body that cannot be parsed shows an error. */
export function CodePreview({ body }: { body: string }) {
  const text = useText(previewText);
  const lesson = parsed(body);
  if (!lesson) return <FormStatus tone="error">{text.broken}</FormStatus>;
  const panes = (['html', 'css', 'js'] as const).filter((pane) => lesson[pane] !== '');
  return (
    <div className={styles.lesson}>
      {lesson.task && <Markdown text={lesson.task} />}
      {panes.map((pane) => (
        <section key={pane} aria-label={text.panes[pane]}>
          <h3 className={styles.pane}>{text.panes[pane]}</h3>
          <pre className={styles.code} tabIndex={0}>
            <code>{lesson[pane]}</code>
          </pre>
        </section>
      ))}
      <p className={styles.note}>{text.enrolFor}</p>
    </div>
  );
}

function parsed(body: string): ReturnType<typeof parsePenLesson> | null {
  try {
    return parsePenLesson(body);
  } catch (error) {
    console.warn('A code lesson cannot be shown:', error);
    return null;
  }
}
