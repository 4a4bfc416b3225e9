import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { transcriptWords } from '../../text/player/transcript.en';
import { useText } from '../../text/useText';
import { clock } from '../clock';
import styles from './TimedList.module.css';

/** A line that leads to a second of the video. */
export type TimedLine = { key: number; startSec: number; words: string; shown?: ReactNode };

type Props = {
  label: string;
  lines: readonly TimedLine[];
  /** The key of the line that the video is at. */
  current: number;
  /** Whether the list scrolls to the current line; never while the focus is in it. */
  follows: boolean;
  onSeek: (sec: number) => void;
  isTall?: boolean;
};

/**
 * Lines that lead to seconds of the video. One stop of the Tab key: arrow keys, Home and End move within. The current
 * line is marked; the focus stays where it is.
 */
export function TimedList({ label, lines, current, follows, onSeek, isTall = false }: Props) {
  const text = useText(transcriptWords);
  const list = useRef<HTMLOListElement>(null);
  const [visited, setVisited] = useState<number | null>(null);
  const stop = lines.find(({ key }) => key === (visited ?? current)) ?? lines[0];
  useEffect(() => {
    const box = list.current;
    const line = box?.querySelector<HTMLElement>('[aria-current]');
    if (!follows || !box || !line || box.contains(document.activeElement)) return;
    box.scrollTo({ top: line.offsetTop - box.clientHeight / 2 + line.offsetHeight / 2 });
  }, [follows, current, lines]);
  return (
    <ol ref={list} className={styles.list} aria-label={label} data-tall={isTall || undefined} onKeyDown={move}>
      {lines.map(({ key, startSec, words, shown = words }) => (
        <li key={key}>
          <button
            type="button"
            className={styles.line}
            aria-label={text.line(startSec, words)}
            aria-current={key === current ? 'true' : undefined}
            tabIndex={key === stop?.key ? 0 : -1}
            onFocus={() => setVisited(key)}
            onBlur={() => setVisited(null)}
            onClick={() => onSeek(startSec)}
          >
            <span className={styles.time}>{clock(startSec)}</span>
            <span>{shown}</span>
          </button>
        </li>
      ))}
    </ol>
  );
}

function move(event: KeyboardEvent<HTMLElement>): void {
  const lines = [...event.currentTarget.querySelectorAll<HTMLElement>('button')];
  const at = lines.findIndex((line) => line === document.activeElement);
  const target =
    event.key === 'ArrowDown'
      ? at + 1
      : event.key === 'ArrowUp'
        ? at - 1
        : event.key === 'Home'
          ? 0
          : event.key === 'End'
            ? lines.length - 1
            : -1;
  if (!['ArrowDown', 'ArrowUp', 'Home', 'End'].includes(event.key)) return;
  event.preventDefault();
  lines[target]?.focus();
}
