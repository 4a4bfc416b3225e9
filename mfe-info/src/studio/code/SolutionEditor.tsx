import { useText } from '@lectern/shared/text';
import { Button, SkeletonText } from '@lectern/shared/ui';
import { codeEditorText } from '../../text/studio/codeEditor.en';
import * as editor from '../sorting/Editor.module.css';
import * as styles from './code.module.css';
import { isWithoutCode, type Files } from './editedLesson';
import { FilesEditor } from './FilesEditor';
import type { useSolution } from './useSolution';

type Props = { solution: ReturnType<typeof useSolution>; start: Files };

/** The solution of a code lesson, which saves itself apart from the lesson: learners never receive it. */
export function SolutionEditor({ solution, start }: Props) {
  const text = useText(codeEditorText);
  const { files, status, change } = solution;
  const isLoaded = status !== 'loading' && status !== 'load-failed';
  return (
    <section className={styles.part} aria-label={text.solution}>
      <h3 className={editor.heading}>{text.solution}</h3>
      <p className={editor.muted}>{text.solutionLead}</p>
      <SaveState solution={solution} />
      {status === 'loading' && <SkeletonText lines={4} />}
      {isLoaded && (
        <>
          <FilesEditor files={files} version={text.solution} onChange={change} />
          {isWithoutCode(files) && !isWithoutCode(start) && (
            <div>
              <Button size="small" variant="secondary" onClick={() => change(start)}>
                {text.copyStart}
              </Button>
            </div>
          )}
        </>
      )}
    </section>
  );
}

function SaveState({ solution: { files, status, retry, settle } }: Pick<Props, 'solution'>) {
  const text = useText(codeEditorText);
  const words = {
    loading: '',
    'load-failed': text.loadFailed,
    saved: isWithoutCode(files) ? '' : text.saved,
    saving: text.saving,
    offline: text.offline,
    failed: text.failed,
    conflict: text.conflict,
  }[status];
  return (
    <div role="status" className={styles.tools}>
      {words && <span className={editor.muted}>{words}</span>}
      {(status === 'failed' || status === 'load-failed') && (
        <Button size="small" variant="secondary" onClick={() => void retry()}>
          {text.retry}
        </Button>
      )}
      {status === 'conflict' && (
        <>
          <Button size="small" variant="secondary" onClick={() => settle(true)}>
            {text.keepMine}
          </Button>
          <Button size="small" variant="secondary" onClick={() => settle(false)}>
            {text.takeTheirs}
          </Button>
        </>
      )}
    </div>
  );
}
