import type { Pen } from '@lectern/shared/domain';
import { useText } from '@lectern/shared/text';
import { penDialogsText } from '../../text/pen/penDialogs.en';
import { penSavingText } from '../../text/pen/penSaving.en';
import type { PenDetails } from '../data/pens';
import { MyPensDialog } from '../list/MyPensDialog';
import { PenConflictDialog } from './PenConflictDialog';
import { PenDetailsDialog } from './PenDetailsDialog';
import type { PenSaver } from './usePenSaving';

/** Dialogs that a person can open: name and visibility, the same for a copy, and the list of their pens. */
export type PenDialog = 'details' | 'copy' | 'mine';

type Props = {
  open: PenDialog | null;
  saved: Pen | null;
  isMine: boolean;
  uid: string;
  saver: PenSaver;
  /** The current name and visibility. */
  details: PenDetails;
  onClose: () => void;
};

/** The dialogs of the editor, in a separate chunk. */
export default function PenDialogs(props: Props) {
  return (
    <>
      <Details {...props} />
      <MyPensDialog open={props.open === 'mine'} uid={props.uid} onClose={props.onClose} />
      <Conflict {...props} />
    </>
  );
}

function Details({ open, saved, isMine, saver, details, onClose }: Props) {
  const text = useText(penDialogsText);
  const { copyName, untitled } = useText(penSavingText);
  const isOwn = isMine && open === 'details';
  const submit = (next: PenDetails): void => {
    void (isOwn ? saver.save(next) : saver.create(next, saved?.id ?? null)).then(onClose, () => undefined);
  };
  return (
    <PenDetailsDialog
      open={open === 'details' || open === 'copy'}
      title={isOwn ? text.detailsTitle : text.firstTitle}
      id={isOwn ? (saved?.id ?? null) : null}
      details={isOwn ? details : { title: saved ? copyName(details.title) : untitled, visibility: 'private' }}
      isSaving={saver.isPending}
      error={saver.error}
      onSubmit={submit}
      onClose={onClose}
    />
  );
}

function Conflict({ saved, saver, details }: Props) {
  const { copyName } = useText(penSavingText);
  const close = (): void => saver.setConflict(null);
  return (
    <PenConflictDialog
      conflict={saver.conflict}
      isSaving={saver.isPending}
      error={saver.error}
      onClose={close}
      onKeepBoth={() => {
        const copy = { ...details, title: copyName(details.title) };
        void saver.create(copy, saved?.id ?? null).then(close, () => undefined);
      }}
      onKeepMine={({ title, visibility, updatedAt }) => {
        close();
        void saver.save({ title, visibility }, updatedAt.getTime()).catch(() => undefined);
      }}
      onKeepTheirs={(theirs) => {
        close();
        saver.takeOver(theirs);
      }}
    />
  );
}
