import { Button } from '@lectern/shared/ui';
import { penWords } from '../../text/pen/pen.en';
import { useText } from '../../text/useText';
import styles from '../pen.module.css';

/** A line of the code of a pen. */
export type PenLine = { pane: 'html' | 'js'; line: number };

/** One line of the console. `place` is where it comes from, when that is known. */
export type ConsoleLine = {
  key: number;
  level: 'log' | 'info' | 'warn' | 'error';
  text: string;
  place: PenLine | null;
};

type Props = {
  lines: readonly ConsoleLine[];
  heading: 'h2' | 'h3';
  onClear: () => void;
  /** Left out where there is no code to be seen. */ onShowLine?: (place: PenLine) => void;
};

/** What a pen logged and where it failed; a line number leads to the code. */
export function PenConsole({ lines, heading: Heading, onClear, onShowLine }: Props) {
  const text = useText(penWords);
  return (
    <section className={styles.console} aria-label={text.console}>
      <div className={styles.consoleHead}>
        <Heading className={styles.label}>{text.console}</Heading>
        <Button variant="quiet" size="small" onClick={onClear} disabled={lines.length === 0}>
          {text.clear}
        </Button>
      </div>
      <div className={styles.scroll} role="log" aria-live="polite" aria-label={text.console} tabIndex={0}>
        <ol className={styles.lines} role="list">
          {lines.length === 0 && <li className={styles.nothing}>{text.nothingLogged}</li>}
          {lines.map((entry) => (
            <li key={entry.key} className={styles.line} data-level={entry.level}>
              <span className={styles.said}>{entry.text}</span>
              {entry.place && <ShowLine place={entry.place} onShowLine={onShowLine} />}
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

function ShowLine({ place, onShowLine }: { place: PenLine; onShowLine: Props['onShowLine'] }) {
  const words = useText(penWords)[place.pane === 'js' ? 'atLine' : 'atHtmlLine'](place.line);
  return onShowLine ? (
    <button type="button" className={styles.where} onClick={() => onShowLine(place)}>
      {words}
    </button>
  ) : (
    <span>{words}</span>
  );
}
