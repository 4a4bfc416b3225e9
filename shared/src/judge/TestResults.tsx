import type { PenTest } from '../domain';
import { useText } from '../text';
import { CheckIcon, CloseIcon, TextButton } from '../ui';
import type { Verdict } from './judge';
import type { CodePosition, Failure } from './judgeMessages';
import type { TestRun } from './runTest';
import * as styles from './TestResults.module.css';
import { judgeText } from './text/judge.en';

type Props = {
  tests: readonly PenTest[];
  /** Null before the first run. */
  verdict: Verdict | null;
  /** Shows a line of the learner's code; omit it where there is no editor. */
  onShowLine?: (line: { pane: 'html' | 'js'; line: number }) => void;
  /** True to show hidden tests to their author. */
  isAuthor?: boolean;
};

/** The tests of a code lesson with their results: what each expected and got, at which line, and its hint. */
export function TestResults({ tests, verdict, onShowLine, isAuthor = false }: Props) {
  const text = useText(judgeText);
  const broken = verdict?.runs.find((run) => run.broken)?.broken;
  const blocked = verdict?.runs.find((run) => run.blocked !== null)?.blocked;
  return (
    <div className={styles.results}>
      {verdict?.stop && <p className={styles.stop}>{text.stop(verdict.stop)}</p>}
      {broken && (
        <p className={styles.stop}>
          {text.broken(broken.text)} <Position position={broken.position} onShowLine={onShowLine} />
        </p>
      )}
      {blocked && <p className={styles.note}>{text.blocked(blocked)}</p>}
      <ol className={styles.tests} role="list" aria-label={text.results}>
        {tests.map((test, index) => (
          <Result
            key={index}
            test={test}
            run={verdict?.runs[index]}
            isShown={isAuthor || !test.isHidden}
            onShowLine={onShowLine}
          />
        ))}
      </ol>
    </div>
  );
}

type ResultProps = {
  test: PenTest;
  run: TestRun | undefined;
  isShown: boolean;
  onShowLine: Props['onShowLine'];
};

function Result({ test, run, isShown, onShowLine }: ResultProps) {
  const text = useText(judgeText);
  const state = run?.outcome.kind ?? 'waiting';
  const failure = run?.outcome.kind === 'failed' ? run.outcome.failure : null;
  return (
    <li className={styles.test} data-state={state}>
      <span className={styles.mark}>{state === 'passed' ? <CheckIcon /> : state !== 'waiting' && <CloseIcon />}</span>
      <div className={styles.body}>
        <p className={styles.name}>
          {test.name} <span className={styles.state}>{text.state[state]}</span>
        </p>
        {failure && (isShown ? <Detail failure={failure} onShowLine={onShowLine} /> : <p>{text.hidden}</p>)}
        {failure && test.hint && (
          <p>
            <strong>{text.hint}</strong> {test.hint}
          </p>
        )}
        {isShown && (
          <details>
            <summary>{text.testCode}</summary>
            <pre className={styles.code} tabIndex={0}>
              <code>{test.code}</code>
            </pre>
          </details>
        )}
      </div>
    </li>
  );
}

function Detail({ failure, onShowLine }: { failure: Failure; onShowLine: Props['onShowLine'] }) {
  const text = useText(judgeText);
  const { expectation, position } = failure;
  const isOwn = expectation?.matcher === 'element' || expectation?.matcher === 'nothing';
  return (
    <>
      {expectation ? (
        <dl className={styles.detail}>
          <dt>{text.expected(expectation)}</dt>
          <dd>{expectation.expected && <code>{expectation.expected}</code>}</dd>
          {!isOwn && (
            <>
              <dt>{text.received}</dt>
              <dd>
                <code>{expectation.received}</code>
              </dd>
            </>
          )}
        </dl>
      ) : (
        <p>
          <code>{failure.text}</code>
        </p>
      )}
      {position && (
        <p>
          <Position position={position} onShowLine={onShowLine} />
        </p>
      )}
    </>
  );
}

function Position({ position, onShowLine }: { position: CodePosition | null; onShowLine: Props['onShowLine'] }) {
  const text = useText(judgeText);
  if (!position) return null;
  const { pane, line } = position;
  if (!onShowLine || pane === 'test') return <span>{text.at(position)}</span>;
  return <TextButton onClick={() => onShowLine({ pane, line })}>{text.at(position)}</TextButton>;
}
