import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { inLanguage } from '@lectern/shared/text';
import { clock } from '../../time/clock';
import * as styles from './TimedList.module.css';

/** A line that seeks to a second of the video. `content` replaces the plain `text` on screen, if given. */
export type TimedLine = { key: number; startSec: number; text: string; content?: ReactNode };

type Props = {
  label: string;
  lines: readonly TimedLine[];
  /** Language of the lines; unknown without it. */
  language?: string | undefined;
  /** Key of the line at the current position. */
  current: number;
  /** Scrolls to the current line, unless the focus is in the list. */
  follows: boolean;
  onSeek: (sec: number) => void;
  isTall?: boolean;
};

/**
 * List of lines that seek to seconds of the video. It is a single tab stop: arrow keys, Home and End move within it.
 * Marking the current line does not move the focus.
 */
export function TimedList({ label, lines, language, current, follows, onSeek, isTall = false }: Props) {
  const list = useRef<HTMLOListElement>(null);
  const [focused, setFocused] = useState<number | null>(null);
  const tabStop = lines.find(({ key }) => key === (focused ?? current)) ?? lines[0];
  useEffect(() => {
    const box = list.current;
    const line = box?.querySelector<HTMLElement>('[aria-current]');
    if (!follows || !box || !line || box.contains(document.activeElement)) return;
    box.scrollTo({ top: line.offsetTop - box.clientHeight / 2 + line.offsetHeight / 2 });
  }, [follows, current, lines]);
  return (
    <ol ref={list} className={styles.list} aria-label={label} data-tall={isTall || undefined} onKeyDown={moveFocus}>
      {lines.map(({ key, startSec, text: plain, content = plain }) => (
        <li key={key}>
          <button
            type="button"
            className={styles.line}
            aria-current={key === current ? 'true' : undefined}
            tabIndex={key === tabStop?.key ? 0 : -1}
            onFocus={() => setFocused(key)}
            onBlur={() => setFocused(null)}
            onClick={() => onSeek(startSec)}
          >
            <span className={styles.time}>{clock(startSec)}</span>{' '}
            <span dir="auto" lang={inLanguage(language).lang}>
              {content}
            </span>
          </button>
        </li>
      ))}
    </ol>
  );
}

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const lines = [...event.currentTarget.querySelectorAll<HTMLElement>('button')];
  const at = lines.findIndex((line) => line === document.activeElement);
  const targets: Record<string, number> = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: lines.length - 1 };
  const target = targets[event.key];
  if (target === undefined) return;
  event.preventDefault();
  lines[target]?.focus();
}
