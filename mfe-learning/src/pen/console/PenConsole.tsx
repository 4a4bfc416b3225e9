import { useText } from '@lectern/shared/text';
import { Button } from '@lectern/shared/ui';
import { penText } from '../../text/pen/pen.en';
import * as benchStyles from '../workbench.module.css';
import * as styles from './console.module.css';

/** A line of a pen's code. */
export type PenLine = { pane: 'html' | 'js'; line: number };

/** A line of the console. `source` is the line of code that caused it, if known. */
export type ConsoleLine = {
  key: number;
  level: 'log' | 'info' | 'warn' | 'error';
  text: string;
  source: PenLine | null;
};

type Props = {
  lines: readonly ConsoleLine[];
  heading: 'h2' | 'h3';
  onClear: () => void;
  /** Shows a line of code. Omit it when the code is not visible. */
  onShowLine?: (line: PenLine) => void;
};

/** Console with the logs and errors of a pen, each with a link to its line of code. */
export function PenConsole({ lines, heading: Heading, onClear, onShowLine }: Props) {
  const text = useText(penText);
  return (
    <section className={benchStyles.console} aria-label={text.console}>
      <div className={styles.consoleHead}>
        <Heading className={benchStyles.label}>{text.console}</Heading>
        <Button variant="quiet" size="small" onClick={onClear} disabled={lines.length === 0}>
          {text.clear}
        </Button>
      </div>
      <div className={styles.scroll} role="log" aria-live="polite" aria-label={text.console} tabIndex={0}>
        <ol className={styles.lines} role="list">
          {lines.length === 0 && <li className={styles.empty}>{text.nothingLogged}</li>}
          {lines.map((entry) => (
            <li key={entry.key} className={styles.line} data-level={entry.level}>
              <span className={styles.message}>{entry.text}</span>
              {entry.source && <SourceLink source={entry.source} onShowLine={onShowLine} />}
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

function SourceLink({ source, onShowLine }: { source: PenLine; onShowLine: Props['onShowLine'] }) {
  const text = useText(penText);
  const label = source.pane === 'js' ? text.atLine(source.line) : text.atHtmlLine(source.line);
  return onShowLine ? (
    <button type="button" className={styles.source} onClick={() => onShowLine(source)}>
      {label}
    </button>
  ) : (
    <span>{label}</span>
  );
}
