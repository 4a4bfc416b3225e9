import { useTabDraft } from '@lectern/shared/drafts';
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

/**
 * Holds what is typed while the dialog is closed and opened again, and stores it in the tab as `draft`. Warns about it
 * when the page is left.
 */
export function useNoteDrafts(draft: string): NoteDrafts {
  const { fields, change } = useTabDraft<Fields>(draft, { added: '', edits: {} });
  const { added } = fields;
  const edits = Object.fromEntries(Object.entries(fields.edits).filter(([, edit]) => isEdit(edit)));
  useUnsavedChanges(added.trim() !== '' || Object.values(edits).some(({ text, stored }) => text !== stored));
  return {
    added,
    edits,
    setAdded: (text) => change({ added: text }),
    setEdit: (id, edit) => change(({ edits: now }) => ({ edits: withEdit(now, id, edit) })),
    endSaved: (id, text) => {
      if (id === null) change(({ added: now }) => (now.trim() === text ? { added: '' } : {}));
      else change(({ edits: now }) => ({ edits: withEdit(now, id, afterSave(now[id], text)) }));
    },
  };
}

type Fields = { added: string; edits: Record<string, Edit> };

/** A stored draft may come from another version of the reader. */
const isEdit = (edit: unknown): boolean =>
  typeof edit === 'object' &&
  edit !== null &&
  'text' in edit &&
  typeof edit.text === 'string' &&
  'stored' in edit &&
  typeof edit.stored === 'string';

function withEdit(edits: Record<string, Edit>, id: string, edit: Edit | null): Record<string, Edit> {
  const { [id]: _, ...others } = edits;
  return edit === null ? others : { ...others, [id]: edit };
}

const afterSave = (edit: Edit | undefined, saved: string): Edit | null =>
  edit === undefined || edit.text.trim() === saved ? null : { ...edit, stored: saved };
