import { useState } from 'react';
import type { PenTest } from '@lectern/shared/domain';
import { hasPassed, TestResults, useJudge, type Verdict } from '@lectern/shared/judge';
import { useText } from '@lectern/shared/text';
import { Button, FormStatus, PlayIcon } from '@lectern/shared/ui';
import { codeEditorText } from '../../text/studio/codeEditor.en';
import * as editor from '../sorting/Editor.module.css';
import * as styles from './code.module.css';
import { isWithoutCode, type Files } from './editedLesson';

type Props = { tests: readonly PenTest[]; start: Files; solution: Files };
type Checked = { tests: readonly PenTest[]; start: Verdict; solution: Verdict | null };

/** Runs the tests with the starting code, which should fail, and with the solution, which should pass. */
export function TestCheck({ tests, start, solution }: Props) {
  const text = useText(codeEditorText);
  const { host, isRunning, run } = useJudge(text.frame);
  const [checked, setChecked] = useState<Checked | null>(null);
  const check = async (): Promise<void> => {
    const first = await run(start, tests);
    if (!first) return;
    const second = isWithoutCode(solution) ? null : await run(solution, tests);
    setChecked({ tests, start: first, solution: second });
  };
  return (
    <section className={styles.part} aria-label={text.check}>
      <div>
        <Button variant="primary" icon={<PlayIcon />} busy={isRunning} onClick={() => void check()}>
          {text.check}
        </Button>
      </div>
      {isRunning && <div ref={host} className={styles.host} />}
      <div role="status" className={styles.part}>
        {isRunning ? <p className={editor.muted}>{text.checking}</p> : checked && <Judgement {...checked} />}
      </div>
      {!isRunning && checked && (
        <div className={styles.verdicts}>
          <Result title={text.againstStart} tests={checked.tests} verdict={checked.start} />
          {checked.solution && <Result title={text.againstSolution} tests={checked.tests} verdict={checked.solution} />}
        </div>
      )}
    </section>
  );
}

function Result({ title, tests, verdict }: { title: string; tests: readonly PenTest[]; verdict: Verdict }) {
  const text = useText(codeEditorText);
  return (
    <section className={styles.part} aria-label={title}>
      <h4 className={editor.cardTitle}>{title}</h4>
      <p className={editor.muted}>{text.counts(namesOf(tests, verdict, true).length, tests.length)}</p>
      <TestResults tests={tests} verdict={verdict} isAuthor />
    </section>
  );
}

/** Says whether the tests tell the starting code from the solution, and which of them do not. */
function Judgement({ tests, start, solution }: Checked) {
  const { verdict } = useText(codeEditorText);
  const early = namesOf(tests, start, true);
  const failing = solution ? namesOf(tests, solution, false) : [];
  if (hasPassed(start, tests)) return <FormStatus tone="error">{verdict.startPasses}</FormStatus>;
  return (
    <>
      {failing.length > 0 && <FormStatus tone="error">{verdict.solutionFails(failing)}</FormStatus>}
      {early.length > 0 && <FormStatus tone="warning">{verdict.early(early)}</FormStatus>}
      {!solution && <FormStatus tone="warning">{verdict.noSolution}</FormStatus>}
      {solution && failing.length === 0 && <FormStatus tone="success">{verdict.good}</FormStatus>}
    </>
  );
}

/** Returns the names of the tests that passed, or of those that did not. */
const namesOf = (tests: readonly PenTest[], { runs }: Verdict, passed: boolean): string[] =>
  tests.flatMap(({ name }, index) => ((runs[index]?.outcome.kind === 'passed') === passed ? [name] : []));
