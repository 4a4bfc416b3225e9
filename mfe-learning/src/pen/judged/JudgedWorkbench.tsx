import { useState, type KeyboardEvent } from 'react';
import type { PenTest } from '@lectern/shared/domain';
import { hasPassed, TestResults, useJudge, type Verdict } from '@lectern/shared/judge';
import { useText } from '@lectern/shared/text';
import { Button, CheckIcon, useSelectedTab } from '@lectern/shared/ui';
import { judgedText } from '../../text/pen/judged.en';
import { isSameSource, PANES, type PenSource } from '../data/penDraft';
import { PenWorkbench } from '../editor/PenWorkbench';
import type { PenState } from '../editor/usePen';
import { useLineLink } from '../editor/useLineLink';
import * as benchStyles from '../workbench.module.css';
import * as styles from './judged.module.css';

type Props = { pen: PenState; tests: readonly PenTest[]; onPassed: () => void };

/** The editor of a code lesson with tests. Ctrl + Enter or the button runs them; `onPassed` is called when all pass. */
export default function JudgedWorkbench({ pen, tests, onPassed }: Props) {
  const text = useText(judgedText);
  const { verdict, isRunning, isOutdated, host, start, onKey } = useTests({ pen, tests, onPassed });
  const showLine = useLineLink(useSelectedTab(PANES, 'pane'), pen.showLine);
  return (
    <div className={styles.judged} onKeyDownCapture={onKey}>
      <PenWorkbench
        pen={pen}
        layout="columns"
        tabIndents={false}
        headingLevel={3}
        underTest={isRunning ? <div ref={host} className={benchStyles.testHost} /> : undefined}
      />
      <section className={styles.tests} aria-labelledby="judged-tests">
        <h3 id="judged-tests" className={styles.title}>
          {text.title}
        </h3>
        <p className={styles.lead}>{text.lead(tests.length)}</p>
        <div className={styles.tools}>
          <Button variant="accent" icon={<CheckIcon />} busy={isRunning} onClick={start}>
            {text.run}
          </Button>
          <span className={styles.keys}>{text.keys}</span>
          <Summary verdict={verdict} tests={tests} isRunning={isRunning} />
        </div>
        {isOutdated && <p className={styles.lead}>{text.changed}</p>}
        <TestResults tests={tests} verdict={verdict} onShowLine={showLine} />
      </section>
    </div>
  );
}

/** Runs the tests for the current code. `isOutdated` is true once the code differs from the code that was judged. */
function useTests({ pen, tests, onPassed }: Props) {
  const { run, ...state } = useJudge(useText(judgedText).frame);
  const [judged, setJudged] = useState<PenSource | null>(null);
  const start = (): void => {
    const { html, css, js } = pen.source;
    setJudged({ html, css, js });
    void run({ html, css, js }, tests).then((verdict) => {
      if (verdict && hasPassed(verdict, tests)) onPassed();
    });
  };
  const onKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    event.stopPropagation();
    start();
  };
  const isOutdated = judged !== null && !state.isRunning && !isSameSource(judged, pen.source);
  return { ...state, isOutdated, start, onKey };
}

type SummaryProps = { verdict: Verdict | null; tests: readonly PenTest[]; isRunning: boolean };

function Summary({ verdict, tests, isRunning }: SummaryProps) {
  const text = useText(judgedText);
  const passed = verdict?.runs.filter(({ outcome }) => outcome.kind === 'passed').length ?? 0;
  const isDone = verdict !== null && hasPassed(verdict, tests);
  return (
    <p className={styles.summary} role="status" data-done={isDone}>
      {isRunning && text.running(verdict?.runs.length ?? 0, tests.length)}
      {!isRunning && verdict && (isDone ? text.allPassed : text.passed(passed, tests.length))}
    </p>
  );
}
