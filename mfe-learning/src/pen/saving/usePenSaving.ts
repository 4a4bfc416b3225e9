import { useState } from 'react';
import { useHost } from '@lectern/shared/host';
import { useMutation, useQueryClient } from '@lectern/shared/query';
import type { Pen } from '@lectern/shared/domain';
import { dropPenDraft, type PenDraft, type PenSlot } from '../data/penDraft';
import { createPen, savePen, type PenDetails } from '../data/pens';
import { penSavingWords } from '../../text/pen/penSaving.en';
import { useText } from '../../text/useText';
import type { PenWork } from '../editor/usePen';

/** What is asked of the backend: a new pen (`forkOf` says of which), or the open one over the version of `basedOn`. */
type Order =
  | { kind: 'create'; details: PenDetails; forkOf: string | null }
  | { kind: 'save'; details: PenDetails; basedOn: number | null };

type Facts = {
  slot: PenSlot;
  saved: Pen | null;
  uid: string | null;
  pen: PenWork;
  /** A pen has been made: its page is to be shown. */ onCreated: (pen: Pen) => void;
};

/** The work of somebody at a version of a saved pen. */
export const draftOf = ({ html, css, js, updatedAt }: Pen): PenDraft => ({
  html,
  css,
  js,
  basedOn: updatedAt.getTime(),
  task: null,
});

/** The open pen's saving, as `usePenSaving` gives it. */
export type PenSaver = ReturnType<typeof usePenSaving>;

/**
 * Saving the open pen. A save that finds a version of another device writes nothing: `conflict` holds that version (or
 * says that the pen has been deleted) until one of the ways out is chosen.
 */
export function usePenSaving({ slot, saved, uid, pen, onCreated }: Facts) {
  const text = useText(penSavingWords);
  const { announce } = useHost();
  const client = useQueryClient();
  const [conflict, setConflict] = useState<{ theirs: Pen | null } | null>(null);

  const settle = async (now: Pen): Promise<void> => {
    client.setQueryData(['pens', now.id, uid], now);
    await client.invalidateQueries({ queryKey: ['pens', 'of', uid] });
  };
  const saving = useMutation({
    mutationFn: async (order: Order): Promise<void> => {
      if (uid === null) return;
      if (order.kind === 'create' || !saved) {
        const made = await createPen(uid, pen.source, order.details, order.kind === 'create' ? order.forkOf : null);
        // The work is in the new pen now: the place that it came from goes back to what is saved there.
        if (!pen.source.task) dropPenDraft(slot);
        pen.release();
        await settle(made);
        announce((order.kind === 'create' && order.forkOf ? text.forkedNow : text.savedNow)(made.title));
        onCreated(made);
        return;
      }
      const outcome = await savePen(saved.id, pen.source, order.details, order.basedOn);
      if (!outcome.ok) {
        setConflict({ theirs: outcome.theirs });
        return;
      }
      pen.settle(draftOf(outcome.pen));
      await settle(outcome.pen);
      announce(text.savedNow(outcome.pen.title));
    },
  });

  return {
    isPending: saving.isPending,
    error: saving.error,
    conflict,
    setConflict,
    create: (details: PenDetails, forkOf: string | null) => saving.mutateAsync({ kind: 'create', details, forkOf }),
    save: (details: PenDetails, basedOn: number | null = pen.source.basedOn) =>
      saving.mutateAsync({ kind: 'save', details, basedOn }),
    /** Opens the version that is saved in place of what is in the panes. */
    take: (theirs: Pen) => {
      pen.replace(theirs);
      pen.settle(draftOf(theirs));
      client.setQueryData(['pens', theirs.id, uid], theirs);
    },
  };
}
