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

/** Verdicts on both programs; `solution` is null when it has no code or its run was cancelled. */
type Checked = { tests: readonly PenTest[]; start: Verdict; solution: Verdict | null };

/** Runs the tests with the starting code, which should fail, and with the solution, which should pass. */
export function TestCheck({ tests, start, solution }: Props) {
  const text = useText(codeEditorText);
  const { host, isRunning, run } = useJudge(text.frame);
  const [checked, setChecked] = useState<Checked | null>(null);
  const check = async (): Promise<void> => {
    const startVerdict = await run(start, tests);
    if (!startVerdict) return;
    const solutionVerdict = isWithoutCode(solution) ? null : await run(solution, tests);
    setChecked({ tests, start: startVerdict, solution: solutionVerdict });
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
      <p className={editor.muted}>{text.counts(namesOf(tests, verdict, 'passed').length, tests.length)}</p>
      <TestResults tests={tests} verdict={verdict} isAuthor />
    </section>
  );
}

/** Verdict on the tests themselves: with the starting code they should fail, with the solution they should pass. */
function Judgement({ tests, start, solution }: Checked) {
  const { verdict } = useText(codeEditorText);
  const passedByStart = namesOf(tests, start, 'passed');
  const failedBySolution = solution ? namesOf(tests, solution, 'not passed') : [];
  if (hasPassed(start, tests)) return <FormStatus tone="error">{verdict.startPasses}</FormStatus>;
  return (
    <>
      {failedBySolution.length > 0 && <FormStatus tone="error">{verdict.solutionFails(failedBySolution)}</FormStatus>}
      {passedByStart.length > 0 && <FormStatus tone="warning">{verdict.early(passedByStart)}</FormStatus>}
      {!solution && <FormStatus tone="warning">{verdict.noSolution}</FormStatus>}
      {solution && failedBySolution.length === 0 && <FormStatus tone="success">{verdict.good}</FormStatus>}
    </>
  );
}

/** Returns the names of the tests with this result, in order. */
const namesOf = (tests: readonly PenTest[], { runs }: Verdict, result: 'passed' | 'not passed'): string[] =>
  tests
    .filter((_, index) => (runs[index]?.outcome.kind === 'passed') === (result === 'passed'))
    .map(({ name }) => name);
