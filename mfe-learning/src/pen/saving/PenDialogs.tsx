import type { Pen } from '@lectern/shared/domain';
import type { PenDetails } from '../data/pens';
import { penDialogWords } from '../../text/pen/penDialogs.en';
import { useText } from '../../text/useText';
import { MyPensDialog } from '../list/MyPensDialog';
import { PenConflictDialog } from './PenConflictDialog';
import { PenDetailsDialog } from './PenDetailsDialog';
import type { PenSaver } from './usePenSaving';

/** What is asked about a pen: its name and who may open it, the same for a copy of it, or which pen to open. */
export type PenQuestion = 'details' | 'copy' | 'mine';

type Props = {
  shows: PenQuestion | null;
  saved: Pen | null;
  isMine: boolean;
  uid: string | null;
  saver: PenSaver;
  /** What the pen is called and who may open it, as it is; and what a copy of something is called. */
  details: PenDetails;
  untitled: string;
  copyName: (title: string) => string;
  onClose: () => void;
};

/** The dialogs of the editor; they come when they are about to be needed. */
export default function PenDialogs({ shows, saved, isMine, uid, saver, details, untitled, copyName, onClose }: Props) {
  const text = useText(penDialogWords);
  const isOwn = isMine && shows === 'details';
  const submit = (next: PenDetails): void => {
    void (isOwn ? saver.save(next) : saver.create(next, saved?.id ?? null)).then(onClose, () => undefined);
  };
  return (
    <>
      <PenDetailsDialog
        open={shows === 'details' || shows === 'copy'}
        title={isOwn ? text.detailsTitle : text.firstTitle}
        id={isOwn ? (saved?.id ?? null) : null}
        details={isOwn ? details : { title: saved ? copyName(details.title) : untitled, visibility: 'private' }}
        busy={saver.isPending}
        error={saver.error}
        onSubmit={submit}
        onClose={onClose}
      />
      {uid !== null && <MyPensDialog open={shows === 'mine'} uid={uid} onClose={onClose} />}
      <PenConflictDialog
        conflict={saver.conflict}
        busy={saver.isPending}
        error={saver.error}
        onClose={() => saver.setConflict(null)}
        onKeepBoth={() =>
          void saver.create({ ...details, title: copyName(details.title) }, saved?.id ?? null).then(
            () => saver.setConflict(null),
            () => undefined,
          )
        }
        onKeepMine={(theirs) => {
          saver.setConflict(null);
          void saver
            .save({ title: theirs.title, visibility: theirs.visibility }, theirs.updatedAt.getTime())
            .catch(() => undefined);
        }}
        onKeepTheirs={(theirs) => {
          saver.setConflict(null);
          saver.take(theirs);
        }}
      />
    </>
  );
}
