import { Button } from '@lectern/shared/ui';
import { penWords } from '../../text/pen.en';
import { useText } from '../../text/useText';
import styles from './pen.module.css';

/** One line of the console. `line` is the line of the script, when it is known. */
export type ConsoleLine = { key: number; level: 'log' | 'info' | 'warn' | 'error'; text: string; line: number | null };

type Props = { lines: readonly ConsoleLine[]; heading: 'h2' | 'h3'; onClear: () => void; onShowLine: (line: number) => void };

/** What a pen logged and where it failed; a line number leads to the script. */
export function PenConsole({ lines, heading: Heading, onClear, onShowLine }: Props) {
  const text = useText(penWords);
  return (
    <section className={styles.console} aria-label={text.console}>
      <div className={styles.consoleHead}>
        <Heading className={styles.label}>{text.console}</Heading>
        <Button variant="quiet" size="small" onClick={onClear} disabled={lines.length === 0}>{text.clear}</Button>
      </div>
      <div className={styles.scroll} role="log" aria-live="polite" aria-label={text.console} tabIndex={0}>
        <ol className={styles.lines} role="list">
          {lines.length === 0 && <li className={styles.nothing}>{text.nothingLogged}</li>}
          {lines.map((entry) => (
            <li key={entry.key} className={styles.line} data-level={entry.level}>
              <span className={styles.said}>{entry.text}</span>
              {entry.line !== null && <ShowLine line={entry.line} onShowLine={onShowLine} />}
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

function ShowLine({ line, onShowLine }: { line: number; onShowLine: (line: number) => void }) {
  return <button type="button" className={styles.where} onClick={() => onShowLine(line)}>{useText(penWords).atLine(line)}</button>;
}
