import { useState } from 'react';
import { useText } from '@lectern/shared/text';
import { FormStatus, TextArea } from '@lectern/shared/ui';
import { codeEditorText } from '../../text/studio/codeEditor.en';
import type { LessonEditorProps } from '../lesson/contract';
import * as editor from '../sorting/Editor.module.css';
import { useBody } from '../sorting/useBody';
import * as styles from './code.module.css';
import { isWithoutCode, readCodeBody, writeCodeBody } from './editedLesson';
import { FilesEditor } from './FilesEditor';
import { SolutionEditor } from './SolutionEditor';
import { TestCheck } from './TestCheck';
import { TestsEditor } from './TestsEditor';
import { useSolution } from './useSolution';

/** Longest body of a lesson, in characters. */
const LIMIT = 100_000;

/** Edits a code lesson: task, starting code, solution and tests, which it runs with both. */
export function CodeEditor({ courseId, lesson, content, onChange, isReadOnly }: LessonEditorProps) {
  const text = useText(codeEditorText);
  const [edited, change] = useBody(content.body, readCodeBody, writeCodeBody, (body) => onChange({ body }));
  const solution = useSolution(courseId, lesson.id);
  const { html, css, js } = edited;
  // The starting code of a new lesson lacks nothing before it was visited.
  const [isNew, setIsNew] = useState(content.body.trim() === '');
  return (
    <div className={styles.editor}>
      {content.body.length > LIMIT && <FormStatus tone="error">{text.problems.body(LIMIT)}</FormStatus>}
      <fieldset className={styles.part} disabled={isReadOnly}>
        <TextArea
          label={text.task}
          hint={text.taskHint}
          rows={6}
          value={edited.task}
          onChange={({ target }) => change({ ...edited, task: target.value })}
        />
        <div className={styles.versions}>
          <section className={styles.part} aria-label={text.starting} onBlur={() => setIsNew(false)}>
            <h3 className={editor.heading}>{text.starting}</h3>
            <p className={editor.muted}>{text.startingLead}</p>
            {!isNew && isWithoutCode(edited) && <p className={editor.problem}>{text.problems.noCode}</p>}
            <FilesEditor
              files={{ html, css, js }}
              version={text.starting}
              onChange={(files) => change({ ...edited, ...files })}
            />
          </section>
          <SolutionEditor solution={solution} start={{ html, css, js }} />
        </div>
        <TestsEditor tests={edited.tests} onChange={(tests) => change({ ...edited, tests })} isReadOnly={isReadOnly} />
      </fieldset>
      {edited.tests.length > 0 && (
        <TestCheck tests={edited.tests} start={{ html, css, js }} solution={solution.files} />
      )}
    </div>
  );
}
