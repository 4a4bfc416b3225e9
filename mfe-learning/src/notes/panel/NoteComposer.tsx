import { useEffect, useState } from 'react';
import { useHost } from '@lectern/shared/host';
import { Button, PlusIcon } from '@lectern/shared/ui';
import { notesWords } from '../../text/lesson/notes.en';
import { useText } from '../../text/useText';
import { clock, type NotePlace } from '../note';
import { getDraft, saveDraft } from '../noteOutbox';
import { isNoteText, NoteEditor } from '../list/NoteEditor';

type Props = {
  uid: string;
  courseId: string;
  lessonId: string;
  /** The second that the lesson is at; null for one that has no clock. */ getTime: () => number | null;
  onAdd: (place: NotePlace, text: string) => void;
};

/**
 * Where a new note is written. Its time is the one at which the writing began; the unfinished text is kept on this
 * device.
 */
export function NoteComposer({ uid, courseId, lessonId, getTime, onAdd }: Props) {
  const words = useText(notesWords);
  const { announce } = useHost();
  const place = `${courseId}/${lessonId}`;
  const [text, setText] = useState(() => getDraft(uid, place));
  const [timeSec, setTimeSec] = useState(() => secondOf(getTime));
  // Until something is written, the note would be one of now.
  useEffect(() => {
    if (text) return undefined;
    const timer = setInterval(() => setTimeSec(secondOf(getTime)), 500);
    return () => clearInterval(timer);
  }, [text, getTime]);
  const time = timeSec === null ? null : clock(timeSec);
  const write = (next: string): void => {
    if (!text) setTimeSec(secondOf(getTime));
    setText(next);
    saveDraft(uid, place, next);
  };
  const add = (): void => {
    if (!isNoteText(text)) return;
    onAdd({ kind: 'lesson', courseId, itemId: lessonId, timeSec, locator: null }, text.trim());
    announce(words.added(time));
    setText('');
    saveDraft(uid, place, '');
  };
  return (
    <NoteEditor label={words.write(time)} hint={words.writeHint} value={text} onChange={write} onSubmit={add}>
      <Button size="small" icon={<PlusIcon />} onClick={add} disabled={!isNoteText(text)}>
        {words.add}
      </Button>
      {time && (
        <Button size="small" variant="quiet" onClick={() => setTimeSec(secondOf(getTime))}>
          {words.now}
        </Button>
      )}
    </NoteEditor>
  );
}

function secondOf(getTime: Props['getTime']): number | null {
  const time = getTime();
  return time === null ? null : Math.floor(time);
}
