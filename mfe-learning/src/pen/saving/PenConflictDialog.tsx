import { Button, Dialog, FormStatus } from '@lectern/shared/ui';
import type { Pen } from '@lectern/shared/domain';
import { reasonOf } from '../../parts/reasonOf';
import { penDialogWords } from '../../text/pen/penDialogs.en';
import { useText } from '../../text/useText';
import styles from '../pen.module.css';

type Props = {
  /**
   * The version that another device saved; null inside says that the pen has been deleted, null itself that there is no
   * conflict.
   */
  conflict: { theirs: Pen | null } | null;
  busy: boolean;
  error: Error | null;
  onKeepBoth: () => void;
  onKeepMine: (theirs: Pen) => void;
  onKeepTheirs: (theirs: Pen) => void;
  onClose: () => void;
};

/** Two versions of one pen: says so, and does nothing until one way out is chosen. */
export function PenConflictDialog({ conflict, busy, error, onKeepBoth, onKeepMine, onKeepTheirs, onClose }: Props) {
  const text = useText(penDialogWords);
  const theirs = conflict?.theirs ?? null;
  return (
    <Dialog open={conflict !== null} title={theirs ? text.conflictTitle : text.deletedTitle} onClose={onClose}>
      <p>{theirs ? text.conflictLead(theirs.updatedAt) : text.deletedLead}</p>
      {error && (
        <FormStatus tone="error" title={text.failed}>
          {reasonOf(error)}
        </FormStatus>
      )}
      <div className={styles.ways}>
        <Button busy={busy} onClick={onKeepBoth}>
          {text.keepBoth}
        </Button>
        {theirs && (
          <Button variant="secondary" busy={busy} onClick={() => onKeepMine(theirs)}>
            {text.keepMine}
          </Button>
        )}
        {theirs && (
          <Button variant="secondary" onClick={() => onKeepTheirs(theirs)}>
            {text.keepTheirs}
          </Button>
        )}
        <Button variant="quiet" onClick={onClose}>
          {text.cancel}
        </Button>
      </div>
    </Dialog>
  );
}
