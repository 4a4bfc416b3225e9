import { useState } from 'react';
import { useUnsavedChanges } from '@lectern/shared/host';

/** The text of an edited note, and the one that was stored when the editing began. */
type Edit = { text: string; stored: string };

/** Texts typed in the notes dialog: a new note, and the edited ones by id. */
export type NoteDrafts = {
  added: string;
  edits: Readonly<Record<string, Edit>>;
  setAdded: (text: string) => void;
  setEdit: (id: string, edit: Edit | null) => void;
  /** Ends the writing of a saved note, new for null, unless more was typed since `text` was sent. */
  endSaved: (id: string | null, text: string) => void;
};

/** Holds what is typed while the dialog is closed and opened again. Warns about it when the page is left. */
export function useNoteDrafts(): NoteDrafts {
  const [added, setAdded] = useState('');
  const [edits, setEdits] = useState<Record<string, Edit>>({});
  useUnsavedChanges(added.trim() !== '' || Object.values(edits).some(({ text, stored }) => text !== stored));
  return {
    added,
    edits,
    setAdded,
    setEdit: (id, edit) => setEdits((now) => withEdit(now, id, edit)),
    endSaved: (id, text) => {
      if (id === null) setAdded((now) => (now.trim() === text ? '' : now));
      else setEdits((now) => withEdit(now, id, afterSave(now[id], text)));
    },
  };
}

function withEdit(edits: Record<string, Edit>, id: string, edit: Edit | null): Record<string, Edit> {
  const { [id]: _, ...others } = edits;
  return edit === null ? others : { ...others, [id]: edit };
}

const afterSave = (edit: Edit | undefined, saved: string): Edit | null =>
  edit === undefined || edit.text.trim() === saved ? null : { ...edit, stored: saved };
