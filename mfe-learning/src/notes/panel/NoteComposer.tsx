import { useEffect, useState } from 'react';
import { useHost } from '@lectern/shared/host';
import { useText } from '@lectern/shared/text';
import { Button, PlusIcon } from '@lectern/shared/ui';
import type { NoteAnchor } from '../../data/notes';
import { notesText } from '../../text/lesson/notes.en';
import { clock } from '../../time/clock';
import { NoteEditor } from '../list/NoteEditor';
import { isNoteText } from '../note';
import { getDraft, saveDraft } from '../noteOutbox';

type Props = {
  uid: string;
  courseId: string;
  lessonId: string;
  /** Returns the current position in the lesson, in seconds; null for a lesson without one. */
  getTime: () => number | null;
  onAdd: (anchor: NoteAnchor, text: string) => void;
};

/** Field for a new note. The note gets the time when writing began. The draft is stored on this device. */
export function NoteComposer({ uid, courseId, lessonId, getTime, onAdd }: Props) {
  const words = useText(notesText);
  const { announce } = useHost();
  const draftKey = `${courseId}/${lessonId}`;
  const [text, setText] = useState(() => getDraft(uid, draftKey));
  const [timeSec, setToNow] = useNoteTime(getTime, text === '');
  const time = timeSec === null ? null : clock(timeSec);
  const write = (next: string): void => {
    if (!text) setToNow();
    setText(next);
    saveDraft(uid, draftKey, next);
  };
  const add = (): void => {
    if (!isNoteText(text)) return;
    onAdd({ kind: 'lesson', courseId, itemId: lessonId, timeSec, locator: null }, text.trim());
    announce(words.added(time));
    setText('');
    saveDraft(uid, draftKey, '');
  };
  return (
    <NoteEditor label={words.write(time)} hint={words.writeHint} value={text} onChange={write} onSubmit={add}>
      <Button size="small" icon={<PlusIcon />} onClick={add} disabled={!isNoteText(text)}>
        {words.add}
      </Button>
      {time && (
        <Button size="small" variant="quiet" onClick={setToNow}>
          {words.now}
        </Button>
      )}
    </NoteEditor>
  );
}

/** Time of a new note. It follows the lesson while the note is empty, and can be set to the current position. */
function useNoteTime(getTime: Props['getTime'], isEmpty: boolean) {
  const [timeSec, setTimeSec] = useState(() => wholeSecond(getTime()));
  useEffect(() => {
    if (!isEmpty) return undefined;
    const timer = setInterval(() => setTimeSec(wholeSecond(getTime())), 500);
    return () => clearInterval(timer);
  }, [isEmpty, getTime]);
  return [timeSec, () => setTimeSec(wholeSecond(getTime()))] as const;
}

const wholeSecond = (time: number | null): number | null => (time === null ? null : Math.floor(time));
