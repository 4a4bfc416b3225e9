import { useState } from 'react';
import type { Pen } from '@lectern/shared/domain';
import { useHost } from '@lectern/shared/host';
import { useMutation, useQueryClient } from '@lectern/shared/query';
import { useText } from '@lectern/shared/text';
import { penSavingText } from '../../text/pen/penSaving.en';
import { dropPenDraft, type PenDraft, type PenSlot } from '../data/penDraft';
import { createPen, savePen, type PenDetails } from '../data/pens';
import type { PenState } from '../editor/usePen';

type Options = {
  slot: PenSlot;
  saved: Pen | null;
  uid: string | null;
  pen: PenState;
  /** Called with a newly created pen, to open it. */
  onCreated: (pen: Pen) => void;
};

/** Version that another tab or device has saved; `theirs` is null if it has deleted the pen. */
export type PenConflict = { theirs: Pen | null };

/** Returns a saved pen as a draft without changes. */
export const draftOf = ({ html, css, js, updatedAt }: Pen): PenDraft => ({
  html,
  css,
  js,
  basedOn: updatedAt.getTime(),
  task: null,
});

/** State and actions of saving, as `usePenSaving` returns them. */
export type PenSaver = ReturnType<typeof usePenSaving>;

/**
 * Creates or saves the open pen. If another tab or device has saved a newer version, nothing is written: `conflict`
 * holds that version until the person chooses.
 */
export function usePenSaving(options: Options) {
  const { saved, pen } = options;
  const [conflict, setConflict] = useState<PenConflict | null>(null);
  const { storeInCache, showInCache } = usePenCache(options.uid);
  const create = useCreatePen(options, storeInCache);
  const save = useSavePen(options, storeInCache, setConflict);
  /** Runs a creation or a save as one mutation, so that its state covers both. */
  const saving = useMutation({ mutationFn: (run: () => Promise<void>) => run() });
  return {
    isPending: saving.isPending,
    error: saving.error,
    conflict,
    setConflict,
    create: (details: PenDetails, forkOf: string | null) => saving.mutateAsync(() => create(details, forkOf)),
    save: (details: PenDetails, basedOn: number | null = pen.source.basedOn) =>
      saving.mutateAsync(() => (saved ? save(saved.id, details, basedOn) : create(details, null))),
    /** Replaces the content of the panes with the saved version. */
    takeOver: (theirs: Pen) => {
      pen.replace(theirs);
      pen.markSaved(draftOf(theirs));
      showInCache(theirs);
    },
  };
}

function usePenCache(uid: string | null) {
  const client = useQueryClient();
  const showInCache = (pen: Pen): void => void client.setQueryData(['pens', pen.id, uid], pen);
  const storeInCache = async (pen: Pen): Promise<void> => {
    showInCache(pen);
    await client.invalidateQueries({ queryKey: ['pens', 'of', uid] });
  };
  return { showInCache, storeInCache };
}

function useCreatePen({ slot, uid, pen, onCreated }: Options, storeInCache: (pen: Pen) => Promise<void>) {
  const text = useText(penSavingText);
  const { announce } = useHost();
  return async (details: PenDetails, forkOf: string | null): Promise<void> => {
    if (uid === null) return;
    const created = await createPen(uid, pen.source, details, forkOf);
    // The work is in the new pen now, so the slot it came from returns to its saved version.
    if (!pen.source.task) dropPenDraft(slot);
    pen.forgetChanges();
    await storeInCache(created);
    announce((forkOf ? text.announceForked : text.announceSaved)(created.title));
    onCreated(created);
  };
}

function useSavePen(
  { uid, pen }: Options,
  storeInCache: (pen: Pen) => Promise<void>,
  setConflict: (conflict: PenConflict) => void,
) {
  const text = useText(penSavingText);
  const { announce } = useHost();
  return async (id: string, details: PenDetails, basedOn: number | null): Promise<void> => {
    if (uid === null) return;
    const outcome = await savePen(id, pen.source, details, basedOn);
    if (!outcome.ok) {
      setConflict({ theirs: outcome.theirs });
      return;
    }
    pen.markSaved(draftOf(outcome.pen));
    await storeInCache(outcome.pen);
    announce(text.announceSaved(outcome.pen.title));
  };
}
