import { useState } from 'react';
import type { Pen } from '@lectern/shared/domain';
import { useTitle, useUnsavedChanges, useUser } from '@lectern/shared/host';
import { useLocation, useNavigate } from '@lectern/shared/router';
import { useText } from '@lectern/shared/text';
import { penSavingText } from '../../text/pen/penSaving.en';
import { returnPath } from '../data/penAddress';
import { PANE_LIMIT, PANES, type PenDraft, type PenSubject } from '../data/penDraft';
import { usePenSlot } from '../data/usePenSlot';
import type { PenDialog } from '../saving/PenDialogs';
import { usePenSaving } from '../saving/usePenSaving';
import { usePen } from './usePen';

export type PenEditorProps = {
  /** What is edited. Another subject, or another account, needs another editor (`key`). */
  subject: PenSubject;
  /** The open pen; null for work that was never saved. */
  saved: Pen | null;
  start: PenDraft;
};

/** State of the editor page, as `usePenEditor` returns it. */
export type PenEditorState = ReturnType<typeof usePenEditor>;

/** Combines the pen's state with saving: its ownership, whether it can be saved, and the open dialog. */
export function usePenEditor({ subject, saved, start }: PenEditorProps) {
  const { untitled } = useText(penSavingText);
  const user = useUser();
  const navigate = useNavigate();
  const back = returnPath(new URLSearchParams(useLocation().search));
  const slot = usePenSlot(subject);
  const pen = usePen(slot, start);
  const [dialog, setDialog] = useState<PenDialog | null>(null);
  const openPen = ({ id }: Pen): void =>
    void navigate(`/codepen?${new URLSearchParams({ pen: id, ...(back !== null && { back }) }).toString()}`, {
      replace: subject === '',
    });
  const saver = usePenSaving({ slot, saved, uid: user?.uid ?? null, pen, onCreated: openPen });
  const isMine = saved !== null && saved.ownerUid === user?.uid;
  const isTooLarge = PANES.some((pane) => pen.source[pane].length > PANE_LIMIT);
  const details = { title: saved?.title ?? untitled, visibility: saved?.visibility ?? 'private' } as const;
  const save = (): void => {
    if (isTooLarge || saver.isPending || !user) return;
    if (!isMine) setDialog('details');
    else if (pen.isChanged) void saver.save(details).catch(() => undefined);
  };
  useTitle(saved?.title ?? '');
  useUnsavedChanges(!pen.isStored || pen.isContested || (isMine && pen.isChanged));
  return { user, saved, back, pen, saver, details, isMine, isTooLarge, save, dialog, setDialog };
}
