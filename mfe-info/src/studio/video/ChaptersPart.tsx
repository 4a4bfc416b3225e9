import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { useText } from '@lectern/shared/text';
import { Button, ClockIcon, IconButton, PlusIcon, Section, TrashIcon } from '@lectern/shared/ui';
import { videoText } from '../../text/video.en';
import { TimeInput } from './TimeInput';
import { TitleField } from './TitleField';
import { useRemovalFocus } from './useRemovalFocus';
import type { PartProps } from './part';
import * as styles from './Video.module.css';

type Chapter = PartProps['content']['chapters'][number];

const MAX = 100;

/** Chapters of a video, in order of time. Learners see the seconds, so that chapters start at whole ones. */
export function ChaptersPart({ lesson, content: { chapters }, change, player, isReadOnly }: PartProps) {
  const text = useText(videoText).chapters;
  const { list, onRemoved } = useRemovalFocus<HTMLOListElement>();
  const selectTitle = useTitleSelection(list);
  const { rows, save } = useRows(chapters, (next) => change({ chapters: next }));
  const here = (): number => Math.floor(player.current?.currentTime ?? 0);
  const add = (): void => {
    const chapter = { title: text.newTitle(chapters.length + 1), startSec: here() };
    const at = chapters.filter(({ startSec }) => startSec <= chapter.startSec).length;
    save([...rows, { key: newKey(), chapter }]);
    selectTitle(at);
  };
  return (
    <Section title={text.title} lead={text.lead}>
      {chapters.length === 0 && <p className={styles.note}>{text.none}</p>}
      <ol className={styles.list} ref={list}>
        {rows.map(({ key, chapter }, index) => (
          <ChapterRow
            key={key}
            number={index + 1}
            chapter={chapter}
            isDouble={chapters.some((other, at) => at !== index && other.startSec === chapter.startSec)}
            endSec={lesson.durationSec}
            isReadOnly={isReadOnly}
            getTime={here}
            onChange={(next) => save(rows.with(index, { key, chapter: next }))}
            onRemove={() => {
              onRemoved(index);
              save(rows.toSpliced(index, 1));
            }}
          />
        ))}
      </ol>
      <AddChapter isShown={!isReadOnly} isFull={chapters.length >= MAX} onAdd={add} />
    </Section>
  );
}

type Row = { key: string; chapter: Chapter };

const newKey = (): string => crypto.randomUUID();

/**
 * Gives each chapter a key that moves with it: what is typed next stays in the row where it began, also when a new time
 * has moved that row. Chapters of another window take the keys of their positions.
 */
function useRows(chapters: readonly Chapter[], onChange: (chapters: Chapter[]) => void) {
  const [keys, setKeys] = useState<readonly string[]>([]);
  const known = chapters.map((_, index) => keys[index] ?? newKey());
  if (known.length !== keys.length) setKeys(known);
  const save = (next: readonly Row[]): void => {
    const sorted = next.toSorted((a, b) => a.chapter.startSec - b.chapter.startSec);
    setKeys(sorted.map(({ key }) => key));
    onChange(sorted.map(({ chapter }) => chapter));
  };
  return { rows: chapters.map((chapter, index): Row => ({ key: known[index] ?? '', chapter })), save };
}

function AddChapter({ isShown, isFull, onAdd }: { isShown: boolean; isFull: boolean; onAdd: () => void }) {
  const text = useText(videoText).chapters;
  if (isFull) return <p className={styles.note}>{text.full}</p>;
  if (!isShown) return null;
  return (
    <div className={styles.row}>
      <Button variant="secondary" size="small" icon={<PlusIcon />} onClick={onAdd}>
        {text.add}
      </Button>
    </div>
  );
}

/** Returns a function that selects the title of a new row as it is rendered: the next key already writes into it. */
function useTitleSelection(list: RefObject<HTMLOListElement | null>): (index: number) => void {
  const wanted = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (wanted.current === null) return;
    const title = list.current?.querySelectorAll<HTMLInputElement>('[data-chapter] input')[wanted.current * 2 + 1];
    title?.focus();
    title?.select();
    wanted.current = null;
  });
  return (index) => void (wanted.current = index);
}

type RowProps = {
  number: number;
  chapter: Chapter;
  isDouble: boolean;
  endSec: number;
  isReadOnly: boolean;
  getTime: () => number;
  onChange: (next: Chapter) => void;
  onRemove: () => void;
};

function ChapterRow({ number, chapter, isDouble, endSec, isReadOnly, getTime, onChange, onRemove }: RowProps) {
  const text = useText(videoText).chapters;
  const isLate = endSec > 0 && chapter.startSec >= endSec;
  return (
    <li className={styles.chapter} data-chapter={number}>
      <TimeInput
        label={text.timeOf(number)}
        value={chapter.startSec * 1000}
        wrongTime={text.wrongTime}
        error={isDouble ? text.sameTime : isLate ? text.afterEnd : undefined}
        readOnly={isReadOnly}
        onChange={(ms) => onChange({ ...chapter, startSec: Math.floor(ms / 1000) })}
      />
      <TitleField
        label={text.nameOf(number)}
        value={chapter.title}
        readOnly={isReadOnly}
        empty={text.noTitle}
        onChange={(title) => onChange({ ...chapter, title })}
      />
      {!isReadOnly && (
        <div className={styles.tools}>
          <IconButton
            size="small"
            label={text.setTime(chapter.title)}
            icon={<ClockIcon />}
            onClick={() => onChange({ ...chapter, startSec: getTime() })}
          />
          <IconButton size="small" label={text.remove(chapter.title)} icon={<TrashIcon />} onClick={onRemove} />
        </div>
      )}
    </li>
  );
}
