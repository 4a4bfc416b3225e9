import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { cueIndexAt } from '@lectern/shared/captions';
import { useText } from '@lectern/shared/text';
import { Button } from '@lectern/shared/ui';
import { captionsText } from '../../../text/captions.en';
import { CueRowFields } from './CueRowFields';
import { CueSummary } from './CueSummary';
import { issueOf, shownCues, type CueRow } from './editCues';
import { EditorSide } from './EditorSide';
import { useCaptionDraft } from './useCaptionDraft';
import { useCueCommands } from './useCueCommands';
import * as styles from './Captions.module.css';

export type CueListProps = {
  courseId: string;
  language: string;
  video: string;
  durationSec: number;
  header: string;
  initial: readonly CueRow[];
  onStored: (path: string) => void;
  onDone: () => void;
  /** Receives the function that stores what is not stored yet. */
  onFlusher: (flush: () => Promise<boolean>) => void;
};

/** The video, and its captions as a list that can be edited with the keyboard alone. */
export function CueList({ video, durationSec, onDone, onFlusher, ...options }: CueListProps) {
  const text = useText(captionsText).editor;
  const player = useRef<HTMLVideoElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const draft = useCaptionDraft(options);
  const { rows, flush } = draft;
  const [sec, setSec] = useState(0);
  const issues = rows.map((row, index) => issueOf(row, rows[index + 1], durationSec * 1000));
  const deferred = useDeferredValue(rows);
  const shown = useMemo(() => shownCues(deferred), [deferred]);
  const commands = useCueCommands(draft, player, list);
  const current = useMemo(() => cueIndexAt(timesOf(rows), sec), [rows, sec]);
  useEffect(() => onFlusher(flush), [onFlusher, flush]);
  return (
    <div className={styles.editor}>
      <EditorSide video={video} cues={shown} player={player} onTime={setSec} draft={draft} commands={commands} />
      <div className={styles.cues}>
        <CueSummary rows={rows} issues={issues} onNext={commands.focusCue} />
        <ol className={styles.list} ref={list} aria-label={text.list}>
          {rows.map((row, index) => (
            <CueRowFields
              key={row.id}
              row={row}
              number={index + 1}
              issue={issues[index] ?? null}
              isLast={index === rows.length - 1}
              isCurrent={index === current}
              onCommand={commands.run}
            />
          ))}
        </ol>
        <div className={styles.row}>
          <Button onClick={onDone}>{text.done}</Button>
        </div>
      </div>
    </div>
  );
}

const timesOf = (rows: readonly CueRow[]) =>
  rows.map(({ startMs, endMs }) => ({ startSec: startMs / 1000, endSec: endMs / 1000, text: '' }));
